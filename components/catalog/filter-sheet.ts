import { closeOnBack } from "@/components/ui/close-on-back";
import type { FilterCounts } from "@/lib/catalog/filter-counts";
import { formatShow } from "@/lib/catalog/format-show";

let latest: AbortController | undefined;

/**
 * Shows on the form's button and beside its filters how many products the choices leave, before they are applied. It hides
 * React's texts beside its own and not by state, which would cost every list a context for numbers that only phones see.
 */
export async function showUnappliedTotal(form: HTMLFormElement, address: string): Promise<void> {
  latest?.abort();
  latest = new AbortController();
  const { signal } = latest;
  // The button works without a number.
  writeTotal(form, "Show … products");
  try {
    await new Promise((resolve) => setTimeout(resolve, 250));
    if (signal.aborted) return;
    const response = await fetch(`/api/search/count?of=${encodeURIComponent(address)}`, { signal });
    const { total, counts } = await response.json();
    if (signal.aborted) return;
    if (!response.ok || typeof total !== "number") return writeTotal(form, "Show products");
    writeTotal(form, formatShow(total), total === 0);
    writeCounts(form, counts);
  } catch {
    // Offline, unless a newer count has replaced this one.
    if (!signal.aborted) writeTotal(form, "Show products");
  }
}

function writeTotal(form: HTMLFormElement, text: string, isEmpty = false): void {
  const own = form.querySelector<HTMLElement>("[data-total]");
  if (!own) return;
  write(form, own, text);
  const button = own.closest("button");
  if (!button) return;
  button.disabled = isEmpty;
  const undo = button.parentElement?.querySelector<HTMLElement>("[type=reset]") ?? addUndo(form, button);
  undo.hidden = !isEmpty;
}

/** The way back from choices that leave no products. */
function addUndo(form: HTMLFormElement, button: HTMLElement): HTMLElement {
  const undo = document.createElement("button");
  undo.type = "reset";
  undo.textContent = "Undo these choices";
  undo.className = "link min-h-11 w-full";
  button.after(undo);
  form.addEventListener("reset", () => undo.remove(), { once: true });
  return undo;
}

function writeCounts(form: HTMLFormElement, counts: FilterCounts): void {
  for (const box of form.querySelectorAll<HTMLInputElement>("[type=checkbox]")) {
    const own = box.closest("label")?.querySelector("small");
    if (own) write(form, own, String(counts[box.name]?.[box.value] ?? 0));
  }
}

/** Until the form is reset, because another list is shown. */
function write(form: HTMLFormElement, own: HTMLElement, text: string): void {
  let shown = own.nextElementSibling;
  if (!shown) {
    shown = document.createElement(own.localName);
    own.after(shown);
    own.hidden = true;
    const added = shown;
    form.addEventListener(
      "reset",
      () => {
        latest?.abort();
        added.remove();
        own.hidden = false;
        own.closest("button")?.removeAttribute("disabled");
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
