import type { ArtLayer } from "../document";
import type { Drawing } from "../resources";
import { type ArtCategory, artCategories } from "./art-categories";
import index from "./clip-art.json" with { type: "json" };

/** A clip-art drawing, ready to become a layer. */
export interface Art {
  id: string;
  name: { en: string; hi: string };
  category: ArtCategory;
  /** More search words: English, Hindi in Latin letters, Hindi. */
  tags: readonly string[];
  /** Emoji that it can replace in a text. */
  emoji: readonly string[];
  /** Width and height in the drawing's own units. */
  size: readonly [number, number];
  /** The default colours, one per slot, at most five. */
  inks: readonly string[];
  /** The same for dark cloth, where the others would be invisible. */
  onDark: readonly string[];
}

const arts = index as unknown as readonly Art[];
const byId = new Map(arts.map((art) => [art.id, art]));

/** In mm: the longer side of a newly added drawing. Its thinnest lines are half a millimetre then. */
const startSize = 90;

/** In mm: the width of a newly added drawing. */
export function startWidthOf({ size: [width, height] }: Art): number {
  return Math.round(startSize * Math.min(1, width / height));
}

/** All drawings in the order of their categories. */
export function listArt(): readonly Art[] {
  return arts;
}

/** Null for an unknown drawing. */
export function findArt(id: string): Art | null {
  return byId.get(id) ?? null;
}

/** The sheet with all drawings of a category; each is an <svg> with its id, whose inks are variables. */
function artCategoryPath(shelf: ArtCategory): string {
  return `/clip-art/${shelf}.svg`;
}

const markups = new Map<string, string>();

/** Loads all categories once, for rendering outside a browser. `read` reads a file of public. */
export function loadArtCategories(read: (path: string) => string): void {
  if (markups.size === 0) for (const { id } of artCategories) loadArtCategory(read(artCategoryPath(id)));
}

/** Reads the drawings of a sheet. */
function loadArtCategory(sheet: string): void {
  for (const [, id = "", markup = ""] of sheet.matchAll(/<svg id="([a-z0-9-]+)"[^>]*>(.*?)<\/svg>/gs))
    markups.set(id, markup);
}

/** In a browser. Throws when the sheet does not load. */
export async function fetchArtCategory(shelf: ArtCategory): Promise<void> {
  const answer = await fetch(artCategoryPath(shelf));
  if (!answer.ok) throw new Error(`clip-art: ${shelf} answered ${answer.status}`);
  loadArtCategory(await answer.text());
}

/** Draws clip-art in the layer's inks; a slot without an ink keeps its default. Null while its category is not loaded. */
export function drawArt(layer: Pick<ArtLayer, "art" | "inks">): Drawing | null {
  const markup = markups.get(layer.art);
  const art = byId.get(layer.art);
  if (!markup || !art) return null;
  const inked = markup.replace(
    /var\(--ink-(\d), (#[0-9a-f]{6})\)/g,
    (_, slot: string, own: string) => layer.inks[Number(slot) - 1] ?? own,
  );
  const [width, height] = art.size;
  return { markup: inked, width, height };
}
