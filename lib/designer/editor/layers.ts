import { limits } from "../design-limits";
import type { DesignDocument, Layer } from "../document";
import { type PrintView, printViews } from "../printing/print-areas";

export interface FoundLayer {
  layer: Layer;
  view: PrintView;
  /** 0 is the bottom. */
  index: number;
}

export function findLayer(document: DesignDocument, id: string | null): FoundLayer | null {
  if (id === null) return null;
  for (const view of printViews) {
    const index = document.views[view].findIndex((layer) => layer.id === id);
    const layer = document.views[view][index];
    if (layer) return { layer, view, index };
  }
  return null;
}

export function countLayers(document: DesignDocument): number {
  return printViews.reduce((sum, view) => sum + document.views[view].length, 0);
}

export function canAddLayer(document: DesignDocument): boolean {
  return countLayers(document) < limits.layers;
}

function withLayers(document: DesignDocument, view: PrintView, layers: Layer[]): DesignDocument {
  return { ...document, views: { ...document.views, [view]: layers } };
}

/** On top of the side; a pattern goes above the patterns at its bottom, behind all others. A full design stays unchanged: check canAddLayer() first. */
export function addLayer(document: DesignDocument, view: PrintView, layer: Layer): DesignDocument {
  if (!canAddLayer(document)) return document;
  const layers = document.views[view];
  const above = layer.type === "pattern" ? layers.findIndex(({ type }) => type !== "pattern") : -1;
  return withLayers(document, view, layers.toSpliced(above === -1 ? layers.length : above, 0, layer));
}

/** Returns the same document when `change` returns the same layer. */
export function changeLayer(
  document: DesignDocument,
  id: string,
  change: (layer: Layer) => Layer,
): DesignDocument {
  const found = findLayer(document, id);
  if (!found) return document;
  const changed = change(found.layer);
  if (changed === found.layer) return document;
  return withLayers(document, found.view, document.views[found.view].with(found.index, changed));
}

export function removeLayer(document: DesignDocument, id: string): DesignDocument {
  const found = findLayer(document, id);
  if (!found) return document;
  return withLayers(
    document,
    found.view,
    document.views[found.view].filter((layer) => layer.id !== id),
  );
}

/** Moves a layer to an index of its side's stack, 0 being the bottom; indexes beyond the ends are clamped. */
export function restackLayer(document: DesignDocument, id: string, place: number): DesignDocument {
  const found = findLayer(document, id);
  if (!found) return document;
  const others = document.views[found.view].filter((layer) => layer.id !== id);
  const at = Math.max(0, Math.min(others.length, place));
  if (at === found.index) return document;
  return withLayers(document, found.view, others.toSpliced(at, 0, found.layer));
}

/** The offset of a copy, in mm. */
const copyOffsetMm = 8;

/** A copy, slightly offset and unlocked, right above the original. */
export function duplicateLayer(document: DesignDocument, id: string, newId: string): DesignDocument {
  const found = findLayer(document, id);
  if (!found || !canAddLayer(document)) return document;
  const { layer } = found;
  const copy: Layer = {
    ...layer,
    id: newId,
    x: layer.x + copyOffsetMm,
    y: layer.y + copyOffsetMm,
    locked: false,
    hidden: false,
  };
  return withLayers(document, found.view, document.views[found.view].toSpliced(found.index + 1, 0, copy));
}

/** Removes all layers of one side, including locked ones. */
export function clearLayers(document: DesignDocument, view: PrintView): DesignDocument {
  return document.views[view].length === 0 ? document : withLayers(document, view, []);
}
