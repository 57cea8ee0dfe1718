/** Where dialogs and menus of the back office are drawn, so that they have its colours. */
export function officeRoot(): HTMLElement | undefined {
  if (typeof document === "undefined") return undefined;
  return document.querySelector<HTMLElement>("[data-slot=office]") ?? undefined;
}
