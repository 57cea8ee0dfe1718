import { addPaise, asPaise, multiplyPaise, type Paise, toPaise } from "@/lib/money";
import { discountPrice, parseGlobalDiscount } from "./discount";

/** The settings that prices depend on. */
export interface PricingRules {
  discountPercent: number;
  shippingFeePaise: Paise;
  /** Goods for at least this much ship free; null when nothing does. */
  freeShippingOverPaise: Paise | null;
}

export interface QuoteItem {
  listPaise: Paise;
  quantity: number;
}

type PricedItem<T extends QuoteItem = QuoteItem> = T & { unitPaise: Paise; linePaise: Paise };

export interface Totals {
  /** At list prices. */
  subtotalPaise: Paise;
  discountPaise: Paise;
  shippingPaise: Paise;
  totalPaise: Paise;
  /** What is missing to free shipping; null when it is reached or not offered. */
  toFreeShippingPaise: Paise | null;
}

export interface Quote<T extends QuoteItem = QuoteItem> extends Totals {
  items: PricedItem<T>[];
}

const nothing = asPaise(0);

/** Reads what the database's pricing_settings() gives: text by key, switched-off ones left out. */
export function parsePricingRules(settings: Readonly<Record<string, string>>): PricingRules {
  return {
    discountPercent: parseGlobalDiscount(settings.global_discount),
    shippingFeePaise: parseRupees(settings.shipping_fee) ?? nothing,
    freeShippingOverPaise: parseRupees(settings.free_shipping_over),
  };
}

/** The one calculator of what a basket costs. */
export function quoteItems<T extends QuoteItem>(items: readonly T[], rules: PricingRules): Quote<T> {
  const priced = items.map((item) => {
    const { unitPaise } = discountPrice(item.listPaise, rules.discountPercent);
    return { ...item, unitPaise, linePaise: multiplyPaise(unitPaise, item.quantity) };
  });
  const subtotalPaise = addPaise(...priced.map((item) => multiplyPaise(item.listPaise, item.quantity)));
  const goodsPaise = addPaise(...priced.map((item) => item.linePaise));
  const isFree = rules.freeShippingOverPaise !== null && goodsPaise >= rules.freeShippingOverPaise;
  const shippingPaise = isFree || priced.length === 0 ? nothing : rules.shippingFeePaise;
  return {
    items: priced,
    subtotalPaise,
    discountPaise: asPaise(subtotalPaise - goodsPaise),
    shippingPaise,
    totalPaise: addPaise(goodsPaise, shippingPaise),
    toFreeShippingPaise:
      rules.freeShippingOverPaise === null || shippingPaise === 0
        ? null
        : asPaise(rules.freeShippingOverPaise - goodsPaise),
  };
}

function parseRupees(text: string | undefined): Paise | null {
  if (text === undefined || !/^\s*\d{1,8}(\.\d{1,2})?\s*$/.test(text)) return null;
  return toPaise(text);
}
