import "server-only";
import { isFirstOfVisitor } from "@/server/limits/is-first-of-visitor";
import { countMissedSize } from "./repository";

/** Records demand for a sold-out variant: once a day per visitor, without storing the visitor. */
export async function recordMissedSize(variantId: number): Promise<null> {
  if (await isFirstOfVisitor("missedSize", variantId)) await countMissedSize(variantId);
  return null;
}
