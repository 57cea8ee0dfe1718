/**
 * Watches typing in the page's forms. A form that was sent is saved, unless it shows a refusal:
 * values that differ from their defaults prove nothing, because React updates the defaults too.
 */
export function watchForms(): { hasUnsaved: () => boolean; stop: () => void } {
  const touched = new Map<Element, "typed" | "sent">();
  const record = ({ type, target }: Event) => {
    const form = target instanceof Element ? target.closest("main form") : null;
    if (form) touched.set(form, type === "submit" ? "sent" : "typed");
  };
  const isUnsaved = ([form, state]: [Element, "typed" | "sent"]) =>
    form.isConnected &&
    (state === "typed" || form.querySelector("[aria-invalid=true], [role=alert]") !== null);
  const types = ["input", "submit"];
  for (const type of types) document.addEventListener(type, record, true);
  return {
    hasUnsaved: () => [...touched].some(isUnsaved),
    stop: () => {
      for (const type of types) document.removeEventListener(type, record, true);
    },
  };
}
