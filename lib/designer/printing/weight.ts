import { limits, maxHeavyLayers } from "../design-limits";
import type { DesignDocument, Layer } from "../document";
import { hasOneInk } from "../scene/layer-markup";
import { type DesignIssue, layerKindLabel } from "./design-issue";
import { type PrintView, printViews } from "./print-areas";

/** Clipping a pattern, or fading several inks, costs time in proportion to the covered part of the print. */
export function isHeavy(layer: Layer): boolean {
  return !layer.hidden && (layer.type === "pattern" || (layer.opacity < 1 && !hasOneInk(layer)));
}

const lettersOf = (layer: Layer) => (layer.type === "text" && !layer.hidden ? layer.text.length : 0);

/** What is too heavy to draw, by the document alone: named by the first layer, from the bottom, that exceeds the limit. */
export function findOverweight(document: DesignDocument): DesignIssue[] {
  const placed = printViews.flatMap((view) => document.views[view].map((layer) => ({ view, layer })));
  const first = (most: number, weigh: (layer: Layer) => number) => {
    let sum = 0;
    return placed.find(({ layer }) => {
      sum += weigh(layer);
      return sum > most;
    });
  };
  const total = (weigh: (layer: Layer) => number) => placed.reduce((sum, { layer }) => sum + weigh(layer), 0);
  const heavy = (layer: Layer) => (isHeavy(layer) ? 1 : 0);
  return [
    ...issueAt("too_heavy", first(maxHeavyLayers, heavy), { heavy: total(heavy), most: maxHeavyLayers }),
    ...issueAt("too_many_letters", first(limits.letters, lettersOf), {
      letters: total(lettersOf),
      most: limits.letters,
    }),
  ];
}

function issueAt(
  code: DesignIssue["code"],
  at: { view: PrintView; layer: Layer } | undefined,
  numbers: DesignIssue["numbers"],
): DesignIssue[] {
  if (!at) return [];
  const { view, layer } = at;
  return [{ code, level: "block", view, layerId: layer.id, numbers, words: { kind: layerKindLabel(layer) } }];
}
