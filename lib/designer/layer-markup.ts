import type { ArtLayer, ImageLayer, Layer, PatternLayer, ShapeLayer, TextLayer } from "./document";
import { layerTransform } from "./layer-frame";
import type { SceneResources } from "./resources";
import { safeHref, safeMarkup } from "./safe-markup";
import { shapePath } from "./shapes";
import { svgNumber } from "./svg-number";

const colourPattern = /^#[0-9a-f]{6}$/;
const pathPattern = /^[MLQCAZ0-9eE .,-]*$/;

/**
 * One layer as SVG, in mm of its print area; "" for what is hidden or not there yet. Nothing is escaped: all of it is numbers,
 * colours and drawings of our own, and what is none of these throws. It names no ids, so a page may show a layer many times.
 *
 * `anchor` is drawn in each group that is faded or cut off, see scene-svg.ts.
 */
export function layerMarkup(layer: Layer, resources: SceneResources, anchor = ""): string {
  const drawn = layer.hidden ? "" : draw(layer, resources, anchor);
  if (drawn === "") return "";
  const isFaded = layer.opacity < 1;
  const opacity = svgNumber(layer.opacity);
  const faded = !isFaded
    ? ""
    : hasOneInk(layer)
      ? ` fill-opacity="${opacity}" stroke-opacity="${opacity}"`
      : ` opacity="${opacity}"`;
  const end = isFaded && !hasOneInk(layer) ? anchor : "";
  return `<g transform="${layerTransform(layer)}"${faded}>${drawn}${end}</g>`;
}

/** What has one ink is faded by it. What has more is faded as a whole, or the inks would show through each other. */
export function hasOneInk(layer: Layer): boolean {
  if (layer.type === "text") return layer.outline === null;
  return layer.type === "shape" && (layer.fill === null || layer.outline === null);
}

function draw(layer: Layer, resources: SceneResources, anchor: string): string {
  switch (layer.type) {
    case "text":
      return drawText(layer, resources);
    case "image":
      return drawImage(layer, resources, anchor);
    case "art":
      return drawArt(layer, resources);
    case "pattern":
      return drawPattern(layer, resources, anchor);
    case "shape":
      return drawShape(layer);
  }
}

/** The outline lies behind the letters, so only its outer half is seen: it is drawn twice as wide. */
function drawText(layer: TextLayer, resources: SceneResources): string {
  const outline = resources.text(layer);
  if (!outline?.d) return "";
  const stroke = layer.outline ? strokeOf(layer.outline.colour, layer.outline.width * 2) : "";
  return `<path d="${path(outline.d)}" fill="${colour(layer.fill)}" fill-rule="nonzero"${stroke}/>`;
}

/** A nested <svg> cuts off what lies outside of it, without an id that a clip path would need. */
function drawImage(layer: ImageLayer, resources: SceneResources, anchor: string): string {
  const { asset, crop, width, height } = layer;
  const isWhole = crop.x === 0 && crop.y === 0 && crop.width === 1 && crop.height === 1;
  const frame = box(-width / 2, -height / 2, width, height);
  const cropped = resources.croppedHref?.(layer) ?? (isWhole ? resources.imageHref(asset) : null);
  if (cropped !== null) return image(frame, cropped);
  const href = resources.imageHref(asset);
  if (href === null) return "";
  const whole = { width: width / crop.width, height: height / crop.height };
  const place = box(-crop.x * whole.width, -crop.y * whole.height, whole.width, whole.height);
  return nested(frame, image(place, href), anchor, layer);
}

function image(place: string, href: string): string {
  return `<image ${place} preserveAspectRatio="none" href="${safeHref(href)}"/>`;
}

function nested(
  frame: string,
  content: string,
  anchor: string,
  { width, height }: { width: number; height: number },
): string {
  const end =
    anchor && `<g transform="translate(${svgNumber(width / 2)} ${svgNumber(height / 2)})">${anchor}</g>`;
  return `<svg ${frame} overflow="hidden">${content}${end}</svg>`;
}

function drawArt(layer: ArtLayer, resources: SceneResources): string {
  const drawing = resources.art(layer);
  if (!drawing) return "";
  const scale = layer.width / drawing.width;
  const corner = `translate(${svgNumber(-layer.width / 2)} ${svgNumber((-drawing.height * scale) / 2)})`;
  return `<g transform="${corner} scale(${svgNumber(scale)})">${safeMarkup(drawing)}</g>`;
}

function drawPattern(layer: PatternLayer, resources: SceneResources, anchor: string): string {
  const drawing = resources.pattern(layer);
  if (!drawing) return "";
  const { width, height } = layer;
  const scale = `scale(${svgNumber(width / drawing.width)} ${svgNumber(height / drawing.height)})`;
  const content = `<g transform="${scale}">${safeMarkup(drawing)}</g>`;
  return nested(box(-width / 2, -height / 2, width, height), content, anchor, layer);
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

function box(x: number, y: number, width: number, height: number): string {
  return `x="${svgNumber(x)}" y="${svgNumber(y)}" width="${svgNumber(width)}" height="${svgNumber(height)}"`;
}

function colour(value: string): string {
  if (!colourPattern.test(value)) throw new Error("designer: a layer has a colour that is none");
  return value;
}

function path(d: string): string {
  if (!pathPattern.test(d)) throw new Error("designer: a layer has an outline that is none");
  return d;
}
