import { machinePaths } from "@/lib/machine-paths";
import { type PageWithPicture, pagePictures } from "./page-pictures";

/** The drawn picture of a link, in the shape of Next's metadata. */
export function ogImage(kind: "product" | "category" | "post" | "page", id: number, alt: string) {
  return { url: machinePaths.og(kind, id), width: 1200, height: 630, alt };
}

/** The same of a page that has no row of its own. */
export function ogPageImage(page: PageWithPicture, alt: string) {
  return ogImage("page", pagePictures[page].id, alt);
}
