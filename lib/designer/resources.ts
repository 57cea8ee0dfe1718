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
  /** Letters that the font lacks; drawn as nothing. */
  missing: readonly string[];
}

export interface TextOutline extends TextSize {
  /** One path for the whole text, fill-rule nonzero. */
  d: string;
}

/** A drawing of our own: markup of SVG shapes without text, links or scripts, in a frame of its own. */
export interface Drawing {
  markup: string;
  /** The frame that the markup is drawn in. */
  width: number;
  height: number;
}

/**
 * What a scene needs beside its own numbers. The editor fills it with what it has loaded, the server with what it has read; where
 * something is not there yet, null leaves the layer out.
 */
export interface SceneResources {
  text: (layer: TextLayer) => TextOutline | null;
  /** data:, blob: or a path of this site. */
  imageHref: (assetId: string) => string | null;
  /** Only what the layer shows of its picture, cut by who has the pixels; without it whoever draws cuts. */
  croppedHref?: (layer: ImageLayer) => string | null;
  art: (layer: Pick<ArtLayer, "art" | "inks">) => Drawing | null;
  pattern: (layer: PatternLayer) => Drawing | null;
}
