import type { ShapedGlyph, ShapingFont } from "../../text-shaping/harfbuzz";
import { levelsOf, splitRuns, type TextRun } from "../../text-shaping/split-runs";
import { splitsSyllable } from "../../text-shaping/syllables";
import type { TextLayer } from "../document";

/** A glyph with its origin, in units of the font; y grows downwards, `turn` is in radians, clockwise. */
export interface PlacedGlyph {
  id: number;
  x: number;
  y: number;
  turn: number;
}

export interface TextLayout {
  glyphs: PlacedGlyph[];
  missing: string[];
}

/** Letters that stay together when a text is spaced or bent. */
interface Cluster {
  glyphs: ShapedGlyph[];
  advance: number;
}

interface Line {
  clusters: Cluster[];
  /** With the space between clusters, but not after the last one. */
  width: number;
}

type Style = Pick<TextLayer, "text" | "spacing" | "leading" | "align" | "arc">;

const shareBefore = { left: 0, center: 0.5, right: 1 } as const;
/** A flatter curve is drawn straight: its circle would be infinite. */
const flattest = 0.1;
/** The gap between the end and the start of a text in a full circle, in ems. */
const seam = 0.3;
/** How far letters extend from their baseline to the inside of a curve, in ems: marks below it, capitals above it. */
const inwards = { arch: 0.2, smile: 0.65 } as const;

/** Sets a text in one font. The origin is the middle of the first baseline; the caller positions it. */
export function layoutText(font: ShapingFont, style: Style): TextLayout {
  const missing = new Set<string>();
  const space = style.spacing * font.unitsPerEm;
  const lines = textLines(style.text).map((line) => setLine(font, line, space, missing));
  const place =
    Math.abs(style.arc) < flattest ? straight(font, style, lines) : bent(font, style, lines, space);
  const glyphs = lines.flatMap((line, nr) => {
    let pen = 0;
    return line.clusters.flatMap((cluster) => {
      const start = pen;
      pen += cluster.advance + space;
      return placeGlyphs(cluster, place(nr, start, cluster.advance));
    });
  });
  return { glyphs, missing: [...missing] };
}

/** Control characters are no letters: a tab becomes a space, the others are dropped. */
function textLines(text: string): string[] {
  return text
    .split(/\r\n|[\n\r\u2028\u2029]/u)
    .map((line) => line.replaceAll("\t", " ").replace(/\p{Cc}/gu, ""));
}

function setLine(font: ShapingFont, text: string, space: number, missing: Set<string>): Line {
  const runs = splitRuns(text, levelsOf(text));
  const clusters = runs.flatMap((run) => setRun(font, run, space !== 0, missing));
  const advance = clusters.reduce((sum, cluster) => sum + cluster.advance, 0);
  return { clusters, width: advance + space * Math.max(0, clusters.length - 1) };
}

function setRun(font: ShapingFont, run: TextRun, isSpaced: boolean, missing: Set<string>): Cluster[] {
  const glyphs = font.shape(run.text, run.direction, isSpaced && run.script === "Latin");
  const starts = [...new Set(glyphs.map(({ cluster }) => cluster))].sort((a, b) => a - b);
  const endOf = new Map(starts.map((start, nr) => [start, starts[nr + 1] ?? run.text.length]));
  const clusters: Cluster[] = [];
  let last: number | undefined;
  for (const glyph of glyphs) {
    if (glyph.id === 0) {
      for (const letter of run.text.slice(glyph.cluster, endOf.get(glyph.cluster)))
        if (!font.has(letter)) missing.add(letter);
      continue;
    }
    const current = clusters.at(-1);
    const joins =
      last !== undefined &&
      (last === glyph.cluster || splitsSyllable(run.text, Math.max(last, glyph.cluster)));
    if (current && joins) {
      current.glyphs.push(glyph);
      current.advance += glyph.xAdvance;
    } else clusters.push({ glyphs: [glyph], advance: glyph.xAdvance });
    last = glyph.cluster;
  }
  return clusters;
}

/** A cluster's origin and rotation. */
type Place = (line: number, start: number, advance: number) => PlacedOrigin;
type PlacedOrigin = Omit<PlacedGlyph, "id">;

function straight(font: ShapingFont, { leading, align }: Style, lines: readonly Line[]): Place {
  const widest = Math.max(...lines.map(({ width }) => width));
  return (nr, start) => ({
    x: start + (widest - (lines[nr]?.width ?? 0)) * shareBefore[align] - widest / 2,
    y: nr * leading * font.unitsPerEm,
    turn: 0,
  });
}

/**
 * Lines lie on circles around one point, which is below them for an arch and above them for a smile. The widest line sets the
 * innermost circle, so that no line overlaps itself; letters have their own width on the inside of the curve, and are spaced on
 * the outside. A cluster is rotated as a whole around the middle of its baseline.
 */
function bent(
  font: ShapingFont,
  { leading, align, arc }: Style,
  lines: readonly Line[],
  space: number,
): Place {
  const bend = Math.abs(arc) / 100;
  const up = Math.sign(arc);
  const widest = Math.max(...lines.map(({ width }) => width), 1);
  const around = widest + bend * Math.max(space, seam * font.unitsPerEm);
  const innermost = around / (bend * 2 * Math.PI);
  const step = leading * font.unitsPerEm;
  const radiusOf = (nr: number) => innermost + step * (up > 0 ? lines.length - 1 - nr : nr);
  const lift = (up > 0 ? inwards.arch : inwards.smile) * font.unitsPerEm;
  const centreY = up * (radiusOf(0) + lift);
  return (nr, start, advance) => {
    const radius = radiusOf(nr);
    const width = lines[nr]?.width ?? 0;
    const begin = shareBefore[align] * (widest / innermost - width / radius) - widest / innermost / 2;
    const angle = begin + (start + advance / 2) / radius;
    const turn = angle * up;
    const baseline = radius + lift;
    const middle = { x: baseline * Math.sin(angle), y: centreY - up * baseline * Math.cos(angle) };
    return {
      x: middle.x - (advance / 2) * Math.cos(turn),
      y: middle.y - (advance / 2) * Math.sin(turn),
      turn,
    };
  };
}

function placeGlyphs(cluster: Cluster, { x, y, turn }: PlacedOrigin): PlacedGlyph[] {
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  let pen = 0;
  return cluster.glyphs.map((glyph) => {
    const [dx, dy] = [pen + glyph.xOffset, -glyph.yOffset];
    pen += glyph.xAdvance;
    return { id: glyph.id, x: x + dx * cos - dy * sin, y: y + dx * sin + dy * cos, turn };
  });
}
