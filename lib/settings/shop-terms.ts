import { z } from "zod";
import type { Paise } from "@/lib/money";
import { money } from "@/lib/money-schema";
import { row } from "@/lib/row";
import type { DeliveryTerms } from "./delivery-terms";
import { type ReportProblem, readCharges, readChoice, readCount } from "./read-setting";

export const shipsOnChoices = ["received", "picked_up", "requested"] as const;
/** When the new pieces of an exchange are sent: product_settings exchange_ships_on. */
export type ShipsOn = (typeof shipsOnChoices)[number];

export const rtoPolicies = ["nothing", "delivery", "both_ways"] as const;
/** What is kept of a payment when nobody takes the parcel: product_settings rto_keeps. */
export type RtoPolicy = (typeof rtoPolicies)[number];

interface ZoneTerms extends DeliveryTerms {
  zone: string;
  name: string;
  states: string[];
}

/** What the shop promises on its pages and in its mails. A null limit is a rule that is switched off. */
export interface ShopTerms {
  /** Everywhere but in the zones. */
  standard: DeliveryTerms;
  zones: ZoneTerms[];
  codFeePaise: Paise;
  codUpToPaise: Paise | null;
  /** How long pieces wait for the code of a cash order. The limits of trust are not published: see cash-on-delivery.md. */
  codHoldMinutes: number;
  /** When the new pieces of an exchange are sent. */
  shipsOn: ShipsOn;
  /** What is kept of a payment when nobody takes the parcel. */
  rtoKeeps: RtoPolicy;
  /** 0: nothing comes back. */
  returnDays: number;
  /** Working days of printing and packing. */
  packingDays: number;
  /** In which a person looks at somebody's design. */
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

/** `rows` holds the settings that are switched on, and all zones. */
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
    codHoldMinutes: Math.min(Math.max(readCount(settings, "cod_hold_minutes", 45, report) ?? 45, 30), 60),
    shipsOn: readChoice(settings, "exchange_ships_on", shipsOnChoices, "received", report),
    rtoKeeps: readChoice(settings, "rto_keeps", rtoPolicies, "delivery", report),
    returnDays: readCount(settings, "return_days", 0, report) ?? 0,
    packingDays: readCount(settings, "packing_days", 2, report) ?? 2,
    artReviewHours: readCount(settings, "art_review_hours", 24, report) ?? 24,
  };
}
