import { designPaths } from "@/lib/design-paths";
import { paths } from "@/lib/paths";
import type { LineIdentity } from "./cart";

/** Where a line of the cart leads: to what we print, or to its product; null until the shop has told its slug. */
export function pathOfLine(
  { color, size, design }: Pick<LineIdentity, "color" | "size" | "design">,
  slug: string | null | undefined,
): string | null {
  if (design !== undefined) return designPaths.proof(design);
  return slug ? paths.variant(slug, { color, size }) : null;
}
