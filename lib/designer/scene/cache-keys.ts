import type { ArtLayer, TextLayer } from "../document";

/** Texts with the same look share one outline. */
export function textCacheKey({ font, text, size, spacing, leading, align, arc }: TextLayer): string {
  return JSON.stringify([font, text, size, spacing, leading, align, arc]);
}

/** Clip-art with the same look is drawn alike. */
export function artCacheKey({ art, inks }: Pick<ArtLayer, "art" | "inks">): string {
  return `${art} ${inks.join()}`;
}
