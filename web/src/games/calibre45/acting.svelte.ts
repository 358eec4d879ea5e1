/** Acting at a table of Calibre 45: bullets are laid with one click, and a card may be picked up before its target. */
import type { CardId, FigureId } from "../../lib/ids";
import { NONE, verbOf as verb, withCard } from "../../lib/choices";
import type { OptionLine } from "../../net/wire";
import { Acting } from "../../state/acting.svelte";

/** Answers that are given at the spread deck, not by buttons. */
const AT_THE_TABLE = new Set(["pick", "lay"]);

export class CalibreActing extends Acting {
  /** The card that was picked up for a shot: it is laid as soon as the shot has begun. */
  private following = NONE;

  get kind(): string {
    return this.table.ask?.kind ?? "";
  }

  override get live(): OptionLine[] {
    if (this.picked === NONE || this.kind !== "shootout") return super.live;
    const shots = this.isBullets(this.picked) ? this.all.filter((one) => verb(one) === "shoot") : [];
    return [...super.live, ...shots];
  }

  override get playable(): Set<number> {
    const found = super.playable;
    if (this.kind === "shootout" && this.all.some((one) => verb(one) === "shoot"))
      for (const card of this.hand()) if (this.isBullets(card)) found.add(card);
    return found;
  }

  override get buttons(): OptionLine[] {
    if (this.kind === "new_cowboy") return this.table.options;
    if (this.picked !== NONE) return super.buttons;
    const shots = this.table.options.filter((one) => verb(one) === "shoot");
    return [...super.buttons.filter((one) => !AT_THE_TABLE.has(verb(one))), ...shots];
  }

  /** Places of the spread money deck that can be turned up, with the option of each. */
  get places(): Map<number, OptionLine> {
    return new Map(this.all.filter((one) => verb(one) === "pick").map((one) => [one.number ?? NONE, one]));
  }

  constructor(
    table: Acting["table"],
    private readonly hand: () => number[],
    tray: () => number[],
    private readonly isBullets: (card: CardId) => boolean,
  ) {
    super(
      table,
      () => ({ hand: hand(), mine: [], tray: tray() }),
      () => !["arming", "shootout"].includes(table.ask?.kind ?? ""),
    );
  }

  override pickCard(card: CardId): void {
    const laying = withCard(this.table.options, card).filter((one) => verb(one) === "lay");
    if (laying[0]) this.press(laying[0]);
    else super.pickCard(card);
  }

  override pickSeat(seat: FigureId, title: string): boolean {
    const card = this.picked;
    const shot = this.live.find((one) => verb(one) === "shoot" && one.target === seat);
    if (!shot) return super.pickSeat(seat, title);
    this.following = card;
    this.press(shot);
    return true;
  }

  override renew(hand: readonly number[], mine: readonly number[]): void {
    super.renew(hand, mine);
    const card = this.following;
    if (card === NONE || !this.table.mine) return;
    this.following = NONE;
    if (this.kind === "load_shot") this.pickCard(card);
  }
}
