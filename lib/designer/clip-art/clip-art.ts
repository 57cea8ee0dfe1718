import type { ArtLayer } from "../document";
import type { Drawing } from "../resources";
import { type ArtCategory, artCategories } from "./art-categories";
import index from "./clip-art.json" with { type: "json" };

/** A piece on the shelf, ready to become a layer. */
export interface Art {
  id: string;
  name: { en: string; hi: string };
  category: ArtCategory;
  /** Further words to find it by: English, Hindi in Latin letters, Hindi. */
  tags: readonly string[];
  /** Emoji that it can stand for in a text. */
  emoji: readonly string[];
  /** Width and height in the drawing's own units. */
  size: readonly [number, number];
  /** The colours it comes with, one for each slot, at most five. */
  inks: readonly string[];
  /** The same for dark cloth, where the first would be lost. */
  onDark: readonly string[];
}

const arts = index as unknown as readonly Art[];
const byId = new Map(arts.map((art) => [art.id, art]));

/** In mm: the longer side of a piece that was just picked. Its thinnest lines are half a millimetre then. */
const startSize = 90;

/** In mm: how wide a piece is when it is picked. */
export function startWidthOf({ size: [width, height] }: Art): number {
  return Math.round(startSize * Math.min(1, width / height));
}

/** All pieces in the order of their shelves. */
export function listArt(): readonly Art[] {
  return arts;
}

/** Null for a piece that we don't have. */
export function findArt(id: string): Art | null {
  return byId.get(id) ?? null;
}

/** The sheet with all pieces of a shelf; each is an <svg> with its id, whose inks are variables. */
function shelfPath(shelf: ArtCategory): string {
  return `/clip-art/${shelf}.svg`;
}

const markups = new Map<string, string>();

/** Opens all shelves, once, for what draws outside a browser. `read` reads a file of public. */
export function openShelves(read: (path: string) => string): void {
  if (markups.size === 0) for (const { id } of artCategories) openShelf(read(shelfPath(id)));
}

/** Takes the pieces from a sheet. */
function openShelf(sheet: string): void {
  for (const [, id = "", markup = ""] of sheet.matchAll(/<svg id="([a-z0-9-]+)"[^>]*>(.*?)<\/svg>/gs))
    markups.set(id, markup);
}

/** In a browser. Throws when the sheet does not come. */
export async function fetchShelf(shelf: ArtCategory): Promise<void> {
  const answer = await fetch(shelfPath(shelf));
  if (!answer.ok) throw new Error(`clip-art: ${shelf} answered ${answer.status}`);
  openShelf(await answer.text());
}

/** Draws a piece in the layer's inks; a slot without an ink keeps the piece's own. Null for a piece whose shelf is not open. */
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
