import { toast } from "./toast-store";

/** Passes a link to the share sheet, or to the clipboard. False when neither took it: it must be shown. */
export async function shareOrCopyLink(url: string, name: string, note?: string): Promise<boolean> {
  if (navigator.share && matchMedia("(pointer: coarse)").matches) {
    try {
      await navigator.share({ title: name, url });
      return true;
    } catch (error) {
      if (error instanceof DOMException && error.name === "AbortError") return true;
    }
  }
  try {
    await navigator.clipboard.writeText(url);
    toast({ title: "Link copied", description: note });
    return true;
  } catch {
    return false;
  }
}

/** Shares a page of this shop; where neither takes its link, shows it. */
export async function sharePage(path: string, name: string): Promise<void> {
  const url = new URL(path, window.location.origin).href;
  if (!(await shareOrCopyLink(url, name))) window.prompt("Copy this link", url);
}
