import { designPaths } from "@/lib/design-paths";
import { paths } from "@/lib/paths";
import type { LineIdentity } from "./cart";

/** What the shop tells of a line. */
interface Known {
  slug: string | null;
  design: { isOwn: boolean } | null;
}

/**
 * Where a line of the cart leads: to its product, or to what we print, which only the design's owner may see. Null until the shop
 * has told.
 */
export function pathOfLine(
  { color, size, design }: Pick<LineIdentity, "color" | "size" | "design">,
  known: Known | undefined,
): string | null {
  if (design !== undefined) return known?.design?.isOwn ? designPaths.proof(design) : null;
  return known?.slug ? paths.variant(known.slug, { color, size }) : null;
}
