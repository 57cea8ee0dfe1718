import fc from "fast-check";
import { toPaise } from "@/lib/money";
import type { PricingRules } from "@/lib/pricing/quote";
import { lineKey } from "./cart";
import { type CartVariant, quoteCart } from "./cart-quote";

const rules: PricingRules = {
  discountPercent: 10,
  shippingFeePaise: toPaise(49),
  freeShippingOverPaise: toPaise(999),
};

function makeVariant(overrides: Partial<CartVariant> = {}): CartVariant {
  return {
    variantId: 1,
    productId: 7,
    size: "M",
    color: "black",
    colorName: "Black",
    title: "Rail Map tee",
    slug: "rail-map-tee-7",
    imageUrl: null,
    listPaise: toPaise(500),
    free: 5,
    ...overrides,
  };
}

function keyed(...variants: CartVariant[]) {
  return new Map(variants.map((variant) => [lineKey({ ...variant, id: variant.productId }), variant]));
}

const wanted = { id: 7, size: "M", color: "black", quantity: 2 };

describe("a cart's quote", () => {
  it("prices what is there and may be ordered", () => {
    const quote = quoteCart([wanted], keyed(makeVariant()), rules);
    expect(quote).toMatchObject({
      subtotalPaise: 100000,
      discountPaise: 10000,
      totalPaise: 94900,
      canOrder: true,
    });
    expect(quote.lines[0]).toMatchObject({ state: "ok", quantity: 2, unitPaise: 45000, linePaise: 90000 });
  });

  it("says how many are left and counts only those", () => {
    const quote = quoteCart([wanted], keyed(makeVariant({ free: 1 })), rules);
    expect(quote.lines[0]).toMatchObject({ state: "reduced", wanted: 2, quantity: 1, available: 1 });
    expect(quote).toMatchObject({ subtotalPaise: 50000, canOrder: false });
  });

  it("keeps what is sold out in sight, at no cost and not to be ordered", () => {
    const quote = quoteCart([wanted], keyed(makeVariant({ free: 0 })), rules);
    expect(quote.lines[0]).toMatchObject({ state: "sold_out", quantity: 0, unitPaise: 45000, linePaise: 0 });
    expect(quote).toMatchObject({ totalPaise: 0, canOrder: false });
  });

  it("does not know what the shop does not sell", () => {
    const quote = quoteCart([{ ...wanted, color: "no-such" }], keyed(makeVariant()), rules);
    expect(quote.lines[0]).toMatchObject({ state: "unavailable", title: null, linePaise: 0 });
    expect(quote.canOrder).toBe(false);
  });

  it("of nothing can't be ordered", () => {
    expect(quoteCart([], new Map(), rules)).toMatchObject({ totalPaise: 0, canOrder: false, lines: [] });
  });

  it("lets a basket buy the pieces that its own unpaid order holds", () => {
    const lastOne = keyed(makeVariant({ free: 0 }));
    expect(quoteCart([{ ...wanted, quantity: 1 }], lastOne, rules, new Map([[1, 1]])).canOrder).toBe(true);
    expect(quoteCart([{ ...wanted, quantity: 1 }], lastOne, rules, new Map([[2, 1]])).canOrder).toBe(false);
  });

  it("never counts more pieces than are there, whatever is wanted", () => {
    const anyLine = fc.record({
      id: fc.constantFrom(7, 8),
      size: fc.constantFrom("S", "M"),
      color: fc.constant("black"),
      quantity: fc.integer({ min: 1, max: 10 }),
    });
    fc.assert(
      fc.property(
        fc.uniqueArray(anyLine, { selector: lineKey }),
        fc.integer({ min: 0, max: 12 }),
        (lines, free) => {
          const quote = quoteCart(lines, keyed(makeVariant({ free })), rules);
          for (const line of quote.lines) expect(line.quantity).toBeLessThanOrEqual(line.available);
          const sum = quote.lines.reduce((total, line) => total + line.linePaise, 0);
          expect(quote.totalPaise).toBe(sum + quote.shippingPaise);
        },
      ),
    );
  });
});
