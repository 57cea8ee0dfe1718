import { artCategories } from "./art-categories";
import { type Art, listArt } from "./clip-art";

const fold = (text: string) => text.normalize("NFC").toLowerCase();
const wordsOf = (text: string) =>
  fold(text)
    .split(/[\s,;.\-/]+/)
    .filter((word) => word !== "");

interface Found {
  entry: Art;
  names: readonly string[];
  others: readonly string[];
}

const shelf = new Map(artCategories.map(({ id, name }) => [id, [...wordsOf(name.en), ...wordsOf(name.hi)]]));

const index: readonly Found[] = listArt().map((entry) => ({
  entry,
  names: [...wordsOf(entry.name.en), ...wordsOf(entry.name.hi), ...entry.emoji],
  others: [...entry.tags.map(fold), ...(shelf.get(entry.category) ?? [])],
}));

/** The match of one word: a name ranks before a tag, a whole word before a prefix; 0 for none. */
function fitOf({ names, others }: Found, word: string): number {
  if (names.includes(word)) return 8;
  if (others.includes(word)) return 4;
  if (names.some((name) => name.startsWith(word))) return 2;
  return others.some((other) => other.startsWith(word)) ? 1 : 0;
}

/** Drawings that match every word, the best first and short names before others; all drawings without words. English, Hindi, Hindi in Latin letters or an emoji. */
export function searchArt(words: string): Art[] {
  const asked = wordsOf(words);
  if (asked.length === 0) return [...listArt()];
  return index
    .map((found) => ({ entry: found.entry, fits: asked.map((word) => fitOf(found, word)) }))
    .filter(({ fits }) => fits.every((points) => points > 0))
    .map(({ entry, fits }) => ({ entry, points: fits.reduce((sum, points) => sum + points, 0) }))
    .sort(
      (one, other) =>
        other.points - one.points ||
        one.entry.name.en.split(" ").length - other.entry.name.en.split(" ").length,
    )
    .map(({ entry }) => entry);
}

/** The drawing to offer in place of an emoji, which none of our fonts has. */
export function artForEmoji(emoji: string): Art | null {
  const plain = emoji.replaceAll("\ufe0f", "");
  return listArt().find((entry) => entry.emoji.includes(plain)) ?? null;
}
