/** Where admin dialogs and menus are rendered, so that they get its colours. */
export function adminRoot(): HTMLElement | undefined {
  if (typeof document === "undefined") return undefined;
  return document.querySelector<HTMLElement>("[data-slot=admin]") ?? undefined;
}
