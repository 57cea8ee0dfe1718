import type { ArtLayer } from "../document";
import { move } from "../drawing-kit";
import type { Drawing } from "../resources";
import { animals } from "./animals";
import { type ArtName, artNames } from "./art-names";
import type { ArtPiece, Inks } from "./art-piece";
import { badges } from "./badges";
import { birdsAndFish } from "./birds-and-fish";
import { celebration } from "./celebration";
import { faces } from "./faces";
import { festivals } from "./festivals";
import { food } from "./food";
import { garlands } from "./garlands";
import { keepsakes } from "./keepsakes";
import { love } from "./love";
import { marks } from "./marks";
import { motifs } from "./motifs";
import { music } from "./music";
import { nature } from "./nature";
import { plants } from "./plants";
import { sport } from "./sport";
import { street } from "./street";
import { team } from "./team";

const pieces: ReadonlyMap<string, ArtPiece> = new Map(
  Object.entries({
    ...motifs,
    ...birdsAndFish,
    ...keepsakes,
    ...festivals,
    ...garlands,
    ...animals,
    ...street,
    ...food,
    ...nature,
    ...plants,
    ...sport,
    ...music,
    ...celebration,
    ...love,
    ...team,
    ...badges,
    ...marks,
    ...faces,
  }),
);

/** A piece on the shelf, ready to become a layer. */
export interface Art extends ArtName {
  /** The colours it comes with, one for each slot. */
  inks: readonly string[];
  /** The same for dark cloth. */
  onDark: readonly string[];
  /** Width by height. */
  ratio: number;
  /** In mm: how wide it is when somebody picks it. */
  startWidth: number;
}

/** In mm: the longer side of a piece that was just picked. Its thinnest lines are half a millimetre then. */
const startSize = 90;

const arts: readonly Art[] = artNames.flatMap((entry) => {
  const piece = pieces.get(entry.id);
  if (!piece) return [];
  const [, , width, height] = piece.frame;
  const ratio = width / height;
  const startWidth = Math.round(startSize * Math.min(1, ratio));
  return [{ ...entry, inks: piece.inks, onDark: piece.onDark, ratio, startWidth }];
});

/** All pieces in the order of their shelves. */
export function listArt(): readonly Art[] {
  return arts;
}

/** Draws a piece in the layer's inks; a slot without an ink keeps the piece's own. Null for a piece that we don't have. */
export function drawArt(layer: Pick<ArtLayer, "art" | "inks">): Drawing | null {
  const piece = pieces.get(layer.art);
  if (!piece) return null;
  const ink = (slot: number) => layer.inks[slot] ?? piece.inks[slot] ?? "#000000";
  const inks: Inks = [ink(0), ink(1), ink(2), ink(3), ink(4)];
  const [x, y, width, height] = piece.frame;
  return { markup: move(-x, -y, piece.draw(inks)), width, height };
}
