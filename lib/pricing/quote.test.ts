import fc from "fast-check";
import { asPaise, toPaise } from "@/lib/money";
import { type PricingRules, parsePricingRules, type QuoteItem, quoteItems } from "./quote";

const shopRules: PricingRules = {
  discountPercent: 10,
  shippingFeePaise: toPaise(49),
  freeShippingOverPaise: toPaise(999),
};

const anyItem: fc.Arbitrary<QuoteItem> = fc.record({
  listPaise: fc.integer({ min: 0, max: 5_000_000 }).map(asPaise),
  quantity: fc.integer({ min: 1, max: 10 }),
});
const anyItems = fc.array(anyItem, { maxLength: 50 });
const anyRules: fc.Arbitrary<PricingRules> = fc.record({
  discountPercent: fc.double({ min: 0, max: 100, noNaN: true }),
  shippingFeePaise: fc.integer({ min: 0, max: 100_000 }).map(asPaise),
  freeShippingOverPaise: fc.option(fc.integer({ min: 0, max: 1_000_000 }).map(asPaise)),
});

describe("pricing rules", () => {
  it("reads the shop's settings", () => {
    const settings = { global_discount: "10", shipping_fee: "49", free_shipping_over: "999.50" };
    expect(parsePricingRules(settings)).toEqual({
      discountPercent: 10,
      shippingFeePaise: 4900,
      freeShippingOverPaise: 99950,
    });
  });

  it("takes what is switched off or senseless as not there", () => {
    const off = { discountPercent: 0, shippingFeePaise: 0, freeShippingOverPaise: null };
    expect(parsePricingRules({})).toEqual(off);
    expect(
      parsePricingRules({ global_discount: "-3", shipping_fee: "-49", free_shipping_over: "1e3" }),
    ).toEqual(off);
    expect(parsePricingRules({ shipping_fee: "free", free_shipping_over: "" })).toEqual(off);
  });
});

describe("a quote", () => {
  it("discounts each piece, adds shipping below the threshold and says what is missing", () => {
    const quote = quoteItems([{ listPaise: toPaise(499), quantity: 2 }], shopRules);
    expect(quote).toMatchObject({
      subtotalPaise: 99800,
      discountPaise: 9980,
      shippingPaise: 4900,
      totalPaise: 94720,
      toFreeShippingPaise: 10080,
    });
  });

  it("ships free from the threshold on, counted after the discount", () => {
    const item = { listPaise: toPaise(1110), quantity: 1 };
    expect(quoteItems([item], shopRules).shippingPaise).toBe(0);
    expect(quoteItems([{ ...item, listPaise: toPaise(1109.99) }], shopRules).shippingPaise).toBe(4900);
  });

  it("of nothing costs nothing, shipping included", () => {
    expect(quoteItems([], shopRules).totalPaise).toBe(0);
  });

  it("adds up to the paisa: subtotal - discount + shipping, and the lines to the goods", () => {
    fc.assert(
      fc.property(anyItems, anyRules, (items, rules) => {
        const quote = quoteItems(items, rules);
        const goods = quote.items.reduce((sum, item) => sum + item.linePaise, 0);
        expect(quote.totalPaise).toBe(quote.subtotalPaise - quote.discountPaise + quote.shippingPaise);
        expect(goods).toBe(quote.subtotalPaise - quote.discountPaise);
        for (const item of quote.items) expect(item.linePaise).toBe(item.unitPaise * item.quantity);
      }),
      { numRuns: 1000 },
    );
  });

  it("is never negative, never above list price, always whole paise", () => {
    fc.assert(
      fc.property(anyItems, anyRules, (items, rules) => {
        const { items: priced, toFreeShippingPaise, ...totals } = quoteItems(items, rules);
        for (const amount of [...Object.values(totals), toFreeShippingPaise ?? 0]) {
          expect(Number.isSafeInteger(amount) && amount >= 0).toBe(true);
        }
        for (const item of priced) expect(item.unitPaise).toBeLessThanOrEqual(item.listPaise);
      }),
      { numRuns: 1000 },
    );
  });

  it("never gets cheaper in goods by adding an item, nor dearer by a higher discount", () => {
    fc.assert(
      fc.property(anyItems, anyItem, anyRules, (items, item, rules) => {
        const before = quoteItems(items, rules);
        const after = quoteItems([...items, item], rules);
        expect(after.totalPaise - after.shippingPaise).toBeGreaterThanOrEqual(
          before.totalPaise - before.shippingPaise,
        );
        const cheaper = quoteItems(items, {
          ...rules,
          discountPercent: Math.min(rules.discountPercent + 5, 100),
        });
        expect(cheaper.discountPaise).toBeGreaterThanOrEqual(before.discountPaise);
      }),
      { numRuns: 500 },
    );
  });

  it("takes no notice of anything but list price and quantity", () => {
    const item = { listPaise: toPaise(499), quantity: 1 };
    const forged = { ...item, unitPaise: asPaise(1), linePaise: asPaise(1), discountPaise: asPaise(49900) };
    expect(quoteItems([forged], shopRules).totalPaise).toBe(quoteItems([item], shopRules).totalPaise);
  });
});
