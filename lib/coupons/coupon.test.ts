import { asPaise, toPaise } from "@/lib/money";
import { makeCoupon } from "@/testing/coupons";
import { fc } from "@/testing/fast-check";
import { toCouponCode } from "./code";
import { applyCoupon, type Coupon, type CouponLine, divide } from "./coupon";
import { explainCouponProblem } from "./explain";

const coupon = (more: Partial<Coupon>) => makeCoupon({ code: "TRY", ...more });

const line = (unit: number, quantity = 1, more: Partial<CouponLine> = {}): CouponLine => ({
  productId: 1,
  categoryIds: [1],
  unitPaise: toPaise(unit),
  linePaise: toPaise(unit * quantity),
  quantity,
  ...more,
});

const off = (what: Partial<Coupon>, lines: CouponLine[], method: "online" | "cod" | null = null) =>
  applyCoupon(coupon(what), lines, method);

describe("a coupon", () => {
  it("takes a percentage off in whole rupees, up to its maximum", () => {
    expect(off({ value: 20 }, [line(499), line(250, 2)])).toMatchObject({
      discountPaise: 20_000,
      shares: [9990, 10_010],
    });
    expect(off({ value: 20, maxDiscountPaise: toPaise(50) }, [line(500)])).toMatchObject({
      discountPaise: 5000,
    });
  });

  it("takes an amount off, never more than the items cost", () => {
    expect(off({ kind: "fixed", value: toPaise(150) }, [line(499)])).toMatchObject({ discountPaise: 15_000 });
    expect(off({ kind: "fixed", value: toPaise(150) }, [line(99)])).toMatchObject({ discountPaise: 9900 });
  });

  it("makes the cheapest of enough items free, and divides the discount among all of them", () => {
    const lines = [line(499, 2), line(299, 1), line(799, 1)];
    expect(off({ kind: "free_item", value: 0, minItems: 4 }, lines)).toMatchObject({
      shares: [14_237, 4_265, 11_398],
      discountPaise: 29_900,
    });
    expect(off({ kind: "free_item", value: 0, minItems: 5 }, lines)).toEqual({
      kind: "too_few_items",
      missing: 1,
    });
  });

  it("makes delivery free", () => {
    expect(off({ kind: "free_shipping", value: 0 }, [line(499)])).toMatchObject({
      discountPaise: 0,
      isShippingFree: true,
    });
  });

  it("applies only to its own categories and products", () => {
    const lines = [line(400, 1, { categoryIds: [2] }), line(600, 1, { productId: 9, categoryIds: [3] })];
    expect(off({ categoryIds: [2] }, lines)).toMatchObject({ shares: [4000, 0] });
    expect(off({ productIds: [9] }, lines)).toMatchObject({ shares: [0, 6000] });
    expect(off({ productIds: [8] }, lines)).toEqual({ kind: "not_for_these" });
  });

  it("reports the amount missing to its minimum", () => {
    const problem = off({ minGoodsPaise: toPaise(650) }, [line(499)]);
    expect(problem).toEqual({ kind: "below_minimum", missingPaise: 15_100 });
    expect("kind" in problem && explainCouponProblem("TRY", problem)).toBe("Add ₹151 more to use TRY.");
  });

  it("for online payment is refused for COD, but not before a method is chosen", () => {
    expect(off({ isPrepaidOnly: true }, [line(499)], "cod")).toEqual({ kind: "prepaid_only" });
    expect(off({ isPrepaidOnly: true }, [line(499)], null)).toMatchObject({ discountPaise: 5000 });
  });

  it("is parsed however it was typed", () => {
    expect(toCouponCode("  launch 20 ")).toBe("LAUNCH20");
  });
});

describe("a divided amount", () => {
  const weights = fc.array(fc.integer({ min: 0, max: 50_000_000 }).map(asPaise), {
    minLength: 1,
    maxLength: 50,
  });

  it("adds up to the paisa, and no part gets more than its weight", () => {
    fc.assert(
      fc.property(weights, fc.double({ min: 0, max: 1, noNaN: true }), (parts, share) => {
        const total = parts.reduce((sum, part) => sum + part, 0);
        const amount = asPaise(Math.floor(total * share));
        const shares = divide(amount, parts);
        expect(shares.reduce((sum, part) => sum + part, 0)).toBe(amount);
        expect(shares.filter((part, index) => part < 0 || part > (parts[index] ?? 0))).toEqual([]);
      }),
      { numRuns: 5000 },
    );
  });
});

it("explains to another customer how its owner uses a code", () => {
  expect(explainCouponProblem("FIRST-1", { kind: "not_yours" })).toBe(
    "FIRST-1 is for one customer. Log in to that account, or order with its email address.",
  );
});
