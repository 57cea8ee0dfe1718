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

/**
 * React replaces a page that a translation or an extension changed before hydration, and a press on the old page is
 * lost: it is repeated on the control in the same place.
 */
export function repeatLostPress() {
  addEventListener(
    "click",
    ({ target }) => {
      const pressed = (target as Element).closest(controls);
      if (!pressed || isAlive(pressed)) return;
      const place = placeOf(pressed);
      const look = (left: number) => {
        const control = document.querySelector<HTMLElement>(place);
        if (!control || !isAlive(control)) left && setTimeout(look, againMs, left - 1);
        // Once more, so that effects have set the state first.
        else if (control !== pressed) setTimeout(() => control.click(), againMs);
      };
      look(mostLooks);
    },
    true,
  );
}
