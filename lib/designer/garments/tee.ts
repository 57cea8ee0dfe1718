import { type Fold, FRAME, type Garment, type Line, type Point, type Rib } from "./garment";
import { mirrorPath } from "./path";

/** Flat measurements in inches, of the pictured sample size. */
export type TeeMeasures = {
  id: string;
  unitsPerInch: number;
  chest: number;
  waist: number;
  hem: number;
  length: number;
  shoulder: number;
  shoulderDrop: number;
  underarm: number;
  neckWidth: number;
  neckDepth: number;
  rib: number;
  sleeveLength: number;
  /** Degrees below the horizontal. */
  sleeveAngle: number;
  sleeveOpening: number;
  view: "front" | "back";
  print: { width: number; height: number; belowCollar: number };
  /** Side of the printable square on a sleeve. */
  sleevePrint: number;
  seed: number;
};

type Landmarks = {
  top: number;
  bottom: number;
  neck: number;
  tip: Point;
  underarm: Point;
  waist: Point;
  hem: Point;
  cuffOuter: Point;
  cuffInner: Point;
  armRaise: Point;
};

const MIDDLE = FRAME.width / 2;
const at = (...numbers: number[]) => numbers.map((n) => n.toFixed(1)).join(" ");
const between = (a: Point, b: Point, t: number): Point => [
  a[0] + (b[0] - a[0]) * t,
  a[1] + (b[1] - a[1]) * t,
];

const landmarks = (m: TeeMeasures): Landmarks => {
  const u = m.unitsPerInch;
  const top = (FRAME.height - m.length * u) / 2 - 4;
  const tip: Point = [MIDDLE - (m.shoulder * u) / 2, top + m.shoulderDrop * u];
  const underarm: Point = [MIDDLE - (m.chest * u) / 2, top + m.underarm * u];
  const angle = (m.sleeveAngle * Math.PI) / 180;
  const along: Point = [-Math.cos(angle), Math.sin(angle)];
  const across: Point = [Math.sin(angle + 0.1), Math.cos(angle + 0.1)];
  const cuffOuter: Point = [tip[0] + along[0] * m.sleeveLength * u, tip[1] + along[1] * m.sleeveLength * u];
  return {
    top,
    bottom: top + m.length * u,
    neck: (m.neckWidth * u) / 2,
    tip,
    underarm,
    waist: [MIDDLE - (m.waist * u) / 2, top + m.length * u * 0.62],
    hem: [MIDDLE - (m.hem * u) / 2, top + m.length * u - 0.95 * u],
    cuffOuter,
    cuffInner: [
      cuffOuter[0] + across[0] * m.sleeveOpening * u,
      cuffOuter[1] + across[1] * m.sleeveOpening * u,
    ],
    armRaise: [tip[0] + along[0] * u * 2, tip[1] + along[1] * u * 1.55],
  };
};

/** Left half curves; the right half is their mirror. `dip` is how far a neck curve hangs below the shoulder point. */
const neckCurve = (l: Landmarks, inset: number, lift: number, dip: number): string => {
  const half = l.neck - inset;
  const y = l.top + 2 - lift;
  const x = MIDDLE - half;
  const bottom = l.top + dip;
  const k = bottom - y;
  return (
    `M${at(x, y)} C${at(x + half * 0.1, y + k * 0.62, MIDDLE - half * 0.5, bottom, MIDDLE, bottom)} ` +
    `C${at(MIDDLE + half * 0.5, bottom, MIDDLE + half - half * 0.1, y + k * 0.62, MIDDLE + half, y)}`
  );
};

/** Back necks are shallow and flat. */
const shallowCurve = (l: Landmarks, inset: number, lift: number, dip: number): string => {
  const half = l.neck - inset;
  const y = l.top + 2 - lift;
  const bottom = l.top + dip;
  return (
    `M${at(MIDDLE - half, y)} C${at(MIDDLE - half * 0.62, bottom, MIDDLE - half * 0.3, bottom, MIDDLE, bottom)} ` +
    `C${at(MIDDLE + half * 0.3, bottom, MIDDLE + half * 0.62, bottom, MIDDLE + half, y)}`
  );
};

const reversed = (path: string): string => {
  const numbers = (path.match(/-?\d+(?:\.\d+)?/g) ?? []).map(Number);
  const points: Point[] = [];
  for (let i = 0; i + 1 < numbers.length; i += 2) points.push([numbers[i] ?? 0, numbers[i + 1] ?? 0]);
  const back = points.reverse();
  const curves: string[] = [];
  for (let i = 1; i + 2 < back.length; i += 3) {
    curves.push(
      `C${back
        .slice(i, i + 3)
        .map((p) => at(...p))
        .join(" ")}`,
    );
  }
  return curves.join(" ");
};

const halfBody = (l: Landmarks): string => {
  const { tip, underarm, waist, hem } = l;
  const shoulder = `C${at(MIDDLE - l.neck - (MIDDLE - l.neck - tip[0]) * 0.3, l.top + (tip[1] - l.top) * 0.26)} ${at(
    ...between([MIDDLE - l.neck, l.top], tip, 0.68),
  )} ${at(...tip)}`;
  const armhole = `C${at(tip[0] + 4, tip[1] + (underarm[1] - tip[1]) * 0.35, underarm[0] + 16, underarm[1] - 70, ...underarm)}`;
  const side =
    `C${at(underarm[0] + 3, underarm[1] + 60, waist[0], waist[1] - 90, ...waist)} ` +
    `C${at(waist[0], waist[1] + 110, hem[0] + 4, hem[1] - 90, ...hem)}`;
  const corner = `C${at(hem[0], hem[1] + 6, hem[0] + 3, hem[1] + 9, hem[0] + 9, hem[1] + 10)}`;
  const bottom = `C${at(MIDDLE - 200, l.bottom - 6, MIDDLE - 90, l.bottom, MIDDLE, l.bottom)}`;
  return `${shoulder} ${armhole} ${side} ${corner} ${bottom}`;
};

const sleeve = (l: Landmarks): string => {
  const { tip, armRaise, cuffOuter, cuffInner, underarm } = l;
  const mid = between(armRaise, cuffOuter, 0.5);
  // It ends under the body: edge to edge with it, the background would show through the armpit.
  const inner = between(cuffInner, underarm, 0.5);
  return (
    `M${at(...tip)} C${at(...between(tip, armRaise, 0.5))} ${at(...armRaise)} ${at(...between(armRaise, mid, 0.6))} ` +
    `C${at(...mid)} ${at(...between(mid, cuffOuter, 0.6))} ${at(...cuffOuter)} ` +
    `C${at(cuffOuter[0] - 3, cuffOuter[1] + 4, cuffOuter[0] - 3, cuffOuter[1] + 8, cuffOuter[0] + 1, cuffOuter[1] + 13)} ` +
    `L${at(cuffInner[0] - 9, cuffInner[1] - 5)} ` +
    `C${at(cuffInner[0] - 4, cuffInner[1], cuffInner[0] + 2, cuffInner[1] - 1, cuffInner[0] + 4, cuffInner[1] - 7)} ` +
    `C${at(inner[0] + 4, inner[1])} ${at(underarm[0] + 8, underarm[1] + 24)} ${at(underarm[0] + 14, underarm[1] + 10)} ` +
    `L${at(underarm[0] + 22, underarm[1] - 30)} L${at(tip[0] + 24, tip[1] + 20)} Z`
  );
};

const hems = (m: TeeMeasures, l: Landmarks): Line[] => {
  const u = m.unitsPerInch;
  const rows = [0.95 * u, 0.95 * u - 7];
  const body = rows.map((up): Line => {
    const y = l.hem[1] + 9 - up;
    return {
      kind: "twin",
      d: `M${at(l.hem[0] + 3, y)} C${at(MIDDLE - 200, l.bottom - 6 - up, MIDDLE - 90, l.bottom - up, MIDDLE, l.bottom - up)} C${at(
        MIDDLE + 90,
        l.bottom - up,
        MIDDLE + 200,
        l.bottom - 6 - up,
        FRAME.width - l.hem[0] - 3,
        y,
      )}`,
    };
  });
  const cuffs = rows.flatMap((up): Line[] => {
    const outer = between(
      l.cuffOuter,
      l.armRaise,
      up / Math.hypot(l.cuffOuter[0] - l.armRaise[0], l.cuffOuter[1] - l.armRaise[1]),
    );
    const inner = between(
      l.cuffInner,
      l.underarm,
      up / Math.hypot(l.cuffInner[0] - l.underarm[0], l.cuffInner[1] - l.underarm[1]),
    );
    const d = `M${at(...outer)} L${at(...inner)}`;
    return [
      { kind: "twin", d },
      { kind: "twin", d: mirrorPath(d) },
    ];
  });
  return [...body, ...cuffs];
};

const armholes = (l: Landmarks): Line[] => {
  const d = `M${at(...l.tip)} C${at(l.tip[0] + 4, l.tip[1] + (l.underarm[1] - l.tip[1]) * 0.35, l.underarm[0] + 16, l.underarm[1] - 70, ...l.underarm)}`;
  return [
    { kind: "seam", d },
    { kind: "seam", d: mirrorPath(d) },
  ];
};

/** Above the hem of the sleeve and beside its upper edge, because towards the armpit a sleeve is short. */
const placeSleevePrint = (m: TeeMeasures, l: Landmarks): Garment["sleevePrint"] => {
  const size = m.sleevePrint * m.unitsPerInch;
  const angle = Math.atan2(l.cuffInner[1] - l.cuffOuter[1], l.cuffInner[0] - l.cuffOuter[0]);
  const right = size / 2 + 0.3 * m.unitsPerInch;
  const up = size / 2 + 1.1 * m.unitsPerInch;
  return {
    centre: [
      l.cuffOuter[0] + right * Math.cos(angle) + up * Math.sin(angle),
      l.cuffOuter[1] + right * Math.sin(angle) - up * Math.cos(angle),
    ],
    angle: (angle * 180) / Math.PI,
    size,
  };
};

/** Fold points are given in halves of the chest (x, -1..1) and lengths of the tee (y, 0..1). */
const placeFolds = (folds: readonly Fold[], m: TeeMeasures, l: Landmarks): Fold[] => {
  const half = (m.chest * m.unitsPerInch) / 2;
  const place = ([x, y]: Point): Point => [MIDDLE + x * half, l.top + y * (l.bottom - l.top)];
  return folds.map((f) => ({ ...f, from: place(f.from), via: place(f.via), to: place(f.to) }));
};

export const makeTee = (m: TeeMeasures, folds: readonly Fold[]): Garment => {
  const l = landmarks(m);
  const u = m.unitsPerInch;
  const rib = m.rib * u;
  const front = m.view === "front";
  const seam = front ? neckCurve(l, 0, 0, m.neckDepth * u) : shallowCurve(l, 0, 0, 1.15 * u);
  const edge = front
    ? neckCurve(l, rib * 0.8, 6, m.neckDepth * u - rib)
    : shallowCurve(l, rib * 0.72, 5, 1.15 * u - rib * 0.9);
  const backEdge = shallowCurve(l, rib * 0.8, 6, 0.85 * u - rib * 0.98);
  const backSeam = shallowCurve(l, rib * 1.02, -rib * 0.8, 0.85 * u + 3);
  const left = halfBody(l);
  const body = `${seam.split("C")[0]}${left} ${reversed(mirrorPath(`M${at(MIDDLE - l.neck, l.top + 2)} ${left}`))} ${reversed(seam)} Z`;
  const ribs: Rib[] = front
    ? [
        { outer: backSeam, inner: backEdge, shadow: false },
        { outer: seam, inner: edge, shadow: true },
      ]
    : [{ outer: seam, inner: edge, shadow: true }];
  const width = m.print.width * u;
  const collar = front ? m.neckDepth * u : 0.85 * u;
  return {
    id: `${m.id}-${m.view}`,
    unitsPerInch: u,
    panels: [sleeve(l), mirrorPath(sleeve(l)), body],
    inside: front ? `${backEdge} ${reversed(edge)} Z`.replace(/ M/g, " L") : undefined,
    ribs,
    lines: [...hems(m, l), ...armholes(l)],
    folds: placeFolds(folds, m, l),
    print: {
      x: MIDDLE - width / 2,
      y: l.top + collar + m.print.belowCollar * u,
      width,
      height: m.print.height * u,
    },
    sleevePrint: front ? placeSleevePrint(m, l) : undefined,
    label: front ? [MIDDLE, l.top + 0.85 * u + 5] : undefined,
    seed: m.seed,
  };
};
