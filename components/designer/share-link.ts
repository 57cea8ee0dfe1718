"use client";

import { toast } from "@/components/ui/toast-store";
import { shareDesignAction } from "@/server/designs/actions";

/** Makes the link and hands it over; `show` is asked where neither phone nor clipboard takes it. */
export async function shareLink(versionId: string, name: string, show: (url: string) => void): Promise<void> {
  const answer = await shareDesignAction({ versionId });
  if (answer.ok) await hand(new URL(answer.data.path, window.location.origin).href, name, show);
  else toast({ title: answer.message, variant: "destructive" });
}

/** To the phone's own sheet, to the clipboard, or where neither works onto the screen. */
async function hand(url: string, name: string, show: (url: string) => void): Promise<void> {
  if (navigator.share && matchMedia("(pointer: coarse)").matches) {
    try {
      return await navigator.share({ title: name, url });
    } catch (error) {
      if (error instanceof DOMException && error.name === "AbortError") return;
    }
  }
  try {
    await navigator.clipboard.writeText(url);
    toast({ title: "Link copied", description: "Whoever has it can see this design." });
  } catch {
    show(url);
  }
}
