import type { Cut } from "./product";

export interface SizeMeasures {
  size: string;
  /** Chest circumference, inches. */
  chestIn: number;
  lengthIn: number;
}

const adult = ["XS", "S", "M", "L", "XL", "2XL", "3XL"];
const kids = ["2-3Y", "4-5Y", "6-7Y", "8-9Y", "10-11Y", "12-13Y", "13-14Y"];

function chart(sizes: readonly string[], measures: readonly (readonly [number, number])[]): SizeMeasures[] {
  return sizes.flatMap((size, index) => {
    const row = measures[index];
    return row ? [{ size, chestIn: row[0], lengthIn: row[1] }] : [];
  });
}

const charts: Record<Exclude<Cut, "accessory">, SizeMeasures[]> = {
  regular: chart(adult, [
    [36, 25],
    [38, 26],
    [40, 27],
    [42, 28],
    [44, 29],
    [46, 30],
    [48, 31],
  ]),
  oversized: chart(adult, [
    [40, 26.5],
    [42, 27.5],
    [44, 28],
    [46, 28.5],
    [48, 29],
    [50, 29.5],
    [52, 30],
  ]),
  women: chart(adult, [
    [32, 23.5],
    [34, 24],
    [36, 25],
    [38, 26],
    [40, 27],
    [42, 28],
    [44, 28.5],
  ]),
  kids: chart(kids, [
    [24, 15],
    [26, 16.5],
    [28, 18.5],
    [30, 21],
    [33, 24],
    [36, 26],
    [37, 27],
  ]),
};

export function toCentimetres(inches: number): number {
  return Math.round(inches * 2.54 * 2) / 2;
}

/** The measurements of a product's sizes; empty for accessories. */
export function sizeChart(cut: Cut, sizes: readonly string[]): SizeMeasures[] {
  return cut === "accessory" ? [] : charts[cut].filter((row) => sizes.includes(row.size));
}
