/** What is wrong with how a table is laid out in this window, in words; an empty list if nothing is. */
() => {
  const SLACK = 2;
  const wrong = [];
  const box = (element) => element.getBoundingClientRect();
  const shown = (selector) => [...document.querySelectorAll(selector)].filter((one) => box(one).width > 0);
  const nameOf = (seat) => seat.querySelector("strong")?.innerText ?? seat.className;
  const overlap = (a, b) =>
    Math.min(a.right, b.right) - Math.max(a.left, b.left) > SLACK && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > SLACK;

  if (document.documentElement.scrollWidth > innerWidth) wrong.push("the page is too wide");

  const open = document.querySelector("dialog[open]") !== null;
  const seats = open ? [] : shown(".arena .seat");
  const arena = open ? undefined : shown(".field > .arena")[0];
  if (arena && arena.scrollHeight > arena.clientHeight + SLACK) wrong.push(`the table is ${arena.scrollHeight - arena.clientHeight} px too high`);
  seats.forEach((seat, i) => {
    const own = box(seat);
    if (own.left < -SLACK || own.top < 0 || own.right > innerWidth + SLACK || own.bottom > innerHeight) wrong.push(`${nameOf(seat)} is cut by the window`);
    for (const other of seats.slice(i + 1)) if (overlap(own, box(other))) wrong.push(`${nameOf(seat)} lies upon ${nameOf(other)}`);
    for (const part of [".dock .own > *", ".dock .prompt > .prompt", ".bar", ".arena .pending .pending", ".arena .events .deck", ".pile", ".stage", ".fan"])
      for (const other of shown(part)) if (!seat.contains(other) && overlap(own, box(other))) wrong.push(`${nameOf(seat)} and ${part} overlap`);
    for (const [x, y] of [[0.3, 0.3], [0.7, 0.3], [0.3, 0.8], [0.7, 0.8]]) {
      const found = document.elementFromPoint(own.left + own.width * x, own.top + own.height * y);
      if (!found || !seat.contains(found)) wrong.push(`${nameOf(seat)} is covered by ${found?.className}`);
    }
    if (innerWidth > 700 && innerHeight > 520)
      for (const text of seat.querySelectorAll("strong, small")) if (text.scrollWidth > text.clientWidth + 1) wrong.push(`${text.innerText} is cut`);
  });

  const clip = (selector) => {
    for (const text of shown(selector))
      if (text.scrollHeight > text.clientHeight + SLACK || text.scrollWidth > text.clientWidth + SLACK) wrong.push(`${selector} is cut: ${text.innerText}`);
  };
  clip(".prompt .text");
  clip(".pending .pending");
  clip(".arena .fight p");
  for (const prompt of shown(".dock .prompt > .prompt")) {
    for (const part of prompt.querySelectorAll("button, .text")) {
      const own = box(part);
      if (own.top < box(prompt).top - 1 || own.bottom > box(prompt).bottom + 1 || own.bottom > innerHeight) wrong.push(`${part.innerText} leaves the question`);
      if (part.matches("button") && part.scrollHeight > part.clientHeight + SLACK) wrong.push(`the button ${part.innerText} is cut`);
    }
    const buttons = prompt.querySelector(".buttons");
    if (buttons && buttons.scrollHeight > buttons.clientHeight + SLACK) wrong.push("there is no room for the buttons");
  }
  for (const text of document.querySelectorAll(".plot svg text")) {
    const own = box(text);
    const room = box(text.closest("svg"));
    if (own.left < room.left - SLACK || own.right > room.right + SLACK || own.top < room.top - SLACK || own.bottom > room.bottom + SLACK)
      wrong.push(`a label of a plot is cut: ${text.textContent}`);
  }
  return wrong;
};
