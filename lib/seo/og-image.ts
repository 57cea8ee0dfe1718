import { machinePaths } from "@/lib/machine-paths";
import { type PageWithPicture, pagePictures } from "./page-pictures";

/** The drawn link preview picture, as Next metadata. */
export function ogImage(kind: "product" | "category" | "post" | "page", id: number, alt: string) {
  return { url: machinePaths.og(kind, id), width: 1200, height: 630, alt };
}

/** The same for a page without a row of its own. */
export function ogPageImage(page: PageWithPicture, alt: string) {
  return ogImage("page", pagePictures[page].id, alt);
}
