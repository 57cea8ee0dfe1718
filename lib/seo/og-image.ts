import { machinePaths } from "@/lib/machine-paths";

/** The drawn picture of a link, in the shape of Next's metadata. */
export function ogImage(kind: "product" | "category" | "post", id: number, alt: string) {
  return { url: machinePaths.og(kind, id), width: 1200, height: 630, alt };
}
