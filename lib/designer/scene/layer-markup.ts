import type { ArtLayer, ImageLayer, Layer, PatternLayer, ShapeLayer, TextLayer } from "../document";
import type { Box, SceneResources } from "../resources";
import { type ClipMarkup, clipByFrame, placeOf } from "./clip";
import { layerTransform } from "./layer-frame";
import { safeHref, safeMarkup } from "./safe-markup";
import { shapePath } from "./shapes";
import { svgNumber } from "./svg-number";

const colourPattern = /^#[0-9a-f]{6}$/;
const pathPattern = /^[MLQCAZ0-9eE .,-]*$/;

/**
 * One layer as SVG, in mm of its print area; "" for a hidden or not yet loaded one. Nothing is escaped: it holds only numbers,
 * colours and our own drawings, and anything else throws. It has no ids, so a page may show a layer many times.
 */
export function layerMarkup(layer: Layer, resources: SceneResources, cutOff = clipByFrame): string {
  const drawn = layer.hidden ? "" : draw(layer, resources, cutOff);
  if (drawn === "") return "";
  const opacity = svgNumber(layer.opacity);
  const faded =
    layer.opacity === 1
      ? ""
      : hasOneInk(layer)
        ? ` fill-opacity="${opacity}" stroke-opacity="${opacity}"`
        : ` opacity="${opacity}"`;
  return `<g transform="${layerTransform(layer)}"${faded}>${drawn}</g>`;
}

/** One ink carries the opacity itself. Several are faded as a group, or the inks would show through each other. */
export function hasOneInk(layer: Layer): boolean {
  if (layer.type === "text") return layer.outline === null;
  return layer.type === "shape" && (layer.fill === null || layer.outline === null);
}

function draw(layer: Layer, resources: SceneResources, cutOff: ClipMarkup): string {
  switch (layer.type) {
    case "text":
      return drawText(layer, resources);
    case "image":
      return drawImage(layer, resources, cutOff);
    case "art":
      return drawArt(layer, resources);
    case "pattern":
      return drawPattern(layer, resources, cutOff);
    case "shape":
      return drawShape(layer);
  }
}

/** The outline lies behind the letters, so only its outer half is visible: it is drawn at double width. */
function drawText(layer: TextLayer, resources: SceneResources): string {
  const outline = resources.text(layer);
  if (!outline?.d) return "";
  const stroke = layer.outline ? strokeOf(layer.outline.colour, layer.outline.width * 2) : "";
  return `<path d="${path(outline.d)}" fill="${colour(layer.fill)}" fill-rule="nonzero"${stroke}/>`;
}

function drawImage(layer: ImageLayer, resources: SceneResources, cutOff: ClipMarkup): string {
  const { asset, crop, width, height } = layer;
  const isWhole = crop.x === 0 && crop.y === 0 && crop.width === 1 && crop.height === 1;
  const frame = frameOf(layer);
  const cropped = resources.croppedHref?.(layer) ?? (isWhole ? resources.imageHref(asset) : null);
  if (cropped !== null) return image(frame, cropped);
  const href = resources.imageHref(asset);
  if (href === null) return "";
  const whole = { width: width / crop.width, height: height / crop.height };
  return cutOff(frame, image({ x: -crop.x * whole.width, y: -crop.y * whole.height, ...whole }, href));
}

function frameOf({ width, height }: { width: number; height: number }): Box {
  return { x: -width / 2, y: -height / 2, width, height };
}

function image(place: Box, href: string): string {
  return `<image ${placeOf(place)} preserveAspectRatio="none" href="${safeHref(href)}"/>`;
}

function drawArt(layer: ArtLayer, resources: SceneResources): string {
  const drawing = resources.art(layer);
  if (!drawing) return "";
  const scale = layer.width / drawing.width;
  const corner = `translate(${svgNumber(-layer.width / 2)} ${svgNumber((-drawing.height * scale) / 2)})`;
  return `<g transform="${corner} scale(${svgNumber(scale)})">${safeMarkup(drawing)}</g>`;
}

function drawPattern(layer: PatternLayer, resources: SceneResources, cutOff: ClipMarkup): string {
  const drawing = resources.pattern(layer);
  if (!drawing) return "";
  const { width, height } = layer;
  const scale = `scale(${svgNumber(width / drawing.width)} ${svgNumber(height / drawing.height)})`;
  return cutOff(frameOf(layer), `<g transform="${scale}">${safeMarkup(drawing)}</g>`);
}

function drawShape(layer: ShapeLayer): string {
  if (!layer.fill && !layer.outline) return "";
  const stroke = layer.outline ? strokeOf(layer.outline.colour, layer.outline.width) : "";
  const fill = layer.fill ? colour(layer.fill) : "none";
  return `<path d="${path(shapePath(layer))}" fill="${fill}" fill-rule="evenodd"${stroke}/>`;
}

function strokeOf(ink: string, width: number): string {
  return ` stroke="${colour(ink)}" stroke-width="${svgNumber(width)}" stroke-linejoin="round" paint-order="stroke"`;
}

function colour(value: string): string {
  if (!colourPattern.test(value)) throw new Error("designer: a layer has a colour that is none");
  return value;
}

function path(d: string): string {
  if (!pathPattern.test(d)) throw new Error("designer: a layer has an outline that is none");
  return d;
}
