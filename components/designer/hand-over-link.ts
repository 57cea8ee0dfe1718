import { toast } from "@/components/ui/toast-store";

/** Gives a link to the phone's own sheet, or to the clipboard. False when neither took it: it must be shown. */
export async function handOverLink(url: string, name: string): Promise<boolean> {
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
    toast({ title: "Link copied", description: "Whoever has it can see this design, but not who made it." });
    return true;
  } catch {
    return false;
  }
}
