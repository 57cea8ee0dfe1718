import type { ShapedGlyph } from "./harfbuzz";

/**
 * The letters of each glyph, so that copied text is right. A glyph of a single letter is that letter; the others of
 * its cluster (halves, ligatures, contextual forms) share the remaining letters, which the first one gets.
 */
export function glyphLetters(
  text: string,
  glyphs: readonly ShapedGlyph[],
  ownLetter: (glyph: number) => string,
): string[] {
  const starts = [...new Set(glyphs.map(({ cluster }) => cluster))].sort((a, b) => a - b);
  const left = new Map(starts.map((start, nr) => [start, [...text.slice(start, starts[nr + 1])]]));
  const take = (cluster: number, letter: string): string => {
    const letters = left.get(cluster) ?? [];
    const place = letters.indexOf(letter);
    return place < 0 ? "" : letters.splice(place, 1).join("");
  };
  const own = glyphs.map(({ id, cluster }) => take(cluster, ownLetter(id)));
  return glyphs.map(({ cluster }, nr) => {
    const letter = own[nr];
    return letter ? letter : (left.get(cluster)?.splice(0).join("") ?? "");
  });
}
