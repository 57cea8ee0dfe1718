const controls = "button, input, label, summary";
const againMs = 50;
const mostLooks = 200;

/** React has hydrated the element. */
export const isAlive = (element: Element) =>
  Object.keys(element).some((key) => key.startsWith("__reactProps"));

/** A selector by place only; a translation's <font> elements don't count. */
function placeOf(element: Element): string {
  let place = 1;
  for (let before = element.previousElementSibling; before; before = before.previousElementSibling)
    if (before.localName === element.localName) place += 1;
  const own = `${element.localName}:nth-of-type(${place})`;
  return element.parentElement ? `${placeOf(element.parentElement)}>${own}` : own;
}

/** Presses the control in the same place once React has replaced the page. */
function repeat(pressed: Element) {
  const place = placeOf(pressed);
  const look = (left: number) => {
    const control = document.querySelector<HTMLInputElement>(place);
    if (!control || !isAlive(control)) left && setTimeout(look, againMs, left - 1);
    // Once more, so that effects have set the state first.
    else if (control !== pressed) setTimeout(press, againMs, control);
  };
  // A box may have its state already, by its label.
  const press = (control: HTMLInputElement) => {
    if (!("checked" in pressed) || pressed.checked !== control.checked) control.click();
  };
  look(mostLooks);
}

/**
 * React replaces a page that a translation or an extension changed before hydration, and what was pressed on the old page is
 * lost: boxes that were changed before, and controls that are pressed from now on, are pressed again.
 */
export function repeatLostPress() {
  for (const box of document.querySelectorAll("input")) if (box.checked !== box.defaultChecked) repeat(box);
  addEventListener(
    "click",
    ({ target }) => {
      const pressed = (target as Element).closest(controls);
      if (pressed && !isAlive(pressed)) repeat(pressed);
    },
    true,
  );
}
