import previews from "./font-previews.json";

/** Drawn at 100 units to the em; the baseline is y = 0, so that previews side by side share one line. */
export interface PreviewPath {
  d: string;
  /** The drawing's x, y, width, height. */
  box: readonly number[];
}

export interface FontPreview {
  /** The family's name. */
  name: PreviewPath;
  /** A word in the font's script; null for Latin ones. */
  word: PreviewPath | null;
}

const byId: ReadonlyMap<string, FontPreview> = new Map(Object.entries(previews));

/** A preview of a font, without loading it. */
export function fontPreviewOf(id: string): FontPreview | null {
  return byId.get(id) ?? null;
}
