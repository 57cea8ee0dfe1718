import { fold, type Garment } from "./garment";

type Bundle = {
  id: string;
  unitsPerInch: number;
  neck: number;
  neckDepth: number;
  rib: number;
  seed: number;
};

/** A folded tee as in shops: sleeves and hem tucked behind, the collar on top. */
const folded = ({ id, unitsPerInch, neck, neckDepth, rib, seed }: Bundle): Garment => {
  const [left, right, top, bottom] = [208, 792, 262, 1010];
  const sheet = (dx: number, dy: number, grow: number) =>
    `M${left - grow + dx + 16} ${top + dy + 8}C${left + 120 + dx} ${top + dy - 8} ${500 - neck - 60} ${top + dy - 20} ${500 - neck} ${top - 22 + dy} ` +
    `L${500 + neck} ${top - 22 + dy}C${500 + neck + 60} ${top + dy - 20} ${right - 120 + dx} ${top + dy - 8} ${right + grow + dx - 16} ${top + dy + 8} ` +
    `C${right + grow + dx + 6} ${top + 40 + dy} ${right + grow + dx + 8} ${bottom - 80 + dy} ${right + grow + dx} ${bottom - 18 + dy} ` +
    `C${right + grow + dx - 6} ${bottom + 2 + dy} ${right + grow + dx - 18} ${bottom + 6 + dy} ${right - 60 + dx} ${bottom + 8 + dy} ` +
    `C600 ${bottom + 14 + dy} 400 ${bottom + 14 + dy} ${left + 60 + dx} ${bottom + 8 + dy} ` +
    `C${left - grow + dx + 18} ${bottom + 6 + dy} ${left - grow + dx + 6} ${bottom + 2 + dy} ${left - grow + dx} ${bottom - 18 + dy} ` +
    `C${left - grow + dx - 8} ${bottom - 80 + dy} ${left - grow + dx - 6} ${top + 40 + dy} ${left - grow + dx + 16} ${top + dy + 8}Z`;
  const curve = (half: number, y: number, depth: number) =>
    `M${500 - half} ${y}C${500 - half * 0.86} ${y + depth * 0.66} ${500 - half * 0.5} ${y + depth} 500 ${y + depth}C${500 + half * 0.5} ${y + depth} ${500 + half * 0.86} ${y + depth * 0.66} ${500 + half} ${y}`;
  const back = (half: number, y: number, dip: number) =>
    `M${500 - half} ${y}C${500 - half * 0.6} ${y + dip} ${500 - half * 0.3} ${y + dip} 500 ${y + dip}C${500 + half * 0.3} ${y + dip} ${500 + half * 0.6} ${y + dip} ${500 + half} ${y}`;
  const edge = curve(neck - rib * 0.8, top - 30, neckDepth - rib);
  const backEdge = back(neck - rib * 0.8, top - 30, 14);
  const insideTail = `C${500 + (neck - rib * 0.8) * 0.86} ${top - 30 + (neckDepth - rib) * 0.66} ${500 + (neck - rib * 0.8) * 0.5} ${top - 30 + neckDepth - rib} 500 ${top - 30 + neckDepth - rib}C${500 - (neck - rib * 0.8) * 0.5} ${top - 30 + neckDepth - rib} ${500 - (neck - rib * 0.8) * 0.86} ${top - 30 + (neckDepth - rib) * 0.66} ${500 - neck + rib * 0.8} ${top - 30}Z`;
  return {
    id: `folded-${id}`,
    unitsPerInch,
    panels: [sheet(3, 22, 2), sheet(-2, 12, 1), sheet(0, 0, 0)],
    inside: `${backEdge} ${insideTail}`,
    ribs: [
      { outer: back(neck - rib * 0.9, top - 12, 22), inner: backEdge, shadow: false },
      { outer: curve(neck, top - 22, neckDepth), inner: edge, shadow: true },
    ],
    lines: [],
    folds: [
      fold([left + 6, top + 120], [left + 90, top + 300], [left + 60, bottom - 60], 16, 0.55),
      fold([right - 6, top + 100], [right - 80, top + 320], [right - 50, bottom - 40], 16, 0.55),
      fold([500 - neck - 20, top + 4], [320, top + 120], [300, top + 300], 16, 0.5),
      fold([500 + neck + 20, top + 4], [680, top + 130], [720, top + 280], 16, 0.5),
      fold([left + 4, bottom - 200], [400, bottom - 150], [560, bottom - 190], 14, 0.35),
      fold([right - 4, bottom - 330], [640, bottom - 270], [470, bottom - 300], 14, 0.3),
      fold([360, bottom], [380, bottom - 130], [350, bottom - 260], 18, 0.35),
      fold([650, bottom], [630, bottom - 140], [660, bottom - 280], 18, 0.35),
    ],
    print: {
      x: 500 - 6 * unitsPerInch,
      y: top - 22 + neckDepth + unitsPerInch * 1.5,
      width: 12 * unitsPerInch,
      height: 16 * unitsPerInch,
    },
    label: [500, top + 8],
    layered: true,
    seed,
  };
};

export const FOLDED_TEES: readonly Garment[] = [
  folded({ id: "regular", unitsPerInch: 47, neck: 150, neckDepth: 172, rib: 40, seed: 111 }),
  folded({ id: "oversized", unitsPerInch: 44, neck: 150, neckDepth: 156, rib: 48, seed: 123 }),
  folded({ id: "women", unitsPerInch: 53, neck: 178, neckDepth: 210, rib: 32, seed: 135 }),
  folded({ id: "kids", unitsPerInch: 60, neck: 164, neckDepth: 140, rib: 38, seed: 147 }),
];
