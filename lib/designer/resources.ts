import type { ArtLayer, ImageLayer, PatternLayer, TextLayer } from "./document";

/** In mm. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** In mm, with (0, 0) at the middle of `box`; unrotated, unflipped. */
export interface TextSize {
  box: Box;
  /** Letters that the font lacks; not drawn. */
  missing: readonly string[];
}

export interface TextOutline extends TextSize {
  /** One path for the whole text, fill-rule nonzero. */
  d: string;
}

/** The shop's own drawing: markup of SVG shapes without text, links or scripts, in its own frame. */
export interface Drawing {
  markup: string;
  /** The frame of the markup. */
  width: number;
  height: number;
}

/**
 * The resources of a scene. The editor provides what it has loaded, the server what it has read; null for a
 * missing one omits the layer.
 */
export interface SceneResources {
  text: (layer: TextLayer) => TextOutline | null;
  /** data:, blob: or a path of this site. */
  imageHref: (assetId: string) => string | null;
  /** Only the shown part of a picture, cropped by the provider of the pixels; without it the renderer crops. */
  croppedHref?: (layer: ImageLayer) => string | null;
  art: (layer: Pick<ArtLayer, "art" | "inks">) => Drawing | null;
  pattern: (layer: PatternLayer) => Drawing | null;
}
