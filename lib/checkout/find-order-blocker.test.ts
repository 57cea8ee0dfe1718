import { asPaise } from "@/lib/money";
import type { CartQuote } from "./cart-quote";
import { type DisplayedQuote, findOrderBlocker } from "./find-order-blocker";
import { totalWith } from "./total-with";

type Facts = Pick<
  CartQuote,
  "lines" | "totalPaise" | "codFeePaise" | "codeProblem" | "delivery" | "codProblem" | "canOrder"
>;

const delivery = {
  pincode: "560038",
  city: "Bengaluru",
  state: "Karnataka",
  days: { minDays: 2, maxDays: 4 },
  codFeePaise: asPaise(4000),
};

const line: CartQuote["lines"][number] = {
  key: "7|black|M",
  state: "ok",
  id: 7,
  size: "M",
  color: "black",
  design: null,
  wanted: 1,
  quantity: 1,
  available: 5,
  title: "Rail Map tee",
  slug: "rail-map-tee-7",
  colorName: "Black",
  imageUrl: null,
  mrpPaise: asPaise(50000),
  unitPaise: asPaise(45000),
  linePaise: asPaise(45000),
};

function makeQuote(overrides: Partial<Facts> = {}): CartQuote {
  const zero = asPaise(0);
  return {
    subtotalPaise: zero,
    discountPaise: zero,
    couponPaise: zero,
    shippingPaise: zero,
    gstPaise: zero,
    toFreeShippingPaise: null,
    freeShippingOverPaise: null,
    coupon: null,
    codFeePaise: zero,
    totalPaise: asPaise(49900),
    codeProblem: null,
    group: null,
    delivery,
    codProblem: null,
    canOrder: true,
    lines: [line],
    bought: null,
    offers: [],
    ...overrides,
  };
}

function makePress(overrides: Partial<DisplayedQuote> = {}): DisplayedQuote {
  return {
    method: "online",
    totalPaise: asPaise(49900),
    codeProblem: null,
    unitPrices: new Map([[line.key, asPaise(45000)]]),
    ...overrides,
  };
}

describe("a click on the order button", () => {
  it("continues at the total shown on the button", () => {
    expect(findOrderBlocker(makeQuote(), makePress())).toBeNull();
  });

  it("stops when the total has changed, and names both", () => {
    expect(findOrderBlocker(makeQuote({ totalPaise: asPaise(54900) }), makePress())).toBe(
      "The total is now ₹549, it was ₹499. Place the order again if that's OK.",
    );
  });

  it("reports changed prices when an item has a new price", () => {
    const dearer = { ...line, unitPaise: asPaise(50000) };
    expect(findOrderBlocker(makeQuote({ lines: [dearer], totalPaise: asPaise(54900) }), makePress())).toBe(
      "Prices have changed: the total is now ₹549, it was ₹499. Place the order again if that's OK.",
    );
    const unnoticed = makePress({ totalPaise: asPaise(54900) });
    expect(findOrderBlocker(makeQuote({ lines: [dearer], totalPaise: asPaise(54900) }), unnoticed)).toBe(
      "Prices have changed: the total is now ₹549. Place the order again if that's OK.",
    );
  });

  it("stops at a sold-out item, at unavailable COD and at an invalid code", () => {
    expect(findOrderBlocker(makeQuote({ canOrder: false }), makePress())).toContain("no longer available");
    const codProblem = "Cash on delivery isn't available at this pincode. Please pay online.";
    const noCash = makeQuote({ codProblem });
    expect(findOrderBlocker(noCash, makePress({ method: "cod" }))).toBe(codProblem);
    expect(findOrderBlocker(noCash, makePress())).toBeNull();
    const wrongCode = makeQuote({ codeProblem: "The code LUCKY doesn't exist. Please check the spelling." });
    expect(findOrderBlocker(wrongCode, makePress())).toBe(wrongCode.codeProblem);
    expect(findOrderBlocker(wrongCode, makePress({ codeProblem: wrongCode.codeProblem }))).toBeNull();
  });

  it("without a total yet, continues to the payment window, which shows it, but stops for COD", () => {
    expect(findOrderBlocker(makeQuote(), makePress({ totalPaise: null, unitPrices: new Map() }))).toBeNull();
    expect(findOrderBlocker(makeQuote(), makePress({ totalPaise: null, method: "cod" }))).toBe(
      "The total is ₹499. Place the order again if that's OK.",
    );
  });
});

describe("the total with another payment method", () => {
  it("adds and removes the COD fee", () => {
    expect(totalWith(makeQuote(), "cod")).toBe(53900);
    const inCash = makeQuote({ codFeePaise: asPaise(4000), totalPaise: asPaise(53900) });
    expect(totalWith(inCash, "online")).toBe(49900);
    expect(totalWith(inCash, "cod")).toBe(53900);
  });

  it("leaves the total unchanged while the fee of the place is unknown", () => {
    expect(totalWith(makeQuote({ delivery: null }), "cod")).toBe(49900);
  });
});
