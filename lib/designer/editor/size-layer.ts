import type { ImageLayer, Layer, ShapeLayer } from "../document";
import { partBetween, shareLimits } from "./crop";
import type { Frame, Grip, Size } from "./geometry";

const clamp = (value: number, min: number, max: number) => Math.min(max, Math.max(min, value));
const side = (value: number, least = 1) => clamp(value, least, 1000);

/** Kinds whose width and height are independent; the others keep their proportions. */
export function hasFreeSides(layer: Layer): boolean {
  return layer.type === "shape" || layer.type === "pattern" || layer.type === "image";
}

/** The layer scaled by `factor`, within a scene's limits; lines and outlines scale with it. */
export function scaleLayer(layer: Layer, factor: number): Layer {
  switch (layer.type) {
    case "text": {
      const size = clamp(layer.size * factor, 2, 300);
      return { ...layer, size, outline: scaleOutline(layer.outline, size / layer.size) };
    }
    case "art":
      return { ...layer, width: side(layer.width * factor) };
    case "image":
      return scaleSides(layer, factor);
    case "shape": {
      const sized = scaleSides(layer, factor, 0.3);
      const grown = sized.width / layer.width;
      return {
        ...sized,
        radius: clamp(layer.radius * grown, 0, 200),
        outline: scaleOutline(layer.outline, grown),
      };
    }
    case "pattern": {
      const sized = scaleSides(layer, factor, 10);
      return { ...sized, repeat: clamp((layer.repeat * sized.width) / layer.width, 4, 200) };
    }
  }
}

function scaleOutline(outline: ShapeLayer["outline"], factor: number): ShapeLayer["outline"] {
  return outline && { ...outline, width: clamp(outline.width * factor, 0.1, 10) };
}

/** Both sides by one factor, so that a limit distorts no proportions. */
function scaleSides<T extends Size>(layer: T, factor: number, minHeight = 1): T {
  const minWidth = Math.max(1, minHeight);
  const least = Math.max(minWidth / layer.width, minHeight / layer.height);
  const most = Math.min(1000 / layer.width, 1000 / layer.height);
  const allowed = clamp(factor, Math.min(least, 1), Math.max(most, 1));
  // A product may exceed its intended limit by a rounding error.
  const width = side(layer.width * allowed, minWidth);
  return { ...layer, width, height: side(layer.height * allowed, minHeight) };
}

/** Sets width and height, in mm; kinds with fixed proportions follow the width. */
export function sizeLayer(layer: Layer, now: Size, wanted: Size): Layer {
  switch (layer.type) {
    case "shape":
      return { ...layer, width: side(wanted.width), height: side(wanted.height, 0.3) };
    case "pattern":
      return { ...layer, width: side(wanted.width, 10), height: side(wanted.height, 10) };
    case "image":
    case "text":
    case "art":
      return scaleLayer(layer, wanted.width / now.width);
  }
}

/** The layer in the frame after a drag: a side of a picture crops it, a side of a shape stretches it. */
export function fitLayer(layer: Layer, from: Frame, to: Frame, grip: Grip): Layer {
  const isCorner = grip.x !== 0 && grip.y !== 0;
  if (layer.type === "image" && !isCorner) return cropBySide(layer, from, to, grip);
  const sized =
    isCorner && layer.type !== "shape"
      ? scaleLayer(layer, to.width / from.width)
      : sizeLayer(layer, from, to);
  return { ...sized, x: to.x, y: to.y };
}

/** Moves one edge of the shown part; the picture itself keeps its place and scale. */
function cropBySide(layer: ImageLayer, from: Frame, to: Frame, grip: Grip): Layer {
  const isAcross = grip.x !== 0;
  const [start, shown] = isAcross ? [layer.crop.x, layer.crop.width] : [layer.crop.y, layer.crop.height];
  const [was, wanted] = isAcross ? [from.width, to.width] : [from.height, to.height];
  const isMirrored = isAcross ? layer.flipX : layer.flipY;
  const isFarEdge = (isAcross ? grip.x : grip.y) === 1 ? !isMirrored : isMirrored;
  const end = start + shown;
  const room = isFarEdge ? 1 - start : end;
  const { least, most } = shareLimits(shown, was);
  const next = clamp((shown * wanted) / was, least, Math.min(room, most));
  const [first, last] = isFarEdge ? [start, start + next] : [end - next, end];
  const crop = partBetween(first, last, was / shown);
  const moved = (crop.mm - was) / (wanted - was || 1);
  return {
    ...layer,
    x: from.x + (to.x - from.x) * moved,
    y: from.y + (to.y - from.y) * moved,
    ...(isAcross
      ? { width: crop.mm, crop: { ...layer.crop, x: crop.start, width: crop.length } }
      : { height: crop.mm, crop: { ...layer.crop, y: crop.start, height: crop.length } }),
  };
}
