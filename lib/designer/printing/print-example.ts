import { multiplyPaise, type Paise, toPaise } from "@/lib/money";
import { type CustomPrice, customPriceOf, type PrintPrices, type SidePrint } from "./print-price";
import type { PrintingForm } from "./printing-form";

type TypedPrices = Pick<PrintingForm, "bands" | "breaks">;

/** A poster on the front and a small sleeve print, for a team. */
export const exampleQuantity = 12;
const examplePrints: readonly SidePrint[] = [
  { view: "front", widthMm: 300, heightMm: 400 },
  { view: "left", widthMm: 60, heightMm: 60 },
];

/** Typed centimetres in whole millimetres. */
export function mmOf(cm: string): number {
  return Math.round(Number(cm) * 10);
}

const isAmount = (typed: string) => /^\s*\d{1,6}(\.\d{1,2})?\s*$/.test(typed);

/** Null while a value is not a number yet. */
function readPrices({ bands, breaks }: TypedPrices): PrintPrices | null {
  const typed = [
    ...bands.flatMap(({ width, height, price }) => [width, height, price]),
    ...breaks.flatMap(({ quantity, percent }) => [quantity, percent]),
  ];
  if (bands.length === 0 || !typed.every(isAmount)) return null;
  return {
    bands: bands.map(({ name, width, height, price }) => ({
      name,
      widthMm: mmOf(width),
      heightMm: mmOf(height),
      pricePaise: toPaise(price),
    })),
    breaks: breaks.map(({ quantity, percent }) => ({ quantity: Number(quantity), percent: Number(percent) })),
  };
}

/** The example's price at the typed prices, by the shop's own calculator; null while they are invalid. */
export function priceExample(
  typed: TypedPrices,
  blankPaise: Paise,
): (CustomPrice & { totalPaise: Paise }) | null {
  const prices = readPrices(typed);
  if (!prices) return null;
  const price = customPriceOf(prices, blankPaise, examplePrints, exampleQuantity);
  return { ...price, totalPaise: multiplyPaise(price.unitPaise, exampleQuantity) };
}
