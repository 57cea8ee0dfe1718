import { handOverLink } from "@/components/ui/hand-over-link";

const note = "Anyone with the link can see this design, but not who made it.";

/** False when neither the share sheet nor the clipboard took the link: it must be shown. */
export function handOverDesign(url: string, name: string): Promise<boolean> {
  return handOverLink(url, name, note);
}
