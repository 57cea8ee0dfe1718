import type { DesignDocument } from "../document";
import type { Cut } from "../printing/print-areas";
import { CREAM, RED, SUN } from "../shop-inks";
import { fitted, type ScenePart } from "./template";

/**
 * The starting design of the editor: it invites a name. It lies on the chest and leaves the lower half
 * of its area free for the first addition.
 */
const front: readonly ScenePart[] = [
  { art: "bindi-sun", y: 70, width: 108, inks: [RED, SUN, CREAM] },
  { text: "MY TEE", font: "anton", size: 54, y: 154, fill: CREAM, spacing: 0.03 },
  { art: "marigold", y: 199, x: -62, width: 27, inks: [SUN, "#ef7f2d", "#4bb489"] },
  { art: "marigold", y: 199, x: 62, width: 27, inks: [SUN, "#ef7f2d", "#4bb489"] },
  { text: "मेरे रंग", font: "baloo-2", size: 37, y: 199, fill: SUN },
];

export function startingDesign(cut: Cut = "regular"): DesignDocument {
  return {
    v: 1,
    cut,
    colour: "maroon",
    views: { front: fitted(front, cut, "front"), back: [], left: [], right: [] },
  };
}
