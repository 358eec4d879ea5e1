/**
 * Our drawings on a canvas. The page may load no picture but the server's own (`default-src 'self'`), so a drawing
 * is not made an image: its shapes are painted one after the other.
 */

const SHAPES = "path, circle, ellipse, rect";

const number = (shape: Element, name: string): number => Number(shape.getAttribute(name) ?? 0);

function outline(shape: Element): Path2D {
  if (shape.tagName === "path") return new Path2D(shape.getAttribute("d") ?? "");
  const path = new Path2D();
  if (shape.tagName === "circle") path.arc(number(shape, "cx"), number(shape, "cy"), number(shape, "r"), 0, Math.PI * 2);
  else if (shape.tagName === "ellipse") path.ellipse(number(shape, "cx"), number(shape, "cy"), number(shape, "rx"), number(shape, "ry"), 0, 0, Math.PI * 2);
  else path.roundRect(number(shape, "x"), number(shape, "y"), number(shape, "width"), number(shape, "height"), number(shape, "rx"));
  return path;
}

/** Paints drawings whose inks are those of paper. To be thrown away when done. */
export class Press {
  private readonly host = document.createElement("div");

  constructor(private readonly canvas: CanvasRenderingContext2D) {
    this.host.className = "on-paper unseen";
    this.host.dataset["theme"] = "light";
    this.host.ariaHidden = "true";
    document.body.append(this.host);
  }

  done(): void {
    this.host.remove();
  }

  /** A drawing in this box of the canvas, as high as its own shape makes it. */
  print(svg: string, x: number, y: number, width: number): void {
    this.host.innerHTML = svg;
    const drawing = this.host.querySelector("svg");
    const box = drawing?.viewBox.baseVal;
    if (!drawing || !box) return;
    // As large as its units are, whatever the styles of the page say of drawings.
    drawing.style.width = `${box.width}px`;
    drawing.style.height = `${box.height}px`;
    const canvas = this.canvas;
    canvas.save();
    canvas.translate(x, y);
    canvas.scale(width / box.width, width / box.width);
    canvas.lineJoin = "round";
    canvas.lineCap = "round";
    for (const shape of drawing.querySelectorAll<SVGGraphicsElement>(SHAPES)) this.paint(shape);
    canvas.restore();
  }

  private paint(shape: SVGGraphicsElement): void {
    const canvas = this.canvas;
    const style = getComputedStyle(shape);
    const at = shape.getCTM();
    const path = outline(shape);
    canvas.save();
    if (at) canvas.transform(at.a, at.b, at.c, at.d, at.e, at.f);
    canvas.globalAlpha *= Number(style.opacity || 1);
    if (style.fill !== "none") {
      canvas.fillStyle = style.fill;
      canvas.fill(path, style.fillRule === "evenodd" ? "evenodd" : "nonzero");
    }
    if (style.stroke !== "none") {
      canvas.strokeStyle = style.stroke;
      canvas.lineWidth = parseFloat(style.strokeWidth) || 1;
      canvas.stroke(path);
    }
    canvas.restore();
  }
}
