import { formatShow } from "@/lib/catalog/format-show";

let latest: AbortController | undefined;

/**
 * Shows on the form's button how many products its choices leave, before they are applied. It changes the button's text and not
 * React's state, which would cost every list a context for a number that only phones see.
 */
export async function showUnappliedTotal(form: HTMLFormElement, address: string): Promise<void> {
  latest?.abort();
  latest = new AbortController();
  const { signal } = latest;
  try {
    await new Promise((resolve) => setTimeout(resolve, 250));
    if (signal.aborted) return;
    const response = await fetch(`/api/search/count?of=${encodeURIComponent(address)}`, { signal });
    const { total } = await response.json();
    if (!response.ok || typeof total !== "number") return;
    const label = form.querySelector("[popover] [type=submit]")?.firstChild;
    if (label instanceof Text) write(form, label, formatShow(total));
  } catch {
    // The button keeps its number; it works without one.
  }
}

/** The form is reset when another list is shown: then React's text counts again, unless it has changed since. */
function write(form: HTMLFormElement, label: Text, shown: string): void {
  const before = label.data;
  label.data = shown;
  form.addEventListener(
    "reset",
    () => {
      if (label.data === shown) label.data = before;
    },
    { once: true },
  );
}
