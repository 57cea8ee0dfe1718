import { findBannedWords, isSensitive } from "@/lib/banned-words/find-banned-words";
import { foldLetters } from "@/lib/banned-words/fold-words";
import type { DesignDocument, Layer, TextLayer } from "./document";
import type { DesignIssue } from "./printing/design-issue";
import { printViews } from "./printing/print-areas";

/** Email addresses, URLs, and numbers as long as a phone's. */
const personal = /@|https?:|www\.|(?:\p{Nd}[\s.()-]*){8,}/iu;

/** More shapes can form a sign that no word list covers: a flag, a swastika. */
const maxShapes = 2;

/** Degrees; beyond this, texts are read in another direction. */
const maxTilt = 20;

const isText = (layer: Layer): layer is TextLayer => layer.type === "text";

/** What a person reads at a glance. More, or separate parts, may hide a word between others. */
const max = { texts: 3, words: 10, shortWords: 2, letters: 80 };
const minWhole = 3;

const wordsOf = (text: string) => text.match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];

function areFewWholeWords(texts: readonly TextLayer[]): boolean {
  const words = texts.flatMap(({ text }) => wordsOf(text));
  const short = words.filter((word) => word.length < minWhole && !/^\p{N}+$/u.test(word));
  return (
    texts.length <= max.texts &&
    words.length <= max.words &&
    short.length <= max.shortWords &&
    words.join("").length <= max.letters
  );
}

/** Subsets in each order, because another text may only lie between. */
function ordersOf<T>(items: readonly T[]): T[][] {
  return items.flatMap((item) => [
    [item],
    ...ordersOf(items.filter((other) => other !== item)).map((rest) => [item, ...rest]),
  ]);
}

/** The letters in columns, from the left and from the right. */
function columnsOf(lines: readonly string[]): string[] {
  const letters = lines.map((line) => [...line.trim()]);
  const longest = Math.max(0, ...letters.map(({ length }) => length));
  return Array.from({ length: longest }, (_, nr) => [nr, -1 - nr]).flatMap((ends) =>
    ends.map((end) => letters.map((line) => line.at(end) ?? "").join("")),
  );
}

/** The possible readings of the texts: separately, together, and down their lines. */
function readingsOf(texts: readonly TextLayer[]): string[] {
  const byLine = texts.toSorted((a, b) => a.y - b.y || a.x - b.x);
  const lines = byLine.flatMap(({ text }) => text.split("\n"));
  return [
    ...ordersOf(texts.map(({ text }) => text)).flatMap((order) => [order.join(" "), order.join("")]),
    ...(lines.length > 1 ? [columnsOf(lines).join(" ")] : []),
  ];
}

function isTurned({ rot, flipX, flipY }: TextLayer, among: number): boolean {
  const tilt = Math.abs(((rot + 180) % 360) - 180);
  return flipX || flipY || (among > 1 && tilt > maxTilt);
}

/** The letters of all texts, whatever their look and position; a refused design is recognised by them. */
export function lettersOf(document: DesignDocument): string {
  const words = printViews.flatMap((view) => document.views[view]).filter(isText);
  return words
    .flatMap(({ text }) => foldLetters(text).match(/[\p{L}\p{M}\p{N}]+/gu) ?? [])
    .toSorted()
    .join(" ");
}

/**
 * Whether a design needs no review: text, a shape or two, only the shop's art and patterns, without issues, in few whole words
 * that are allowed and not hurtful. Hidden layers are included, because they are stored too.
 */
export function isPlain(name: string, document: DesignDocument, issues: readonly DesignIssue[]): boolean {
  const layers = printViews.flatMap((view) => document.views[view]);
  if (issues.length > 0 || layers.some(({ type }) => type === "image")) return false;
  if (layers.filter(({ type }) => type === "shape").length > maxShapes) return false;
  const texts = layers.filter(isText);
  if (!areFewWholeWords(texts) || texts.some((text) => isTurned(text, texts.length))) return false;
  return [name, ...readingsOf(texts)].every(
    (text) => !personal.test(text) && findBannedWords(text).length === 0 && !isSensitive(text),
  );
}
