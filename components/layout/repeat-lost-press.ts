const controls = "button, input, label, summary";
const patienceMs = 10_000;
const againMs = 50;

/** React has hydrated the element. */
export const isAlive = (element: Element) =>
  Object.keys(element).some((key) => key.startsWith("__reactProps"));

/** A selector by place only; a translation's <font> elements don't count. */
function placeOf(element: Element): string {
  const { parentElement: parent, localName } = element;
  if (!parent) return localName;
  const alike = [...parent.children].filter((child) => child.localName === localName);
  return `${placeOf(parent)}>${localName}:nth-of-type(${alike.indexOf(element) + 1})`;
}

/**
 * React replaces a page that a translation or an extension changed before hydration, and a press on the old page is
 * lost: it is repeated on the control in the same place.
 */
export function repeatLostPress() {
  const hear = ({ target }: Event) => {
    const pressed = target instanceof Element ? target.closest(controls) : null;
    if (!pressed || isAlive(pressed)) return;
    const place = placeOf(pressed);
    const end = performance.now() + patienceMs;
    const look = () => {
      const control = document.querySelector<HTMLElement>(place);
      if (pressed.isConnected ? isAlive(pressed) : control && isAlive(control)) {
        if (!pressed.isConnected) control?.click();
      } else if (performance.now() < end) setTimeout(look, againMs);
    };
    setTimeout(look);
  };
  document.addEventListener("click", hear, true);
}
