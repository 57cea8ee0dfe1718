import { readFile } from "node:fs/promises";
import { Resvg } from "@resvg/resvg-js";
import sharp from "sharp";
import { type DesignDocument, designSchema, type Layer, type TextLayer } from "../../lib/designer/document";
import { printAreaOf } from "../../lib/designer/printing/print-areas";
import type { SceneResources } from "../../lib/designer/resources";
import { sceneToSvg } from "../../lib/designer/scene/scene-svg";
import { findFont, shaperFile } from "../../lib/designer/text/fonts";
import { makeTextEngine, type TextEngine } from "../../lib/designer/text/text-engine";
import { conjuncts } from "./conjuncts";

const read = async (file: string) => new Uint8Array(await readFile(file));

const settings = [
  { name: "Straight", style: {} },
  { name: "Spaced", style: { spacing: 0.25 } },
  { name: "Curved", style: { arc: 20 } },
] as const;

const labelFont = "noto-sans";
const titleFont = "rozha-one";
const [ink, quiet, accent, hairline, paper] = ["#231c17", "#85786b", "#b5301b", "#e3d9ca", "#fbf7f0"];

/** In mm. */
const page = printAreaOf("regular", "front");
const margin = 24;
const top = { title: 31, heads: 54, rows: 61 };
const wordSize = 14;
const labelWidth = 38;
const rowHeight = (page.heightMm - top.rows - margin) / conjuncts.length;
const columnWidth = (page.widthMm - 2 * margin - labelWidth) / settings.length;

const placed = { name: "", rot: 0, flipX: false, flipY: false, opacity: 1, locked: false, hidden: false };
const plain = { spacing: 0, leading: 1, align: "center", arc: 0, outline: null } as const;

/** In pixels. */
export const pictureWidth = 1280;

/** Where the layer with this id is placed, in mm. */
interface Cell {
  id: string;
  left: number;
  top: number;
  width: number;
  height: number;
}

export const cells: readonly Cell[] = conjuncts.flatMap((_, row) =>
  settings.map((_setting, column) => ({
    id: `word-${row}-${column}`,
    left: margin + labelWidth + column * columnWidth,
    top: top.rows + row * rowHeight,
    width: columnWidth,
    height: rowHeight,
  })),
);

const word = (id: string, font: string, text: string, size: number, fill = ink): TextLayer => ({
  ...placed,
  ...plain,
  type: "text",
  id,
  font,
  text,
  size,
  fill,
  x: 0,
  y: 0,
});

function rectangle(id: string, x: number, y: number, width: number, height: number, fill: string): Layer {
  return {
    ...placed,
    type: "shape",
    shape: "rectangle",
    id,
    x,
    y,
    width,
    height,
    fill,
    outline: null,
    radius: 0,
  };
}

/** Positions a text so that its ink starts at `left`. */
function startingAt(engine: TextEngine, layer: TextLayer, left: number, y: number): TextLayer {
  const width = engine.outline(layer)?.box.width ?? 0;
  return { ...layer, x: left + width / 2, y };
}

/** The line above a row; the last one closes the table. */
function line(nr: number): Layer {
  const y = top.rows + nr * rowHeight;
  return rectangle(`line-${nr}`, page.widthMm / 2, y, page.widthMm - 2 * margin, 0.4, hairline);
}

function heading(engine: TextEngine): Layer[] {
  const title = word("title", titleFont, "Conjuncts in nine scripts", 15.5);
  const heads = settings.map(({ name }, column) => ({
    ...word(`head-${column}`, labelFont, name.toUpperCase(), 4.4, quiet),
    spacing: 0.14,
    x: margin + labelWidth + (column + 0.5) * columnWidth,
    y: top.heads,
  }));
  return [startingAt(engine, title, margin, top.title), ...heads];
}

function row(engine: TextEngine, nr: number): Layer[] {
  const conjunct = conjuncts[nr];
  if (!conjunct) throw new Error(`designer: there is no row ${nr}`);
  const middle = top.rows + (nr + 0.5) * rowHeight;
  const label = word(`label-${nr}`, labelFont, conjunct.name, 6.4, accent);
  return [
    line(nr),
    startingAt(engine, label, margin, middle),
    ...settings.map(({ style }, column) => ({
      ...word(`word-${nr}-${column}`, conjunct.font, conjunct.phrase, wordSize),
      ...style,
      x: margin + labelWidth + (column + 0.5) * columnWidth,
      y: middle,
    })),
  ];
}

/** The conjuncts of nine scripts in a design: straight, spaced and curved. */
export async function makeScriptsScene(): Promise<{ scene: DesignDocument; resources: SceneResources }> {
  const engine = makeTextEngine({
    loadShaper: () => read(shaperFile.file),
    loadFont: (id) => read(findFont(id)?.file ?? ""),
  });
  await engine.openFonts([labelFont, titleFont, ...conjuncts.map(({ font }) => font)]);
  const ground = rectangle("ground", page.widthMm / 2, page.heightMm / 2, page.widthMm, page.heightMm, paper);
  const rows = conjuncts.flatMap((_, nr) => row(engine, nr));
  const front = [ground, ...heading(engine), ...rows, line(conjuncts.length)];
  const views = { front, back: [], left: [], right: [] };
  const scene = designSchema.parse({ v: 1, cut: "regular", colour: "white", views });
  const nothing = () => null;
  return { scene, resources: { text: engine.outline, imageHref: nothing, art: nothing, pattern: nothing } };
}

export async function drawScripts(width: number): Promise<Buffer> {
  const { scene, resources } = await makeScriptsScene();
  const svg = sceneToSvg(scene, "front", resources);
  const options = { fitTo: { mode: "width", value: width }, font: { loadSystemFonts: false } } as const;
  return sharp(new Resvg(svg, options).render().asPng())
    .png({ palette: true, colours: 64, effort: 10 })
    .toBuffer();
}
