import type { ArtLayer, DesignDocument, TextLayer } from "../document";
import { printViews } from "../printing/print-areas";
import type { Drawing, SceneResources, TextOutline } from "../resources";

/** Texts and clip-art of a scene that were rendered before, by their looks: they need no fonts and no drawings. */
export interface PrerenderedScene {
  texts: Readonly<Record<string, TextOutline>>;
  art: Readonly<Record<string, Drawing>>;
}

/** Texts with the same look share one outline. */
export function textCacheKey({ font, text, size, spacing, leading, align, arc }: TextLayer): string {
  return JSON.stringify([font, text, size, spacing, leading, align, arc]);
}

/** Clip-art with the same look is drawn alike. */
export function artCacheKey({ art, inks }: Pick<ArtLayer, "art" | "inks">): string {
  return `${art} ${inks.join()}`;
}

export function prerenderScene(document: DesignDocument, resources: SceneResources): PrerenderedScene {
  const texts: Record<string, TextOutline> = {};
  const art: Record<string, Drawing> = {};
  for (const layer of printViews.flatMap((view) => document.views[view])) {
    if (layer.type === "text") {
      const outline = resources.text(layer);
      if (outline) texts[textCacheKey(layer)] = outline;
    } else if (layer.type === "art") {
      const drawing = resources.art(layer);
      if (drawing) art[artCacheKey(layer)] = drawing;
    }
  }
  return { texts, art };
}
