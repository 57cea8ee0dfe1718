import { type CurveRow, computeSizeCurve, describeSizeAdvice, share } from "./size-curve";

const row = (size: string, sold: number, had: number, missed = 0, waiting = 0): CurveRow => ({
  size,
  variants: 1,
  sold,
  had,
  free: had - sold,
  soldOut: 0,
  missed,
  waiting,
});

it("shows each size's share of sales and of stock", () => {
  const [small, medium] = computeSizeCurve([row("S", 10, 50), row("M", 30, 50)]);
  expect(small).toMatchObject({ soldShare: 25, hadShare: 50, sellThrough: 20 });
  expect(medium).toMatchObject({ soldShare: 75, hadShare: 50, sellThrough: 60 });
});

it("formats the sell-through with one decimal", () => {
  expect(computeSizeCurve([row("M", 22, 2783)])).toMatchObject([{ sellThrough: 0.8 }]);
});

it("finds no size curve without sales", () => {
  expect(share(0, 0)).toBeNull();
  const [only] = computeSizeCurve([row("S", 0, 0)]);
  expect(only).toMatchObject({ soldShare: null, hadShare: null, sellThrough: null });
  expect(only && describeSizeAdvice(only)).toBeNull();
});

it("advises more of a size that sells above its share or is missed, and less of one that does not sell", () => {
  const lines = computeSizeCurve([
    row("S", 10, 50),
    row("M", 60, 50),
    row("L", 20, 50, 2),
    row("XL", 17, 30),
  ]);
  expect(lines.map(describeSizeAdvice)).toEqual([
    "Sells below its share: order less",
    "Sells above its share: order more",
    "Lost demand: order more",
    null,
  ]);
});
