let isOpen = false;

/** The history's current entry is the one of a layer over the page. */
const isOnTop = () => Boolean(window.history.state?.layer);

/** Back then closes what is open instead of leaving the page. Returns how to end that when it is closed otherwise. */
export function closeOnBack(close: () => void): (isReplaced?: boolean) => void {
  // After a reload it may be there already.
  if (!isOnTop()) window.history.pushState({ layer: true }, "");
  isOpen = true;
  window.addEventListener("popstate", close, { once: true });
  return (isReplaced = false) => {
    isOpen = false;
    window.removeEventListener("popstate", close);
    // Not at once: in development React mounts everything twice.
    setTimeout(() => {
      if (!isOpen && !isReplaced && isOnTop()) window.history.back();
    });
  };
}

/** Runs once the history is back at the page's own entry, with its scroll position and without a change of the URL to undo. */
export function afterLayer(run: () => void): void {
  if (isOnTop()) window.addEventListener("popstate", () => setTimeout(run), { once: true });
  else run();
}
