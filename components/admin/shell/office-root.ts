/** Where admin dialogs and menus are rendered, so that they get its colours. */
export function officeRoot(): HTMLElement | undefined {
  if (typeof document === "undefined") return undefined;
  return document.querySelector<HTMLElement>("[data-slot=office]") ?? undefined;
}
