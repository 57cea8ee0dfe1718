import type { Cut } from "./product";

/** A cut whose chart fits adult bodies. */
export type WornCut = Exclude<Cut, "accessory" | "kids">;

/** Null for a cut without a size finder: a kids' size is the age, an accessory has no size. */
export function wornCut(cut: Cut): WornCut | null {
  return cut === "kids" || cut === "accessory" ? null : cut;
}
