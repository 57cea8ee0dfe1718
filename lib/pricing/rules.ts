import { z } from "zod";
import type { PrintPrices } from "@/lib/designer/printing/print-price";
import { type Paise, toPaise } from "@/lib/money";
import { row } from "@/lib/row";
import {
  fallbacks,
  type ReportProblem,
  readCharges,
  readCount,
  readPercent,
  readState,
} from "@/lib/settings/read-setting";

export interface ShippingRate {
  feePaise: Paise;
  /** Orders of at least this amount ship free; null when none do. */
  freeOverPaise: Paise | null;
}

export interface GstRate {
  /** "" matches every HSN. */
  hsnPrefix: string;
  /** YYYY-MM-DD, Indian time */
  startsOn: string;
  /** The unit price after discount must exceed this. */
  abovePaise: Paise;
  /** False: the unit price without the tax of the step below must exceed it. */
  aboveIncludesTax: boolean;
  percent: number;
}

/** All settings that prices depend on. A null limit is a disabled rule. */
export interface PricingRules {
  discountPercent: number;
  shipping: ShippingRate;
  /** Rates that differ from `shipping`, by zone. */
  zones: ReadonlyMap<string, ShippingRate>;
  codFeePaise: Paise;
  codUpToPaise: Paise | null;
  codOpenOrders: number | null;
  codRefusals: number | null;
  /** The state where the shop is registered: elsewhere IGST is due instead of CGST and SGST. */
  shopState: string | null;
  gstRates: readonly GstRate[];
  prints: PrintPrices;
}

const rupees = z.number().min(0).transform(toPaise);

/** From pricing_rules(). */
export const printPricesSchema = z.object({
  bands: z.array(
    row(
      { name: z.string(), widthMm: z.number(), heightMm: z.number(), pricePaise: rupees },
      { pricePaise: "price" },
    ),
  ),
  breaks: z.array(z.object({ quantity: z.number(), percent: z.number() })),
});

const answerSchema = row({
  settings: z.record(z.string(), z.string()),
  zones: z.array(
    row(
      { zone: z.string(), feePaise: rupees, freeOverPaise: rupees.nullable() },
      { feePaise: "fee", freeOverPaise: "free_over" },
    ),
  ),
  gstRates: z.array(
    row(
      {
        hsnPrefix: z.string(),
        startsOn: z.string(),
        abovePaise: rupees,
        aboveIncludesTax: z.boolean(),
        percent: z.number().min(0).max(100),
      },
      { abovePaise: "above" },
    ),
  ),
  prints: printPricesSchema,
});

/** Parses the database's pricing_rules(). Disabled rules are absent there; invalid values are reported. */
export function parsePricingRules(answer: unknown, report: ReportProblem): PricingRules {
  const { settings, zones, gstRates, prints } = answerSchema.parse(answer);
  return {
    discountPercent: readPercent(settings, report),
    ...readCharges(settings, report),
    zones: new Map(zones.map(({ zone, ...rate }) => [zone, rate])),
    codOpenOrders: readCount(settings, "cod_open_orders", fallbacks.cod_open_orders, report),
    codRefusals: readCount(settings, "cod_refusals", fallbacks.cod_refusals, report),
    shopState: readState(settings, "shop_state", report),
    prints,
    gstRates,
  };
}

export function shippingRateOf(rules: PricingRules, zone: string | null): ShippingRate {
  return (zone === null ? undefined : rules.zones.get(zone)) ?? rules.shipping;
}
