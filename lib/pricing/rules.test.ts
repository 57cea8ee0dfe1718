import { parsePricingRules, shippingRateOf } from "./rules";

const answer = (settings: Record<string, string>) => ({
  settings,
  zones: [{ zone: "remote", fee: 99, free_over: null }],
  gst_rates: [{ hsn_prefix: "61", starts_on: "2025-09-22", above: 2500, percent: 18 }],
});

describe("pricing rules", () => {
  it("are read as the database gives them", () => {
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
    );
    expect(rules).toMatchObject({
      discountPercent: 10,
      shipping: { feePaise: 4900, freeOverPaise: 99950 },
      codFeePaise: 4000,
      codUpToPaise: 500_000,
      codOpenOrders: 2,
      codRefusals: null,
      shopState: "Tamil Nadu",
      gstRates: [{ hsnPrefix: "61", startsOn: "2025-09-22", abovePaise: 250_000, percent: 18 }],
    });
    expect(shippingRateOf(rules, "remote")).toEqual({ feePaise: 9900, freeOverPaise: null });
    expect(shippingRateOf(rules, "elsewhere")).toBe(rules.shipping);
  });

  it("take what is switched off or senseless as not there", () => {
    const off = {
      discountPercent: 0,
      shipping: { feePaise: 0, freeOverPaise: null },
      codFeePaise: 0,
      codUpToPaise: null,
      codOpenOrders: null,
      shopState: null,
    };
    expect(parsePricingRules(answer({}))).toMatchObject(off);
    const senseless = {
      global_discount: "-3",
      shipping_fee: "-49",
      free_shipping_over: "1e3",
      cod_open_orders: "x",
    };
    expect(parsePricingRules(answer(senseless))).toMatchObject(off);
    expect(
      parsePricingRules(answer({ shipping_fee: "free", free_shipping_over: "", shop_state: " " })),
    ).toMatchObject(off);
  });
});
