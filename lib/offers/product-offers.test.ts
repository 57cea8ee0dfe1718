import { toPaise } from "@/lib/money";
import { makeCoupon } from "@/testing/coupons";
import { listProductOffers, type PublicOffer } from "./product-offers";

const offer = (more: Partial<PublicOffer>): PublicOffer => ({
  ...makeCoupon({ isPublic: true }),
  endsAt: null,
  ...more,
});
const tee = { id: 7, categories: [{ id: 3 }] };
const list = (...offers: PublicOffer[]) => listProductOffers(offers, tee, toPaise(539));

it("lists what saves most on one item first, then the offers that need more, three at most", () => {
  const offers = list(
    offer({ id: 1, code: "BIG", kind: "fixed", value: 40_000, minGoodsPaise: toPaise(4999) }),
    offer({ id: 2, code: "TEN" }),
    offer({ id: 3, code: "MORE", kind: "fixed", value: 15_000, minGoodsPaise: toPaise(1499) }),
    offer({ id: 4, code: "FIFTH", value: 20 }),
  );
  expect(offers.map(({ code }) => code)).toEqual(["FIFTH", "TEN", "MORE"]);
});

it("omits an offer for other products", () => {
  expect(list(offer({ categoryIds: [4] }), offer({ productIds: [8] }))).toEqual([]);
  expect(list(offer({ categoryIds: [3] }), offer({ productIds: [7] }))).toHaveLength(2);
});

it("states every condition and the end", () => {
  const [strict] = list(
    offer({
      maxDiscountPaise: toPaise(200),
      minGoodsPaise: toPaise(999),
      minItems: 2,
      isFirstOrderOnly: true,
      isPrepaidOnly: true,
      endsAt: "2026-12-05T18:30:00Z",
    }),
  );
  expect(strict).toEqual({
    code: "TEN",
    text: "10% off, up to ₹200",
    terms:
      "On orders from ₹999. On 2 items or more. First order only. Online payment only. Until the end of 5 December 2026.",
  });
  expect(list(offer({}))[0]?.terms).toBe("");
});
