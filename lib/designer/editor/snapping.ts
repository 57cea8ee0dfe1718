import { type PrintArea, safeInsetMm } from "../printing/print-areas";
import type { Box } from "../resources";

/** A snap line: its position in mm, and its kind. */
export interface Guide {
  axis: "x" | "y";
  at: number;
  kind: "centre" | "edge" | "safe" | "layer";
}

export interface Snapped {
  /** Added to the position, in mm. */
  dx: number;
  dy: number;
  guides: Guide[];
}

type Line = Omit<Guide, "axis">;

function linesOf(length: number, others: readonly { start: number; length: number }[]): Line[] {
  return [
    // The first of equally near lines wins, so the most useful ones come first.
    { at: length / 2, kind: "centre" },
    { at: safeInsetMm, kind: "safe" },
    { at: length - safeInsetMm, kind: "safe" },
    { at: 0, kind: "edge" },
    { at: length, kind: "edge" },
    ...others.flatMap(({ start, length: size }) =>
      [start, start + size / 2, start + size].map((at): Line => ({ at, kind: "layer" })),
    ),
  ];
}

function nearest(
  start: number,
  length: number,
  lines: readonly Line[],
  toleranceMm: number,
): { offset: number; line: Line } | null {
  let best: { offset: number; line: Line } | null = null;
  for (const line of lines) {
    // A layer's middle snaps only to the middle of the area, not to its edges.
    const marks = line.kind === "centre" ? [start + length / 2] : [start, start + length];
    if (line.kind === "layer") marks.push(start + length / 2);
    for (const mark of marks) {
      const offset = line.at - mark;
      if (Math.abs(offset) > toleranceMm) continue;
      if (!best || Math.abs(offset) < Math.abs(best.offset) - 0.01) best = { offset, line };
    }
  }
  return best;
}

/** The snap lines of a moved box: middle of the area, safe inset, edges, other layers. The tolerance is in mm, so it follows the zoom. */
export function snapBox(box: Box, area: PrintArea, others: readonly Box[], toleranceMm: number): Snapped {
  const x = nearest(
    box.x,
    box.width,
    linesOf(
      area.widthMm,
      others.map((other) => ({ start: other.x, length: other.width })),
    ),
    toleranceMm,
  );
  const y = nearest(
    box.y,
    box.height,
    linesOf(
      area.heightMm,
      others.map((other) => ({ start: other.y, length: other.height })),
    ),
    toleranceMm,
  );
  const guides: Guide[] = [];
  if (x) guides.push({ axis: "x", ...x.line });
  if (y) guides.push({ axis: "y", ...y.line });
  return { dx: x?.offset ?? 0, dy: y?.offset ?? 0, guides };
}

const words = { edge: "the edge", safe: "the safe line", layer: "another layer" };

/** For screen readers: "Snapped to the centre". */
export function describeGuide({ axis, kind }: Guide): string {
  if (kind === "centre") return axis === "x" ? "Snapped to the centre" : "Snapped to the middle";
  return `Snapped to ${words[kind]}`;
}
