import { findBannedWords } from "@/lib/banned-words/find-banned-words";
import type { DesignIssue } from "./design-issue";
import type { DesignDocument } from "./document";
import { printViews } from "./print-areas";

/** Addresses of mail and web, and numbers as long as a phone's. */
const personal = /@|https?:|www\.|(?:\p{Nd}[\s.()-]*){8,}/iu;

/**
 * Whether nobody need look at a design: text, shapes, art and patterns of the shop alone, without a fault, in words that may
 * stand on a tee. Hidden layers count too: they are part of what is kept.
 */
export function isPlain(name: string, document: DesignDocument, issues: readonly DesignIssue[]): boolean {
  const layers = printViews.flatMap((view) => document.views[view]);
  if (issues.length > 0 || layers.some(({ type }) => type === "image")) return false;
  const texts = layers.flatMap((layer) => (layer.type === "text" ? [layer.text] : []));
  // A word may be cut in two, each half a layer of its own.
  const words = [name, ...texts, texts.join(" "), texts.join("")];
  return words.every((text) => !personal.test(text) && findBannedWords(text).length === 0);
}
