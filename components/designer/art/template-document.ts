import type { DesignDocument } from "@/lib/designer/document";
import { type Cut, type PrintView, printViews } from "@/lib/designer/printing/print-areas";
import type { Template } from "@/lib/designer/templates/template";
import { newLayerId } from "../layers/new-id";

/** A template on a cut; in its first colour that the cut comes in. */
export function documentFrom(template: Template, cut: Cut, colours: readonly string[]): DesignDocument {
  const colour = template.suits.find((slug) => colours.includes(slug)) ?? colours[0] ?? "white";
  const views = { front: [], back: [], left: [], right: [], ...template.layersFor(cut) };
  return { v: 1, cut, colour, views };
}

/** Templates are designed for the front; the back has the same size. */
export function sideForTemplate(view: PrintView): PrintView {
  return view === "back" ? "back" : "front";
}

/** Replaces one side of a design with a template. Other sides with content and their colour stay. */
export function documentWith(
  template: Template,
  document: DesignDocument,
  side: PrintView,
  colours: readonly string[],
): DesignDocument {
  const fresh = documentFrom(template, document.cut, colours);
  const others = printViews.filter((view) => view !== side);
  if (others.every((view) => document.views[view].length === 0) && side === "front") return fresh;
  const layers = fresh.views.front.map((layer) => ({ ...layer, id: newLayerId() }));
  return { ...document, views: { ...document.views, [side]: layers } };
}
