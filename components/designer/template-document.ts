import type { DesignDocument } from "@/lib/designer/document";
import type { Cut } from "@/lib/designer/print-areas";
import type { Template } from "@/lib/designer/templates/template";

/** A template on a cut; in its first colour that the cut is made in. */
export function documentFrom(template: Template, cut: Cut, colours: readonly string[]): DesignDocument {
  const colour = template.suits.find((slug) => colours.includes(slug)) ?? colours[0] ?? "white";
  const views = { front: [], back: [], left: [], right: [], ...template.layersFor(cut) };
  return { v: 1, cut, colour, views };
}
