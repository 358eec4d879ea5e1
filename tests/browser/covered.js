/** What passing words lie upon although they must not, in words; an empty list if nothing is wrong. */
(selector) => {
  const KEPT = ".prompt .text, .prompt button, .dock .hand button, .tray button, [data-zone^='seat-'], .pending .pending, .spread, .stage";
  const wrong = [];
  for (const strip of document.querySelectorAll(selector)) {
    const own = strip.getBoundingClientRect();
    if (getComputedStyle(strip).visibility !== "visible") wrong.push("it is not shown");
    if (own.left < 0 || own.top < 0 || own.right > innerWidth || own.bottom > innerHeight) wrong.push("it leaves the window");
    if (strip.scrollWidth > strip.clientWidth + 1) wrong.push("its words are cut");
    for (const one of document.querySelectorAll(KEPT)) {
      if (one.closest(`[data-player="${strip.dataset.said}"]`)) continue; // a bubble may stand upon its own seat
      const box = one.getBoundingClientRect();
      const meets = own.left < box.right - 1 && box.left < own.right - 1 && own.top < box.bottom - 1 && box.top < own.bottom - 1;
      if (box.width && meets) wrong.push(`it lies upon ${one.className} ${one.textContent.trim().slice(0, 40)}`);
    }
    const under = document.elementFromPoint(own.left + own.width / 2, own.top + own.height / 2);
    if (under && strip.contains(under)) wrong.push("it takes the clicks");
  }
  return wrong;
};
