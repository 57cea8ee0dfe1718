import { lineKey } from "@/lib/cart/cart";
import type { CartVariant } from "@/lib/cart/cart-variant";
import type { Coupon } from "@/lib/coupons/coupon";
import { toPaise } from "@/lib/money";
import type { OfferedCoupon } from "@/lib/pricing/price-items";
import type { PricingRules } from "@/lib/pricing/rules";
import { makeCoupon } from "@/testing/coupons";
import { exampleOf } from "./example";
import { simulate } from "./simulate";

const line = { id: 1, size: "M", color: "black", quantity: 2 };
const variant: CartVariant = {
  variantId: 7,
  productId: 1,
  size: "M",
  color: "black",
  colorName: "Black",
  title: "Plain tee",
  slug: "plain-tee",
  imageUrl: null,
  categoryIds: [3],
  hsn: "6109",
  listPaise: toPaise(500),
  mrpPaise: toPaise(500),
  free: 9,
  design: null,
};
const rules: PricingRules = {
  discountPercent: 0,
  shipping: { feePaise: toPaise(49), freeOverPaise: toPaise(2000) },
  zones: new Map(),
  codFeePaise: toPaise(30),
  codUpToPaise: null,
  codOpenOrders: null,
  codRefusals: null,
  shopState: null,
  gstRates: [],
  prints: { bands: [], breaks: [] },
};

const offer = (more: Partial<Coupon>, problem: OfferedCoupon["problem"] = null): OfferedCoupon => ({
  problem,
  coupon: makeCoupon(more),
});

function ask(
  code: string | null,
  offers: OfferedCoupon[],
  others: OfferedCoupon[] = [],
  method: "online" | "cod" = "online",
) {
  const cart = {
    lines: [line],
    variants: new Map([[lineKey(line), variant]]),
    rules,
    context: {
      pincode: null,
      place: null,
      method,
      code,
      offers,
      state: null,
      on: "2026-11-23",
      codHistory: { open: 0, refused: 0 },
    },
  };
  const { quote, verdicts } = simulate(cart, others);
  return { totalPaise: quote.totalPaise, of: (name: string) => verdicts.find((one) => one.name === name) };
}

it("shows the discount of a typed code, with the checkout's total", () => {
  const { totalPaise, of } = ask("TEN", [offer({})]);
  expect(totalPaise).toBe(toPaise(949));
  expect(of("TEN")).toMatchObject({ outcome: "used", words: "Saves ₹100." });
});

it("refuses with the checkout's messages", () => {
  const least = ask("TEN", [offer({ minGoodsPaise: toPaise(1500) })]);
  expect(least.of("TEN")).toMatchObject({ outcome: "refused", words: "Add ₹500 more to use TEN." });
  const prepaid = ask("TEN", [offer({ isPrepaidOnly: true })], [], "cod");
  expect(prepaid.of("TEN")?.words).toBe("TEN is for online payment. Choose “Pay online” to use it.");
  expect(ask("TEN", [offer({}, "used_up")]).of("TEN")?.words).toBe("TEN has been used up.");
  expect(ask("NOPE", []).of("NOPE")?.words).toBe("The code NOPE doesn't exist. Please check the spelling.");
});

it("names the better one when two offers apply", () => {
  const { of } = ask("TEN", [offer({}), offer({ id: 2, code: "AUTO", value: 20, isAutomatic: true })]);
  expect(of("AUTO")).toMatchObject({ outcome: "used", words: "Saves ₹200." });
  expect(of("TEN")).toMatchObject({
    outcome: "beaten",
    words: "Would save ₹100, but AUTO saves ₹200. Only one coupon applies per order.",
  });
});

it("lists codes that were not entered, which change no total", () => {
  const { totalPaise, of } = ask(null, [], [offer({}), offer({ id: 3, code: "OTHER", categoryIds: [99] })]);
  expect(totalPaise).toBe(toPaise(1049));
  expect(of("TEN")).toMatchObject({
    outcome: "possible",
    words: "Would save ₹100 if the customer enters the code.",
  });
  expect(of("OTHER")).toMatchObject({
    outcome: "refused",
    words: "OTHER doesn't apply to the items in your cart.",
  });
});

it("the simulated price includes delivery and the COD fee", () => {
  const { of } = ask(null, [], [], "cod");
  expect(of("Free delivery")).toMatchObject({
    outcome: "refused",
    words: "Delivery costs ₹49. It's free from ₹2,000: add ₹1,000.",
  });
  expect(of("Cash on delivery")).toMatchObject({ outcome: "used", words: "Costs ₹30 extra." });
  expect(of("Shop-wide discount")?.words).toBe("None right now.");
});

it("an example is the smallest cart that qualifies for an offer", () => {
  const fixed = offer({ kind: "fixed", value: toPaise(100), minGoodsPaise: toPaise(900), categoryIds: [3] });
  expect(exampleOf(fixed.coupon, rules, "2026-11-23")).toEqual({
    itemCount: 2,
    unitPaise: toPaise(499),
    beforePaise: toPaise(1047),
    afterPaise: toPaise(947),
  });
});
