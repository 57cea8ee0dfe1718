import { findBannedWords, isSensitive } from "@/lib/banned-words/find-banned-words";
import { foldLetters } from "@/lib/banned-words/fold-words";
import type { DesignIssue } from "./design-issue";
import type { DesignDocument, Layer, TextLayer } from "./document";
import { printViews } from "./print-areas";

/** Addresses of mail and web, and numbers as long as a phone's. */
const personal = /@|https?:|www\.|(?:\p{Nd}[\s.()-]*){8,}/iu;

/** More shapes than these can be put together into a sign that nobody has a word for: a flag, a swastika. */
const mostShapes = 2;

/** More than this, and texts are not read in the order in which they stand. */
const mostTilt = 20;

const isText = (layer: Layer): layer is TextLayer => layer.type === "text";

/** How the texts of a side may be read: as they lie upon each other, in lines from the top, and from the left. */
function readingsOf(texts: readonly TextLayer[]): string[] {
  const byLine = texts.toSorted((a, b) => a.y - b.y || a.x - b.x);
  const fromLeft = texts.toSorted((a, b) => a.x - b.x || a.y - b.y);
  return [texts, byLine, fromLeft].flatMap((order) => {
    const words = order.map(({ text }) => text);
    return [words.join(" "), words.join("")];
  });
}

function isTurned({ rot, flipX, flipY }: TextLayer, among: number): boolean {
  const tilt = Math.abs(((rot + 180) % 360) - 180);
  return flipX || flipY || (among > 1 && tilt > mostTilt);
}

/** The letters of all texts, whatever they look like and wherever they stand; a refused design is known again by them. */
export function lettersOf(document: DesignDocument): string {
  const words = printViews.flatMap((view) => document.views[view]).filter(isText);
  return words
    .flatMap(({ text }) => foldLetters(text).match(/[\p{L}\p{M}\p{N}]+/gu) ?? [])
    .toSorted()
    .join(" ");
}

/**
 * Whether nobody need look at a design: text, a shape or two, art and patterns of the shop alone, without a fault, in words that may
 * stand on a tee and hurt nobody. Hidden layers count too: they are part of what is kept.
 */
export function isPlain(name: string, document: DesignDocument, issues: readonly DesignIssue[]): boolean {
  const sides = printViews.map((view) => document.views[view]);
  const layers = sides.flat();
  if (issues.length > 0 || layers.some(({ type }) => type === "image")) return false;
  if (layers.filter(({ type }) => type === "shape").length > mostShapes) return false;
  const texts = layers.filter(isText);
  if (texts.some((text) => isTurned(text, texts.length))) return false;
  // A word may be cut in two, each half a layer of its own.
  const words = [
    name,
    ...texts.map(({ text }) => text),
    ...sides.flatMap((side) => readingsOf(side.filter(isText))),
    ...readingsOf(texts),
  ];
  return words.every(
    (text) => !personal.test(text) && findBannedWords(text).length === 0 && !isSensitive(text),
  );
}
