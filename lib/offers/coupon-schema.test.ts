import { fromIndianInput, toIndianInput } from "@/lib/indian-input";
import { asPaise } from "@/lib/money";
import { emptyCoupon, toCouponForm } from "./coupon-form";
import { couponState } from "./coupon-list";
import { couponSchema, generateSchema } from "./coupon-schema";

const typed = { ...emptyCoupon, code: " diwali20 ", value: "20" };

const wrongIn = (more: object) => {
  const result = couponSchema.safeParse({ ...typed, ...more });
  return result.success ? [] : result.error.issues.map(({ path }) => path.join("."));
};

it("accepts a code however it is typed", () => {
  expect(couponSchema.parse(typed).code).toBe("DIWALI20");
});

it.each([
  ["code", { code: "ab" }],
  ["value", { value: "" }],
  ["value", { value: "101" }],
  ["value", { kind: "fixed", value: "0" }],
  ["maxDiscount", { maxDiscount: "0" }],
  ["minItems", { minItems: "0" }],
  ["maxUses", { maxUses: "1.5" }],
  ["endsAt", { startsAt: "2026-12-02T10:00", endsAt: "2026-12-02T10:00" }],
])("rejects %s (%j)", (field, more) => {
  expect(wrongIn(more)).toEqual([field]);
});

it("generates at most ten thousand codes", () => {
  const { code: _code, ...rules } = typed;
  const many = (howMany: string) =>
    generateSchema.safeParse({ ...rules, isAutomatic: false, prefix: "", howMany }).success;
  expect(["1", "10000", "0", "10001", "1e3"].map(many)).toEqual([true, true, false, false, false]);
});

it("reads times in Indian time", () => {
  expect(fromIndianInput("2026-12-01T00:00")).toBe("2026-11-30T18:30:00.000Z");
  expect(toIndianInput("2026-11-30T18:30:00+00:00")).toBe("2026-12-01T00:00");
});

it("couponState returns why a coupon is inactive", () => {
  const now = new Date("2026-11-23T00:00:00Z");
  const running = { isActive: true, startsAt: "2026-11-01T00:00:00Z", endsAt: null, used: 0, maxUses: null };
  const state = (more: object) => couponState({ ...running, ...more }, now);
  expect(state({})).toBe("running");
  expect(state({ isActive: false })).toBe("off");
  expect(state({ endsAt: "2026-11-23T00:00:00Z" })).toBe("ended");
  expect(state({ used: 3, maxUses: 3 })).toBe("used-up");
  expect(state({ startsAt: "2026-11-24T00:00:00Z" })).toBe("scheduled");
});

it("shows rupees in the form, not paise", () => {
  const rules = {
    id: 1,
    code: "SAVE150",
    description: "",
    kind: "fixed" as const,
    value: 15_000,
    maxDiscountPaise: null,
    minGoodsPaise: asPaise(0),
    minItems: 1,
    isFirstOrderOnly: false,
    isPrepaidOnly: false,
    isAutomatic: false,
    isPublic: false,
    categoryIds: [4],
    productIds: [],
    updatedAt: "",
    startsAt: "2026-11-30T18:30:00Z",
    endsAt: null,
    maxUses: 5,
    maxUsesPerCustomer: null,
  };
  expect(toCouponForm(rules)).toMatchObject({ value: "150", maxUses: "5", categoryIds: ["4"] });
});
