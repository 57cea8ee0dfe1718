import { multiplyPaise, type Paise, toPaise } from "@/lib/money";
import { type CustomPrice, customPriceOf, type PrintPrices, type SidePrint } from "./print-price";
import type { PrintingForm } from "./printing-form";

type TypedPrices = Pick<PrintingForm, "bands" | "breaks">;

/** A poster on the front and something small on a sleeve, for a team. */
export const examplePieces = 12;
const examplePrints: readonly SidePrint[] = [
  { view: "front", widthMm: 300, heightMm: 400 },
  { view: "left", widthMm: 60, heightMm: 60 },
];

/** Whole millimetres of centimetres as they are typed. */
export function mmOf(cm: string): number {
  return Math.round(Number(cm) * 10);
}

const isAmount = (typed: string) => /^\s*\d{1,6}(\.\d{1,2})?\s*$/.test(typed);

/** Null while something is not a number yet. */
function readPrices({ bands, breaks }: TypedPrices): PrintPrices | null {
  const typed = [
    ...bands.flatMap(({ width, height, price }) => [width, height, price]),
    ...breaks.flatMap(({ pieces, percent }) => [pieces, percent]),
  ];
  if (bands.length === 0 || !typed.every(isAmount)) return null;
  return {
    bands: bands.map(({ name, width, height, price }) => ({
      name,
      widthMm: mmOf(width),
      heightMm: mmOf(height),
      pricePaise: toPaise(price),
    })),
    breaks: breaks.map(({ pieces, percent }) => ({ pieces: Number(pieces), percent: Number(percent) })),
  };
}

/** What the typed prices make of an example, by the calculator of the shop; null while they can't be read. */
export function priceExample(
  typed: TypedPrices,
  blankPaise: Paise,
): (CustomPrice & { totalPaise: Paise }) | null {
  const prices = readPrices(typed);
  if (!prices) return null;
  const price = customPriceOf(prices, blankPaise, examplePrints, examplePieces);
  return { ...price, totalPaise: multiplyPaise(price.unitPaise, examplePieces) };
}
