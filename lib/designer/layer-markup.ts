import type { ArtLayer, ImageLayer, Layer, PatternLayer, ShapeLayer, TextLayer } from "./document";
import { layerTransform } from "./layer-frame";
import type { SceneResources } from "./resources";
import { safeHref, safeMarkup } from "./safe-markup";
import { shapePath } from "./shapes";
import { svgNumber } from "./svg-number";

const colourPattern = /^#[0-9a-f]{6}$/;
const pathPattern = /^[MLQCAZ0-9eE .,-]*$/;

/** Nothing that can be seen, on all sides of everything, see `layerMarkup`. */
const everywhere = '<path d="M-100000 -100000H100000V100000H-100000Z" fill="#000000" fill-opacity="0"/>';

/**
 * One layer as SVG, in mm of its print area; "" for what is hidden or not there yet. Nothing is escaped: all of it is numbers,
 * colours and drawings of our own, and what is none of these throws. It names no ids, so a page may show a layer many times.
 *
 * `isAnchored`: resvg ends the whole process when a faded or clipped group lies outside of its picture; then each such group
 * covers all of it, invisibly.
 */
export function layerMarkup(layer: Layer, resources: SceneResources, isAnchored = false): string {
  const anchor = isAnchored ? everywhere : "";
  const drawn = layer.hidden ? "" : draw(layer, resources, anchor);
  if (drawn === "") return "";
  const faded = layer.opacity < 1 ? ` opacity="${svgNumber(layer.opacity)}"` : "";
  return `<g transform="${layerTransform(layer)}"${faded}>${drawn}${faded && anchor}</g>`;
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
function drawImage(
  { asset, crop, width, height }: ImageLayer,
  resources: SceneResources,
  anchor: string,
): string {
  const href = resources.imageHref(asset);
  if (href === null) return "";
  const whole = { width: width / crop.width, height: height / crop.height };
  const image = box(-crop.x * whole.width, -crop.y * whole.height, whole.width, whole.height);
  return `<svg ${box(-width / 2, -height / 2, width, height)} overflow="hidden"><image ${image} preserveAspectRatio="none" href="${safeHref(href)}"/>${anchor}</svg>`;
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
  const frame = `viewBox="0 0 ${svgNumber(drawing.width)} ${svgNumber(drawing.height)}" preserveAspectRatio="none"`;
  return `<svg ${box(-layer.width / 2, -layer.height / 2, layer.width, layer.height)} ${frame} overflow="hidden">${safeMarkup(drawing)}${anchor}</svg>`;
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
