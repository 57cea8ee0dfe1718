import type { Layer, ShapeLayer } from "../document";
import { type Cut, type PrintView, printAreaOf } from "../printing/print-areas";

/** Layers for the sides that a template prints on. */
type TemplateLayers = Partial<Record<PrintView, Layer[]>>;

export interface Template {
  id: string;
  name: { en: string; hi: string };
  /** More search words. */
  tags: readonly string[];
  /** Slugs of matching cloth colours, the best first. */
  suits: readonly [string, ...string[]];
  /** Its layers in mm, fitted into the print areas of a cut. */
  layersFor: (cut: Cut) => TemplateLayers;
}

/**
 * A part of a scene on the templates' sheet: 300 wide and 400 high, `x` from its middle, `y` from its top,
 * both to the part's centre.
 */
interface Part {
  x?: number;
  y: number;
  rot?: number;
}

interface TextPart extends Part {
  text: string;
  font: string;
  size: number;
  fill: string;
  spacing?: number;
  leading?: number;
  align?: "left" | "center" | "right";
  arc?: number;
  outline?: { colour: string; width: number };
}

interface ArtPart extends Part {
  art: string;
  inks: readonly string[];
  width: number;
  flip?: boolean;
}

interface ShapePart extends Part {
  shape: ShapeLayer["shape"];
  width: number;
  height: number;
  fill?: string;
  outline?: { colour: string; width: number };
  radius?: number;
}

interface PatternPart extends Part {
  pattern: string;
  seed: number;
  inks: readonly string[];
  width: number;
  height: number;
  repeat: number;
}

export type ScenePart = TextPart | ArtPart | ShapePart | PatternPart;

const sheet = { width: 304.8, height: 406.4 };
const round = (mm: number) => Math.round(mm * 100) / 100;

/** Fits a scene onto a side: as large as the print area allows, centred, from its top. */
export function fitted(parts: readonly ScenePart[], cut: Cut, view: PrintView): Layer[] {
  const area = printAreaOf(cut, view);
  const scale = Math.min(area.widthMm / sheet.width, area.heightMm / sheet.height);
  return parts.map((part, index) => toLayer(part, `${view}-${index + 1}`, scale, area.widthMm / 2));
}

function toLayer(part: ScenePart, id: string, scale: number, middle: number): Layer {
  const mm = (length: number) => round(length * scale);
  const placed = {
    id,
    name: "",
    x: round(middle + (part.x ?? 0) * scale),
    y: mm(part.y),
    rot: part.rot ?? 0,
    flipX: "flip" in part ? (part.flip ?? false) : false,
    flipY: false,
    opacity: 1,
    locked: false,
    hidden: false,
  };
  const outlineOf = (outline: { colour: string; width: number } | undefined) =>
    outline ? { colour: outline.colour, width: mm(outline.width) } : null;
  if ("text" in part)
    return {
      ...placed,
      type: "text",
      text: part.text,
      font: part.font,
      size: mm(part.size),
      spacing: part.spacing ?? 0,
      leading: part.leading ?? 1,
      align: part.align ?? "center",
      arc: part.arc ?? 0,
      fill: part.fill,
      outline: outlineOf(part.outline),
    };
  if ("art" in part)
    return { ...placed, type: "art", art: part.art, inks: [...part.inks], width: mm(part.width) };
  if ("pattern" in part)
    return {
      ...placed,
      type: "pattern",
      pattern: part.pattern,
      seed: part.seed,
      inks: [...part.inks],
      width: mm(part.width),
      height: mm(part.height),
      repeat: mm(part.repeat),
    };
  return {
    ...placed,
    type: "shape",
    shape: part.shape,
    width: mm(part.width),
    height: mm(part.height),
    fill: part.fill ?? null,
    outline: outlineOf(part.outline),
    radius: mm(part.radius ?? 0),
  };
}

type Sides = Partial<Record<PrintView, readonly ScenePart[]>>;

/** A template of scenes: every word of `tags` is a search word. */
export function template(
  id: string,
  en: string,
  hi: string,
  tags: string,
  suits: readonly [string, ...string[]],
  sides: Sides,
): Template {
  const layersFor = (cut: Cut): TemplateLayers => ({
    ...(sides.front && { front: fitted(sides.front, cut, "front") }),
    ...(sides.back && { back: fitted(sides.back, cut, "back") }),
  });
  return { id, name: { en, hi }, tags: tags.split(" "), suits, layersFor };
}
