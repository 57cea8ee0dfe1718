import { cuts, printAreaOf, printViews } from "./print-areas";

const areas = cuts.flatMap((cut) => printViews.map((view) => printAreaOf(cut, view)));
const inCm = (mm: number) => Math.ceil(mm) / 10;

/** The bounds of every design, in cm: the widest and the highest print area of all cuts. */
export const largestPrintCm = {
  width: inCm(Math.max(...areas.map(({ widthMm }) => widthMm))),
  height: inCm(Math.max(...areas.map(({ heightMm }) => heightMm))),
};
