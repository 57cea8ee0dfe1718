import { designPaths } from "@/lib/designer/design-paths";
import { paths } from "@/lib/paths";
import type { LineIdentity } from "./cart";

/** The server's facts about a line. */
interface Known {
  slug: string | null;
  design: { isOwn: boolean } | null;
}

/**
 * A cart line's link: to its product, or to the proof, which only the design's owner may open. Null until the server
 * has responded.
 */
export function pathOfLine(
  { color, size, design }: Pick<LineIdentity, "color" | "size" | "design">,
  known: Known | undefined,
): string | null {
  if (design !== undefined) return known?.design?.isOwn ? designPaths.proof(design) : null;
  return known?.slug ? paths.variant(known.slug, { color, size }) : null;
}
