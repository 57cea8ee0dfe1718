import "server-only";
import { isFirstOfVisitor } from "@/server/limits/is-first-of-visitor";
import { countMissedSize } from "./repository";

/** Counts that somebody wanted a sold-out variant: once a day for each visitor, of whom nothing is kept. */
export async function noteMissedSize(variantId: number): Promise<null> {
  if (await isFirstOfVisitor("missedSize", variantId)) await countMissedSize(variantId);
  return null;
}
