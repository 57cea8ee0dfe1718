import { lineKey } from "@/lib/cart/cart";
import type { CartVariant } from "@/lib/cart/cart-variant";
import { toPaise } from "@/lib/money";
import { fc } from "@/testing/fast-check";
import { bareContext, shopRules } from "@/testing/pricing-rules";
import { type QuoteContext, toCartQuote } from "./cart-quote";

const context: QuoteContext = {
  ...bareContext,
  pincode: null,
  place: null,
  codHistory: { open: 0, refused: 0 },
};

function quote(
  lines: Parameters<typeof toCartQuote>[0],
  variants: Parameters<typeof toCartQuote>[1],
  reserved?: ReadonlyMap<number, number>,
  more: Partial<QuoteContext> = {},
) {
  return toCartQuote(lines, variants, shopRules, { ...context, ...more }, reserved).quote;
}

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
    categoryIds: [1],
    hsn: "6109",
    listPaise: toPaise(500),
    mrpPaise: toPaise(500),
    free: 5,
    design: null,
    ...overrides,
  };
}

function keyed(...variants: CartVariant[]) {
  return new Map(
    variants.map((variant) => [
      lineKey({ ...variant, id: variant.productId, design: variant.design?.versionId }),
      variant,
    ]),
  );
}

const wanted = { id: 7, size: "M", color: "black", quantity: 2 };

const poster = {
  versionId: "9d6f0a52-6a55-4b43-8a2f-4f6f3d2c1b0a",
  designId: "5c1f0a52-6a55-4b43-8a2f-4f6f3d2c1b0a",
  isOwn: true,
  name: "Poster",
  prints: [
    { view: "front" as const, widthMm: 300, heightMm: 400 },
    { view: "back" as const, widthMm: 90, heightMm: 90 },
  ],
};

describe("a custom item in a quote", () => {
  const custom = { ...wanted, design: poster.versionId };

  it("includes its prints, with the quantity discount across all sizes of its design", () => {
    const [medium, large] = [
      makeVariant({ design: poster }),
      makeVariant({ variantId: 2, size: "L", design: poster }),
    ];
    const lines = [
      { ...custom, quantity: 3 },
      { ...custom, size: "L" },
    ];
    expect(
      quote(lines, keyed(medium, large)).lines.map(({ unitPaise, mrpPaise }) => [unitPaise, mrpPaise]),
    ).toEqual([
      [76_900, 89_900],
      [76_900, 89_900],
    ]);
    expect(quote([custom], keyed(medium)).lines[0]).toMatchObject({
      mrpPaise: 89_900,
      design: { name: "Poster", isOwn: true },
    });
  });

  it("shares the quantity discount with the other versions of its design, such as a team's", () => {
    const team = Array.from({ length: 5 }, (_, nr) => ({ ...poster, versionId: `tee-${nr}` }));
    const other = { ...poster, versionId: "other", designId: "other" };
    const designs = [...team, other];
    const lines = designs.map(({ versionId }) => ({ ...wanted, quantity: 1, design: versionId }));
    const variants = keyed(...designs.map((design) => makeVariant({ design, free: 20 })));
    expect(quote(lines, variants).lines.map(({ unitPaise }) => unitPaise)).toEqual([
      ...team.map(() => 76_900),
      80_900,
    ]);
  });

  it("shares the blank's stock with other designs and with the plain tee", () => {
    const lines = [
      { ...wanted, quantity: 4 },
      { ...custom, quantity: 2 },
    ];
    const shared = quote(lines, keyed(makeVariant(), makeVariant({ design: poster })));
    expect(shared.lines.map(({ state, quantity, available }) => ({ state, quantity, available }))).toEqual([
      { state: "ok", quantity: 4, available: 5 },
      { state: "reduced", quantity: 1, available: 1 },
    ]);
  });
});

describe("a cart's quote", () => {
  it("prices the available items", () => {
    const priced = quote([wanted], keyed(makeVariant()));
    expect(priced).toMatchObject({
      subtotalPaise: 100000,
      discountPaise: 10000,
      totalPaise: 94900,
      canOrder: true,
    });
    expect(priced.lines[0]).toMatchObject({ state: "ok", quantity: 2, unitPaise: 45000, linePaise: 90000 });
  });

  it("prices each size separately, and bases its tax on the unit price after the discount", () => {
    const large = makeVariant({ variantId: 2, size: "3XL", listPaise: toPaise(2800) });
    const small = makeVariant({ listPaise: toPaise(2500) });
    const lines = [
      { ...wanted, quantity: 1 },
      { ...wanted, size: "3XL", quantity: 1 },
    ];
    const { quote: shown, priced } = toCartQuote(lines, keyed(small, large), shopRules, context);
    expect(shown.lines.map(({ unitPaise }) => unitPaise)).toEqual([225_000, 252_000]);
    expect(priced.items.map(({ gst }) => gst.gstPercent)).toEqual([5, 18]);
    expect(shown).toMatchObject({ subtotalPaise: 530_000, discountPaise: 53_000 });
  });

  it("reports how many are left and includes only those", () => {
    const priced = quote([wanted], keyed(makeVariant({ free: 1 })));
    expect(priced.lines[0]).toMatchObject({ state: "reduced", wanted: 2, quantity: 1, available: 1 });
    expect(priced).toMatchObject({ subtotalPaise: 50000, canOrder: false });
  });

  it("shows sold-out lines, at no cost and not orderable", () => {
    const priced = quote([wanted], keyed(makeVariant({ free: 0 })));
    expect(priced.lines[0]).toMatchObject({ state: "sold_out", quantity: 0, unitPaise: 45000, linePaise: 0 });
    expect(priced).toMatchObject({ totalPaise: 0, canOrder: false });
  });

  it("offers no free delivery for a cart of sold-out items", () => {
    const priced = quote([wanted], keyed(makeVariant({ free: 0 })));
    expect(priced.toFreeShippingPaise).toBe(priced.freeShippingOverPaise);
    expect(quote([{ ...wanted, quantity: 3 }], keyed(makeVariant())).toFreeShippingPaise).toBeNull();
  });

  it("marks unknown items as unavailable", () => {
    const priced = quote([{ ...wanted, color: "no-such" }], keyed(makeVariant()));
    expect(priced.lines[0]).toMatchObject({ state: "unavailable", title: null, linePaise: 0 });
    expect(priced.canOrder).toBe(false);
  });

  it("can't be ordered when empty", () => {
    expect(quote([], new Map())).toMatchObject({ totalPaise: 0, canOrder: false, lines: [] });
  });

  it("lets a basket buy the items that its own unpaid order reserves", () => {
    const lastOne = keyed(makeVariant({ free: 0 }));
    expect(quote([{ ...wanted, quantity: 1 }], lastOne, new Map([[1, 1]])).canOrder).toBe(true);
    expect(quote([{ ...wanted, quantity: 1 }], lastOne, new Map([[2, 1]])).canOrder).toBe(false);
  });

  it("never includes more items than are available, whatever is requested", () => {
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
          const priced = quote(lines, keyed(makeVariant({ free })));
          for (const line of priced.lines) expect(line.quantity).toBeLessThanOrEqual(line.available);
          const sum = priced.lines.reduce((total, line) => total + line.linePaise, 0);
          expect(priced.totalPaise).toBe(sum + priced.shippingPaise);
        },
      ),
    );
  });

  describe("to a pincode", () => {
    const place = {
      pincode: "560001",
      city: "Bengaluru",
      states: ["Karnataka"],
      minDays: 3,
      maxDays: 4,
      isCodAvailable: true,
      customDays: 3,
      zone: null,
    };
    const to = (more: Partial<QuoteContext>) =>
      quote([wanted], keyed(makeVariant()), undefined, { pincode: "560001", place, ...more });

    it("shows the arrival date and the COD fee", () => {
      const { delivery, codProblem } = to({});
      expect(delivery).toEqual({
        ...{ pincode: "560001", city: "Bengaluru", state: "Karnataka" },
        ...{ days: { minDays: 3, maxDays: 4 }, codFeePaise: 4000 },
      });
      expect(codProblem).toBeNull();
    });

    it("adds the days of a custom design", () => {
      const custom = { ...wanted, design: poster.versionId };
      const { delivery } = quote([custom], keyed(makeVariant({ design: poster })), undefined, {
        pincode: "560001",
        place,
      });
      expect(delivery?.days).toEqual({ minDays: 6, maxDays: 7 });
    });

    it.each([
      ["takes no cash", { place: { ...place, isCodAvailable: false } }, /isn't available at this pincode/],
      ["is not known", { place: null }, /isn't available at this pincode/],
      ["has two orders on their way", { codHistory: { open: 2, refused: 0 } }, /still on their way/],
      ["sent two parcels back", { codHistory: { open: 0, refused: 2 } }, /were returned to us/],
    ])("that %s refuses cash on delivery with the reason", (_name, more, reason) => {
      expect(to(more).codProblem).toMatch(reason);
    });

    it("includes the fee in the COD limit", () => {
      const dear = keyed(makeVariant({ listPaise: toPaise(5520) }));
      const one = [{ ...wanted, quantity: 1 }];
      const reason = (price: number) =>
        quote(one, keyed(makeVariant({ listPaise: toPaise(price) })), undefined, { pincode: "560001", place })
          .codProblem;
      expect(quote(one, dear).totalPaise).toBe(toPaise(4968));
      expect(reason(5520)).toMatch(/up to ₹5,000/);
      expect(reason(5510)).toBeNull();
    });
  });
});

describe("a tee of a group order", () => {
  const group = { groupId: "g", quantity: 10, parcel: null, waitDays: 7, tee: "open" as const };
  const tee = makeVariant({ design: { ...poster, group } });
  const line = { ...wanted, quantity: 1, design: poster.versionId };

  it("has the price of all paid tees, is paid online and without other items", () => {
    const single = quote([line], keyed(makeVariant({ design: poster })));
    const priced = quote([line], keyed(tee));
    expect(priced.subtotalPaise).toBeLessThan(single.subtotalPaise);
    expect(priced).toMatchObject({
      canOrder: true,
      ...{ group: { groupId: "g", problem: null }, lines: [{ design: { isGroup: true } }] },
      ...{ freeShippingOverPaise: null, toFreeShippingPaise: null },
      ...{ delivery: null, codProblem: "A group order tee is paid online." },
    });
    const other = makeVariant({ variantId: 2, size: "L" });
    const second = makeVariant({ design: { ...poster, versionId: "second", group } });
    const both = quote([line, { ...line, design: "second" }], keyed(tee, second));
    expect([both.canOrder, single.group]).toEqual([true, null]);
    for (const lines of [[{ ...line, quantity: 2 }], [line, { ...wanted, size: "L" }]])
      expect(quote(lines, keyed(tee, other))).toMatchObject({
        canOrder: false,
        group: { problem: expect.stringContaining("without other items") },
      });
  });

  it("can't be ordered when it's removed or paid, and says so", () => {
    for (const state of ["removed", "paid", "closed"] as const) {
      const gone = makeVariant({ design: { ...poster, group: { ...group, tee: state } } });
      const { canOrder, group: found } = quote([line], keyed(gone));
      expect([canOrder, found?.problem]).toEqual([false, expect.stringContaining(state)]);
    }
  });

  it("arrives once its group has closed", () => {
    const place = {
      ...{ pincode: "560001", city: "Bengaluru", states: ["Karnataka"], zone: null },
      ...{ minDays: 3, maxDays: 4, isCodAvailable: true, customDays: 3 },
    };
    const { delivery } = quote([line], keyed(tee), undefined, { pincode: "560001", place });
    expect(delivery?.days).toEqual({ minDays: 13, maxDays: 14 });
  });

  it("is delivered free in one parcel for all", () => {
    const place = { pincode: "411001", city: "Pune", state: "Maharashtra" };
    const inParcel = makeVariant({ design: { ...poster, group: { ...group, parcel: place } } });
    expect(quote([line], keyed(tee)).shippingPaise).toBeGreaterThan(0);
    expect(quote([line], keyed(inParcel))).toMatchObject({ shippingPaise: 0, group: { parcel: place } });
  });
});
