import { parsePricingRules, shippingRateOf } from "./rules";

const answer = (settings: Record<string, string>) => ({
  settings,
  zones: [{ zone: "remote", fee: 99, free_over: null }],
  gst_rates: [
    { hsn_prefix: "61", starts_on: "2025-09-22", above: 2500, above_includes_tax: true, percent: 18 },
  ],
  prints: {
    bands: [{ name: "Small", width_mm: 100, height_mm: 120, price: 99.5 }],
    breaks: [{ quantity: 5, percent: 2.5 }],
  },
});

const fail = (problem: string) => {
  throw new Error(problem);
};

describe("pricing rules", () => {
  it("are parsed from the database's result", () => {
    const rules = parsePricingRules(
      answer({
        global_discount: "10",
        shipping_fee: "49",
        free_shipping_over: "999.50",
        cod_fee: "40",
        cod_up_to: "5000",
        cod_open_orders: "2",
        shop_state: " Tamil Nadu ",
      }),
      fail,
    );
    expect(rules).toMatchObject({
      discountPercent: 10,
      shipping: { feePaise: 4900, freeOverPaise: 99950 },
      codFeePaise: 4000,
      codUpToPaise: 500_000,
      codOpenOrders: 2,
      codRefusals: null,
      shopState: "Tamil Nadu",
      gstRates: [
        { hsnPrefix: "61", startsOn: "2025-09-22", abovePaise: 250_000, aboveIncludesTax: true, percent: 18 },
      ],
      prints: {
        bands: [{ name: "Small", widthMm: 100, heightMm: 120, pricePaise: 9950 }],
        breaks: [{ quantity: 5, percent: 2.5 }],
      },
    });
    expect(shippingRateOf(rules, "remote")).toEqual({ feePaise: 9900, freeOverPaise: null });
    expect(shippingRateOf(rules, "elsewhere")).toBe(rules.shipping);
  });

  it("treat disabled rules as absent", () => {
    const report = vi.fn();
    expect(parsePricingRules(answer({}), report)).toMatchObject({
      discountPercent: 0,
      shipping: { feePaise: 0, freeOverPaise: null },
      codFeePaise: 0,
      codUpToPaise: null,
      codOpenOrders: null,
      codRefusals: null,
      shopState: null,
    });
    expect(report).not.toHaveBeenCalled();
  });

  it("give no discount and lift no limit when a setting is invalid, and report it", () => {
    for (const wrong of ["", "abc", "10%", "-3", "1e3", "₹49"]) {
      const report = vi.fn();
      const keys = [
        "global_discount",
        "shipping_fee",
        "free_shipping_over",
        "cod_fee",
        "cod_up_to",
        "cod_open_orders",
        "cod_refusals",
        "shop_state",
      ];
      const settings = Object.fromEntries(keys.map((key) => [key, wrong]));
      expect(parsePricingRules(answer(settings), report)).toMatchObject({
        discountPercent: 0,
        shipping: { feePaise: 4900, freeOverPaise: null },
        codFeePaise: 4000,
        codUpToPaise: 500_000,
        codOpenOrders: 2,
        codRefusals: 2,
        shopState: null,
      });
      for (const key of keys) {
        expect(report).toHaveBeenCalledWith(
          expect.stringContaining(`The setting ${key} is ${JSON.stringify(wrong)}`),
        );
      }
    }
  });
});
