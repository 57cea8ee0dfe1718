import type { Coupon } from "@/lib/coupons/coupon";
import { asPaise, toPaise } from "@/lib/money";
import { makeCoupon } from "@/testing/coupons";
import { fc } from "@/testing/fast-check";
import { bareContext, shopRules } from "@/testing/pricing-rules";
import { gstOf } from "./gst";
import { type ItemToPrice, type OfferedCoupon, type PricingContext, priceItems } from "./price-items";
import type { PricingRules } from "./rules";

const item = (rupees: number, quantity = 1): ItemToPrice => ({
  productId: 1,
  categoryIds: [1],
  hsn: "6109",
  listPaise: toPaise(rupees),
  quantity,
});

const offer = (coupon: Partial<Coupon>, problem: OfferedCoupon["problem"] = null): OfferedCoupon => ({
  problem,
  coupon: makeCoupon({ code: "TRY", value: 20, ...coupon }),
});

const quote = (items: ItemToPrice[], more: Partial<PricingContext> = {}, rules = shopRules) =>
  priceItems(items, rules, { ...bareContext, ...more });

describe("a quote", () => {
  it("discounts each item, adds shipping below the threshold and reports the missing amount", () => {
    expect(quote([item(499, 2)])).toMatchObject({
      subtotalPaise: 99800,
      discountPaise: 10_000,
      shippingPaise: 4900,
      totalPaise: 94_700,
      toFreeShippingPaise: 10_100,
    });
  });

  it("ships free from the threshold on, after discount and coupon", () => {
    expect(quote([item(1110)]).shippingPaise).toBe(0);
    expect(quote([item(1109)]).shippingPaise).toBe(4900);
    const withCode = quote([item(1200)], { code: "TRY", offers: [offer({ value: 20 })] });
    expect(withCode).toMatchObject({ couponPaise: 21_600, shippingPaise: 4900, totalPaise: 91_300 });
  });

  it("uses the rate of the pincode's zone", () => {
    expect(quote([item(2000)], { zone: "remote" })).toMatchObject({
      shippingPaise: 9900,
      toFreeShippingPaise: null,
    });
    expect(quote([item(499)], { zone: "no-such-zone" }).shippingPaise).toBe(4900);
  });

  it("adds the COD fee only when COD is selected", () => {
    expect(quote([item(499)], { method: "cod" }).totalPaise - quote([item(499)]).totalPaise).toBe(4000);
  });

  it("of nothing costs nothing, including shipping and fees", () => {
    expect(quote([], { method: "cod", zone: "remote" }).totalPaise).toBe(0);
  });

  it("names the included tax: CGST and SGST inside the state, IGST across states, at the same total", () => {
    const home = quote([item(499)], { state: "Tamil Nadu" });
    const away = quote([item(499)], { state: "Kerala" });
    expect(home.totalPaise).toBe(away.totalPaise);
    expect(home.items[0]?.gst).toMatchObject({
      gstPercent: 5,
      cgstPaise: 1069,
      sgstPaise: 1069,
      igstPaise: 0,
    });
    expect(away.items[0]?.gst).toMatchObject({ gstPercent: 5, cgstPaise: 0, igstPaise: 2138 });
  });

  it("taxes an item by its price after every discount, and charges by the highest rate of the items", () => {
    const dear = quote([item(2800), item(499)], { method: "cod" });
    expect(dear.items.map(({ gst }) => gst.gstPercent)).toEqual([18, 5]);
    expect(dear.charges.gstPercent).toBe(18);
    const cheaper = quote([item(2800)], { code: "TRY", offers: [offer({ kind: "fixed", value: 2000 })] });
    expect(cheaper.items[0]).toMatchObject({ couponPaise: 2000, gst: { gstPercent: 5 } });
  });

  it("ignores everything but list price and quantity", () => {
    const forged = {
      ...item(499),
      unitPaise: asPaise(1),
      linePaise: asPaise(1),
      couponPaise: asPaise(49900),
    };
    expect(quote([forged]).totalPaise).toBe(quote([item(499)]).totalPaise);
  });
});

describe("coupons in a quote", () => {
  it("apply by their code, and an unknown code is reported as unknown", () => {
    const offers = [offer({})];
    expect(quote([item(500)], { offers, code: "TRY" })).toMatchObject({
      couponPaise: 9000,
      coupon: { code: "TRY", savedPaise: 9000 },
      codeProblem: null,
    });
    expect(quote([item(500)], { offers }).coupon).toBeNull();
    expect(quote([item(500)], { offers: [], code: "NONE" }).codeProblem).toEqual({ kind: "unknown" });
  });

  it("that the database refuses take nothing off", () => {
    const refused = quote([item(500)], { code: "TRY", offers: [offer({}, "not_first_order")] });
    expect(refused).toMatchObject({ couponPaise: 0, codeProblem: { kind: "not_first_order" } });
  });

  it("applies the coupon that saves most; in a tie, the typed one", () => {
    const automatic = offer({ id: 2, code: "AUTO", kind: "fixed", value: 9000, isAutomatic: true });
    expect(quote([item(500)], { offers: [automatic] }).coupon?.code).toBe("AUTO");
    expect(quote([item(500)], { code: "TRY", offers: [automatic, offer({})] }).coupon?.code).toBe("TRY");
    const better = offer({ id: 3, code: "MORE", kind: "fixed", value: 9001, isAutomatic: true });
    const chosen = quote([item(500)], { code: "TRY", offers: [offer({}), better] });
    expect(chosen).toMatchObject({ coupon: { code: "MORE" }, codeProblem: null });
  });

  it("never make an order more expensive by removing its free delivery", () => {
    const small = offer({ kind: "fixed", value: 100 });
    const result = quote([item(1110)], { code: "TRY", offers: [small] });
    expect(result).toMatchObject({ totalPaise: 99_900, coupon: null, codeProblem: { kind: "nothing_off" } });
  });

  it("for free delivery report when delivery is free anyway", () => {
    const free = offer({ kind: "free_shipping", value: 0 });
    expect(quote([item(500)], { code: "TRY", offers: [free] })).toMatchObject({
      shippingPaise: 0,
      coupon: { savedPaise: 4900 },
    });
    expect(quote([item(2000)], { code: "TRY", offers: [free] }).codeProblem).toEqual({ kind: "nothing_off" });
  });

  it("may take off the whole price", () => {
    const all = offer({ value: 100 });
    expect(
      quote([item(1500)], { code: "TRY", offers: [all, offer({ kind: "free_shipping" })] }).totalPaise,
    ).toBe(4900);
  });
});

describe("public coupons that the cart doesn't use", () => {
  const codes = (items: ItemToPrice[], more: Partial<PricingContext>) =>
    quote(items, more).openOffers.map(({ coupon, savedPaise, problem }) => [
      coupon.code,
      savedPaise ?? problem,
    ]);
  const open = (id: number, code: string, coupon: Partial<Coupon>) =>
    offer({ id, code, isPublic: true, ...coupon });

  it("are listed by what they save, then with what is missing", () => {
    const offers = [
      open(1, "LATER", { minGoodsPaise: toPaise(650) }),
      open(2, "FIVE", { value: 5 }),
      open(3, "TEN", { value: 10 }),
      offer({ id: 4, code: "SECRET", value: 50 }),
    ];
    expect(codes([item(500)], { offers })).toEqual([
      ["TEN", 4500],
      ["FIVE", 2300],
      ["LATER", { kind: "below_minimum", missingPaise: 20_000 }],
    ]);
    expect(codes([item(500)], { offers, code: "TEN" }).map(([code]) => code)).toEqual(["LATER"]);
    expect(codes([item(500)], { offers, code: "FIVE" }).map(([code]) => code)).toEqual(["TEN", "LATER"]);
    expect(codes([item(500)], { offers, code: "LATER" }).map(([code]) => code)).toEqual(["TEN", "FIVE"]);
  });

  it("are omitted when they can't help: used up, for other items, or less than an automatic coupon", () => {
    const offers = [
      { ...open(1, "GONE", {}), problem: "over" as const },
      open(2, "OTHER", { productIds: [9] }),
      open(3, "FIVE", { value: 5 }),
      offer({ id: 4, code: "AUTO", value: 6, isAutomatic: true }),
    ];
    expect(codes([item(500)], { offers })).toEqual([]);
  });
});

const amount = (max: number) => fc.integer({ min: 0, max }).map(asPaise);
const anyItem: fc.Arbitrary<ItemToPrice> = fc.record({
  productId: fc.integer({ min: 1, max: 5 }),
  categoryIds: fc.subarray([1, 2, 3]),
  hsn: fc.constantFrom("6109", "6105", "4202"),
  listPaise: amount(5_000_000),
  quantity: fc.integer({ min: 1, max: 10 }),
});
const anyRules: fc.Arbitrary<PricingRules> = fc
  .record({
    discountPercent: fc.double({ min: 0, max: 100, noNaN: true }),
    shipping: fc.record({ feePaise: amount(100_000), freeOverPaise: fc.option(amount(1_000_000)) }),
    codFeePaise: amount(10_000),
  })
  .map((rules) => ({ ...shopRules, ...rules }));
const anyOffer: fc.Arbitrary<OfferedCoupon> = fc
  .record({
    kind: fc.constantFrom("percent", "fixed", "free_shipping", "free_item"),
    value: fc.integer({ min: 1, max: 100 }),
    maxDiscountPaise: fc.option(amount(50_000)),
    minGoodsPaise: amount(200_000),
    minItems: fc.integer({ min: 1, max: 5 }),
    isAutomatic: fc.boolean(),
    categoryIds: fc.subarray([1, 2, 3]),
    productIds: fc.subarray([1, 2, 3]),
    code: fc.constantFrom("A", "B", "C"),
  })
  .map((coupon) => offer({ ...coupon, value: coupon.kind === "fixed" ? coupon.value * 997 : coupon.value }));
const anyContext: fc.Arbitrary<PricingContext> = fc.record({
  zone: fc.constantFrom(null, "remote"),
  state: fc.constantFrom(null, "Tamil Nadu", "Kerala"),
  method: fc.constantFrom(null, "cod" as const, "online" as const),
  on: fc.constant("2026-11-21"),
  code: fc.constantFrom(null, "A", "B"),
  offers: fc.uniqueArray(anyOffer, { maxLength: 3, selector: ({ coupon }) => coupon.code }),
});
const anyItems = fc.array(anyItem, { maxLength: 20 });

declare const isFullMoney: boolean;

describe("any cart at all", () => {
  it("adds up to the paisa, and is never negative", () => {
    fc.assert(
      fc.property(anyItems, anyRules, anyContext, (items, rules, context) => {
        const result = priceItems(items, rules, context);
        const { subtotalPaise, discountPaise, couponPaise, shippingPaise, codFeePaise, totalPaise } = result;
        const sum = (pick: (line: (typeof result.items)[number]) => number) =>
          result.items.reduce((total, line) => total + pick(line), 0);
        if (totalPaise !== subtotalPaise - discountPaise - couponPaise + shippingPaise + codFeePaise)
          return false;
        if (sum((line) => line.linePaise) !== subtotalPaise - discountPaise) return false;
        if (sum((line) => line.couponPaise) !== couponPaise) return false;
        if (result.charges.taxablePaise + gstOf(result.charges) !== shippingPaise + codFeePaise) return false;
        if (sum((line) => gstOf(line.gst)) + gstOf(result.charges) !== result.gstPaise) return false;
        const taxed = sum((line) => line.gst.taxablePaise + gstOf(line.gst));
        if (taxed + shippingPaise + codFeePaise !== totalPaise) return false;
        const amounts = [subtotalPaise, discountPaise, couponPaise, shippingPaise, codFeePaise, totalPaise];
        if (amounts.some((paise) => !Number.isSafeInteger(paise) || paise < 0)) return false;
        return result.items.every(
          (line) =>
            line.couponPaise <= line.linePaise &&
            line.unitPaise <= line.listPaise &&
            line.gst.taxablePaise >= 0,
        );
      }),
      { numRuns: isFullMoney ? 1_000_000 : 5000 },
    );
  });

  it("never costs more with offers than without", () => {
    fc.assert(
      fc.property(anyItems, anyRules, anyContext, (items, rules, context) => {
        const without = priceItems(items, rules, { ...context, offers: [] });
        return priceItems(items, rules, context).totalPaise <= without.totalPaise;
      }),
      { numRuns: 5000 },
    );
  });

  it("is quoted within 5 ms of CPU for 20 lines", () => {
    const items = Array.from({ length: 20 }, (_, index) => item(100 + index, 2));
    const offers = [offer({ code: "A" }), offer({ code: "B", isAutomatic: true, kind: "free_item" })];
    for (let warm = 0; warm < 200; warm++) quote(items, { code: "A", offers });
    const before = process.cpuUsage();
    for (let run = 0; run < 100; run++) quote(items, { code: "A", offers });
    const { user, system } = process.cpuUsage(before);
    expect((user + system) / 100 / 1000).toBeLessThan(5);
  });
});
