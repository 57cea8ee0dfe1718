/**
 * Watches what people type into the forms of the page. A form that was sent counts as saved, unless it shows why it was refused:
 * values that differ from their defaults don't tell, because React moves the defaults along.
 */
export function watchForms(): { hasUnsaved: () => boolean; stop: () => void } {
  const touched = new Map<Element, "typed" | "sent">();
  const note = ({ type, target }: Event) => {
    const form = target instanceof Element ? target.closest("main form") : null;
    if (form) touched.set(form, type === "submit" ? "sent" : "typed");
  };
  const isUnsaved = ([form, state]: [Element, "typed" | "sent"]) =>
    form.isConnected &&
    (state === "typed" || form.querySelector("[aria-invalid=true], [role=alert]") !== null);
  const types = ["input", "submit"];
  for (const type of types) document.addEventListener(type, note, true);
  return {
    hasUnsaved: () => [...touched].some(isUnsaved),
    stop: () => {
      for (const type of types) document.removeEventListener(type, note, true);
    },
  };
}
