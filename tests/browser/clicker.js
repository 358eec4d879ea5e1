/**
 * A player who clicks at random on what the page offers, until there is nothing more to do.
 * He reads the page as a person does: what something else covers, or what cannot be seen, he does not click.
 */
(() => {
  const OFFERED = [
    ".prompt .buttons button:not([data-leaves], [data-advice])",
    ".live",
    ".lit > .whole",
    "button.lit",
    ".spread button.place",
    "button[data-option]",
  ].join(",");
  let state = 1;
  let timer = 0;

  function chance(most) {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * most);
  }

  function canBeClicked(element) {
    if (element.matches(":disabled")) return false;
    element.scrollIntoView({ block: "nearest", inline: "nearest", behavior: "instant" });
    const box = element.getBoundingClientRect();
    if (box.width === 0 || box.height === 0) return false;
    // Cards of a hand overlap: the left edge of each one stays free.
    for (const [x, y] of [[0.5, 0.5], [0.15, 0.5], [0.15, 0.15], [0.85, 0.8]]) {
      const found = document.elementFromPoint(box.left + box.width * x, box.top + box.height * y);
      if (found && (found === element || element.contains(found))) return true;
    }
    return false;
  }

  function offered() {
    const dialog = [...document.querySelectorAll("dialog[open]")].at(-1);
    if (!dialog) return [...document.querySelectorAll(OFFERED)];
    const answers = [...dialog.querySelectorAll(".options button, footer button, button[data-option]")];
    return answers.length > 0 ? answers : [...dialog.querySelectorAll("header button")];
  }

  function click() {
    const found = offered();
    while (found.length > 0) {
      const [element] = found.splice(chance(found.length), 1);
      if (!canBeClicked(element)) continue;
      element.click();
      window.clicker.clicks += 1;
      return;
    }
  }

  window.clicker = {
    clicks: 0,
    start(seed, pause) {
      state = seed;
      window.clicker.clicks = 0;
      clearInterval(timer);
      timer = setInterval(click, pause);
    },
    stop() {
      clearInterval(timer);
    },
  };
})();
