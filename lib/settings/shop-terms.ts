import { z } from "zod";
import type { Paise } from "@/lib/money";
import { money } from "@/lib/money-schema";
import { row } from "@/lib/row";
import type { DeliveryTerms } from "./delivery-terms";
import { type ReportProblem, readCharges, readChoice, readCount } from "./read-setting";

export const shipsOnChoices = ["received", "picked_up", "requested"] as const;
/** When the new items of an exchange ship: product_settings exchange_ships_on. */
export type ShipsOn = (typeof shipsOnChoices)[number];

export const rtoPolicies = ["nothing", "delivery", "both_ways"] as const;
/** The deduction from a payment when a parcel is returned to sender: product_settings rto_deduction. */
export type RtoPolicy = (typeof rtoPolicies)[number];

interface ZoneTerms extends DeliveryTerms {
  zone: string;
  name: string;
  states: string[];
}

/** The shop's promises on its pages and in its emails. A null limit is a disabled rule. */
export interface ShopTerms {
  /** Outside the zones. */
  standard: DeliveryTerms;
  zones: ZoneTerms[];
  codFeePaise: Paise;
  codUpToPaise: Paise | null;
  /** How long items are reserved until a COD order's code. The COD trust limits are not published: see cash-on-delivery.md. */
  codReservationMinutes: number;
  /** When the new items of an exchange ship. */
  shipsOn: ShipsOn;
  /** The deduction from a payment when a parcel is returned to sender. */
  rtoDeduction: RtoPolicy;
  /** 0: no returns. */
  returnDays: number;
  /** Working days for printing and packing. */
  packingDays: number;
  /** The time for a person to review a design. */
  artReviewHours: number;
}

const rowsSchema = z.object({
  settings: z.array(z.object({ setting_key: z.string(), setting_value: z.string() })),
  zones: z.array(
    row(
      {
        zone: z.string(),
        name: z.string(),
        states: z.array(z.string()),
        feePaise: money,
        freeOverPaise: money.nullable(),
        minDays: z.number(),
        maxDays: z.number(),
      },
      { feePaise: "fee", freeOverPaise: "free_over" },
    ),
  ),
});

/** `rows` holds the enabled settings, and all zones. */
export function parseShopTerms(rows: unknown, report: ReportProblem): ShopTerms {
  const { settings: list, zones } = rowsSchema.parse(rows);
  const settings = Object.fromEntries(list.map((row) => [row.setting_key, row.setting_value]));
  const { shipping, codFeePaise, codUpToPaise } = readCharges(settings, report);
  return {
    standard: {
      ...shipping,
      minDays: readCount(settings, "delivery_days_from", 2, report) ?? 2,
      maxDays: readCount(settings, "delivery_days_to", 6, report) ?? 6,
    },
    zones,
    codFeePaise,
    codUpToPaise,
    codReservationMinutes: Math.min(
      Math.max(readCount(settings, "cod_reservation_minutes", 45, report) ?? 45, 30),
      60,
    ),
    shipsOn: readChoice(settings, "exchange_ships_on", shipsOnChoices, "received", report),
    rtoDeduction: readChoice(settings, "rto_deduction", rtoPolicies, "delivery", report),
    returnDays: readCount(settings, "return_days", 0, report) ?? 0,
    packingDays: readCount(settings, "packing_days", 2, report) ?? 2,
    artReviewHours: readCount(settings, "art_review_hours", 24, report) ?? 24,
  };
}
