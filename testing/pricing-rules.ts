import { asPaise, toPaise } from "@/lib/money";
import type { PricingContext } from "@/lib/pricing/price-items";
import type { PricingRules } from "@/lib/pricing/rules";

/** The rules of a shop like ours, for tests. */
export const shopRules: PricingRules = {
  discountPercent: 10,
  shipping: { feePaise: toPaise(49), freeOverPaise: toPaise(999) },
  zones: new Map([["remote", { feePaise: toPaise(99), freeOverPaise: null }]]),
  codFeePaise: toPaise(40),
  codUpToPaise: toPaise(5000),
  codOpenOrders: 2,
  codRefusals: 2,
  shopState: "Tamil Nadu",
  prints: {
    bands: [
      { name: "Small", widthMm: 100, heightMm: 100, pricePaise: toPaise(100) },
      { name: "Large", widthMm: 345, heightMm: 410, pricePaise: toPaise(299) },
    ],
    breaks: [{ quantity: 5, percent: 5 }],
  },
  gstRates: [
    { hsnPrefix: "", startsOn: "2017-07-01", abovePaise: asPaise(0), aboveIncludesTax: true, percent: 18 },
    { hsnPrefix: "61", startsOn: "2017-07-01", abovePaise: asPaise(0), aboveIncludesTax: true, percent: 5 },
    {
      hsnPrefix: "61",
      startsOn: "2017-07-01",
      abovePaise: toPaise(1000),
      aboveIncludesTax: true,
      percent: 12,
    },
    { hsnPrefix: "61", startsOn: "2025-09-22", abovePaise: asPaise(0), aboveIncludesTax: true, percent: 5 },
    {
      hsnPrefix: "61",
      startsOn: "2025-09-22",
      abovePaise: toPaise(2500),
      aboveIncludesTax: true,
      percent: 18,
    },
  ],
};

export const bareContext: PricingContext = {
  zone: null,
  state: null,
  method: null,
  on: "2026-11-21",
  code: null,
  offers: [],
};
