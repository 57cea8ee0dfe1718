import type { DesignDocument, Layer } from "./document";
import { printViews } from "./printing/print-areas";

/** The ids of a design's uploads, each once. */
export function listUploadIds(document: DesignDocument): string[] {
  const layers = printViews.flatMap((view) => document.views[view]);
  return [...new Set(layers.flatMap((layer) => (layer.type === "image" ? [layer.asset] : [])))];
}

/** The design with other uploads in place of its own; a layer without one is dropped. */
export function withUploads(document: DesignDocument, copies: ReadonlyMap<string, string>): DesignDocument {
  const exchange = (layers: readonly Layer[]) =>
    layers.flatMap((layer): Layer[] => {
      if (layer.type !== "image") return [layer];
      const asset = copies.get(layer.asset);
      return asset === undefined ? [] : [{ ...layer, asset }];
    });
  const { front, back, left, right } = document.views;
  return {
    ...document,
    views: {
      front: exchange(front),
      back: exchange(back),
      left: exchange(left),
      right: exchange(right),
    },
  };
}
