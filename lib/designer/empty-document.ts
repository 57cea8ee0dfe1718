import type { DesignDocument } from "./document";

/** A tee without a print: the one that the designer starts with, or a new design like the open one. */
export function emptyDocument(
  { cut, colour }: Pick<DesignDocument, "cut" | "colour"> = { cut: "regular", colour: "maroon" },
): DesignDocument {
  return { v: 1, cut, colour, views: { front: [], back: [], left: [], right: [] } };
}
