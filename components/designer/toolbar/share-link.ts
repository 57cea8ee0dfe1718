import { toast } from "@/components/ui/toast-store";
import { shareDesignAction } from "@/server/designs/actions";
import { shareOrCopyDesign } from "./share-or-copy-design";

/** Creates the link and shares it; calls `show` if neither the share sheet nor the clipboard takes it. */
export async function shareLink(versionId: string, name: string, show: (url: string) => void): Promise<void> {
  const answer = await shareDesignAction({ versionId });
  if (!answer.ok) {
    toast({ title: answer.message, variant: "destructive" });
    return;
  }
  const url = new URL(answer.data.path, window.location.origin).href;
  if (!(await shareOrCopyDesign(url, name))) show(url);
}
