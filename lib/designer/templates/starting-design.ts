import { CREAM, RED, SUN } from "../clip-art/art-piece";
import type { DesignDocument } from "../document";
import type { Cut } from "../print-areas";
import { fitted, type ScenePart } from "./template";

/** The shirt that waits in the editor: a name of one's own is all that it asks for. */
const front: readonly ScenePart[] = [
  { art: "bindi-sun", y: 128, width: 194, inks: [RED, SUN, CREAM] },
  { text: "MY TEE", font: "anton", size: 78, y: 274, fill: CREAM, spacing: 0.03 },
  { art: "marigold", y: 350, x: -112, width: 46, inks: [SUN, "#ef7f2d", "#4bb489"] },
  { art: "marigold", y: 350, x: 112, width: 46, inks: [SUN, "#ef7f2d", "#4bb489"] },
  { text: "मेरे रंग", font: "baloo-2", size: 66, y: 350, fill: SUN },
];

export function startingDesign(cut: Cut = "regular"): DesignDocument {
  return {
    v: 1,
    cut,
    colour: "maroon",
    views: { front: fitted(front, cut, "front"), back: [], left: [], right: [] },
  };
}
