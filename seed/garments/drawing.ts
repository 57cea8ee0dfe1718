import type { Garment, Line } from "../../lib/designer/garments/garment";
import { flatten } from "../../lib/designer/garments/path";
import { warped } from "./raster";

export const paint = (d: string) => `<path d="${d}" fill="#fff" stroke="#fff" stroke-width="1"/>`;
const draw = (d: string, width: number, extra = "") =>
  `<path d="${d}" fill="none" stroke="#fff" stroke-width="${width}" ${extra}/>`;

const ribShape = (outer: string, inner: string): string => {
  const back = (flatten(inner)[0] ?? []).toReversed();
  return `${outer} L${back.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join(" L")} Z`;
};

/** The knit of the collar: short strokes across the strip. */
const ribKnit = (outer: string, inner: string): string => {
  const [a = [], b = []] = [flatten(outer, 60)[0], flatten(inner, 60)[0]];
  return a
    .map(([x, y], i) => {
      const [u, v] = b[i] ?? [x, y];
      return `M${x.toFixed(1)} ${y.toFixed(1)} L${u.toFixed(1)} ${v.toFixed(1)}`;
    })
    .join(" ");
};

const THREAD: Record<Line["kind"], (d: string) => string> = {
  seam: (d) => draw(d, 1.5, 'stroke-opacity=".85"'),
  twin: (d) => draw(d, 1.1, 'stroke-dasharray="4.4 2.4" stroke-opacity=".6"'),
  edge: (d) => draw(d, 1, 'stroke-opacity=".4"'),
  pick: (d) => draw(d, 1, 'stroke-dasharray="3 3" stroke-opacity=".5"'),
};

/** The outlines of one garment after the bend of its cloth, as SVG. */
export type Drawing = {
  panels: string[];
  ribs: string[];
  shadowRibs: string[];
  inside: string | undefined;
  /** Everything that is cloth. */
  whole: string;
  /** Lines where cloth is pulled in by a seam. */
  ditches: string;
  threads: string;
};

export const drawGarment = (garment: Garment): Drawing => {
  const bend = (d: string) => warped(d, garment.seed);
  const panels = garment.panels.map(bend);
  const ribs = garment.ribs.map((r) => bend(ribShape(r.outer, r.inner)));
  const inside = garment.inside && bend(garment.inside);
  const knit = garment.ribs.map((r) => draw(bend(ribKnit(r.outer, r.inner)), 1.2, 'stroke-opacity=".16"'));
  const collar = garment.ribs.flatMap((r) => [
    draw(bend(r.outer), 1.5, 'stroke-opacity=".75"'),
    draw(bend(r.inner), 0.9, 'stroke-opacity=".45"'),
  ]);
  return {
    panels,
    ribs,
    shadowRibs: ribs.filter((_, i) => garment.ribs[i]?.shadow),
    inside,
    whole: [...panels, ...ribs, ...(inside ? [inside] : [])].map(paint).join(""),
    ditches: garment.lines.map((l) => draw(bend(l.d), l.kind === "seam" ? 5 : 3)).join(""),
    threads: [...garment.lines.map((l) => THREAD[l.kind](bend(l.d))), ...knit, ...collar].join(""),
  };
};
