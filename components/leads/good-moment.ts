/** An order, somebody at work on a design, an invitation by a friend, and the page that has the form anyway. */
const quietPages = /^\/(find-order|custom-design|invitation|ref|marketing)(\/|$)/;

const openLayers =
  "dialog[open], [role=dialog], [aria-modal=true], [data-slot=consent-banner], [data-slot=disclosure][open]";
const openSheet = "[popover]:popover-open";

/** Whether nothing else asks for attention, and nobody is typing. */
function isGoodMoment(): boolean {
  if (quietPages.test(window.location.pathname) || document.hidden || !navigator.onLine) return false;
  if (document.activeElement?.matches("input, textarea, select, [contenteditable]")) return false;
  // A browser without the selector has no sheets either.
  if (CSS.supports(`selector(${openSheet})`) && document.querySelector(openSheet)) return false;
  return ![...document.querySelectorAll(openLayers)].some((layer) => layer.checkVisibility?.() ?? true);
}

const againMs = 500;

/** Waits for a good moment, and no longer than the page stays. */
export function atGoodMoment(run: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const look = () => {
    if (isGoodMoment()) run();
    else timer = setTimeout(look, againMs);
  };
  look();
  return () => clearTimeout(timer);
}
