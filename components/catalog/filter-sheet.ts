import { closeOnBack } from "@/components/ui/close-on-back";
import { formatShow } from "@/lib/catalog/format-show";

let latest: AbortController | undefined;

/**
 * Shows on the form's button how many products its choices leave, before they are applied. It hides React's text beside its own
 * and not by state, which would cost every list a context for a number that only phones see.
 */
export async function showUnappliedTotal(form: HTMLFormElement, address: string): Promise<void> {
  latest?.abort();
  latest = new AbortController();
  const { signal } = latest;
  // The button works without a number.
  write(form, "Show … products");
  try {
    await new Promise((resolve) => setTimeout(resolve, 250));
    if (signal.aborted) return;
    const response = await fetch(`/api/search/count?of=${encodeURIComponent(address)}`, { signal });
    const { total } = await response.json();
    if (signal.aborted) return;
    write(form, response.ok && typeof total === "number" ? formatShow(total) : "Show products");
  } catch {
    // Offline, unless a newer count has replaced this one.
    if (!signal.aborted) write(form, "Show products");
  }
}

/** Until the form is reset, because another list is shown. */
function write(form: HTMLFormElement, text: string): void {
  const own = form.querySelector<HTMLElement>("[data-total]");
  if (!own) return;
  let shown = own.nextElementSibling;
  if (!shown) {
    shown = document.createElement("span");
    own.after(shown);
    own.hidden = true;
    const added = shown;
    form.addEventListener(
      "reset",
      () => {
        latest?.abort();
        added.remove();
        own.hidden = false;
      },
      { once: true },
    );
  }
  shown.textContent = text;
}

let stop: ((isReplaced: boolean) => void) | null = null;

/** After the panel opened or closed: on a phone, where it covers the page, Back closes it. */
export function followSheet(panel: HTMLElement): void {
  // Another list takes the place of its entry in the history.
  stop?.(panel.closest("[aria-busy=true]") !== null);
  const isSheet = panel.matches(":popover-open") && window.matchMedia("(width < 40rem)").matches;
  stop = isSheet ? closeOnBack(() => panel.hidePopover()) : null;
}
