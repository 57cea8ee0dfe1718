import {
  customPriceOf,
  type PrintPrices,
  type QuantityBreak,
  type SidePrint,
} from "@/lib/designer/printing/print-price";
import { addPaise, asPaise, formatPaise, multiplyPaise, type Paise } from "@/lib/money";
import { type DiscountedPrice, discountPrice } from "./discount";

/** A size of a blank, and its requested quantity. */
interface WantedSize {
  size: string;
  /** Of the blank. */
  listPaise: Paise;
  count: number;
  /** Where they differ from those of the other items. */
  prints?: readonly SidePrint[];
}

interface SizesPrice {
  quantity: number;
  totalPaise: Paise;
  /** At the price of a single item, before the shop-wide discount. */
  listTotalPaise: Paise;
  /** The unit price of each size, after quantity discount and shop-wide discount. The list price is that of a single item. */
  units: ReadonlyMap<string, DiscountedPrice>;
  /** The same in the order of the request. */
  unitPrices: readonly DiscountedPrice[];
  /** Of the quantity discount. */
  percentOff: number;
  /** The next discount, for more items. */
  next: QuantityBreak | null;
}

/** The price of a single item of a size. */
export function priceOfOne(
  blankPaise: Paise,
  prints: readonly SidePrint[],
  prices: PrintPrices,
  discountPercent: number,
): DiscountedPrice {
  return discountPrice(customPriceOf(prices, blankPaise, prints, 1).unitPaise, discountPercent);
}

/** The price of a single item beside a lower one. A custom item has no MRP. */
export function formatSingle({ listPaise, unitPaise }: DiscountedPrice): string | undefined {
  return unitPaise < listPaise ? formatPaise(listPaise) : undefined;
}

/** The lowest of several unit prices, and whether others cost more; null without any. */
export function lowestPrice(
  units: readonly DiscountedPrice[],
): { unit: DiscountedPrice; isFrom: boolean } | null {
  const [unit] = units.toSorted((a, b) => a.unitPaise - b.unitPaise);
  return unit ? { unit, isFrom: units.some(({ unitPaise }) => unitPaise > unit.unitPaise) } : null;
}

/** The price of one design's sizes together, same as in the cart; without delivery and coupon. */
export function priceSizes(
  sizes: readonly WantedSize[],
  prints: readonly SidePrint[],
  prices: PrintPrices,
  discountPercent: number,
): SizesPrice {
  const quantity = sizes.reduce((sum, { count }) => sum + count, 0);
  const priced = sizes.map(({ size, count, listPaise, prints: own = prints }) => {
    const custom = customPriceOf(prices, listPaise, own, Math.max(1, quantity));
    const single = customPriceOf(prices, listPaise, own, 1).unitPaise;
    return {
      ...{ size, count, custom },
      unit: { ...discountPrice(custom.unitPaise, discountPercent), listPaise: single },
    };
  });
  const sumOf = (paise: (unit: DiscountedPrice) => Paise) =>
    addPaise(asPaise(0), ...priced.map(({ unit, count }) => multiplyPaise(paise(unit), count)));
  const [first] = priced;
  return {
    quantity,
    totalPaise: sumOf(({ unitPaise }) => unitPaise),
    listTotalPaise: sumOf(({ listPaise }) => listPaise),
    units: new Map(priced.map(({ size, unit }) => [size, unit])),
    unitPrices: priced.map(({ unit }) => unit),
    percentOff: first?.custom.percentOff ?? 0,
    next: first?.custom.next ?? null,
  };
}
