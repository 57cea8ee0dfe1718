import { shareOrCopyLink } from "@/components/ui/share-or-copy-link";

const note = "Anyone with the link can see this design, but not who made it.";

/** False when neither the share sheet nor the clipboard took the link: it must be shown. */
export function shareOrCopyDesign(url: string, name: string): Promise<boolean> {
  return shareOrCopyLink(url, name, note);
}
