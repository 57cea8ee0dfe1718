import { z } from "zod";
import { money } from "@/lib/money-schema";
import type { DeliveryZone } from "./zones";

// What the database's functions answer about places.

/** list_zones() */
export const zoneRowsSchema = z.array(
  z
    .object({
      zone: z.string(),
      name: z.string(),
      fee: money,
      free_over: money.nullable(),
      states: z.array(z.string()),
      min_days: z.number(),
      max_days: z.number(),
      updated_at: z.string(),
      pincodes: z.number(),
    })
    .transform(
      ({ fee, free_over, min_days, max_days, updated_at, ...zone }): DeliveryZone => ({
        ...zone,
        feePaise: fee,
        freeOverPaise: free_over,
        minDays: min_days,
        maxDays: max_days,
        version: updated_at,
      }),
    ),
);

const pincodeRowSchema = z.object({
  pincode: z.string(),
  city: z.string(),
  state: z.string(),
  delivery_days: z.number().nullable(),
  cod_available: z.boolean(),
  zone: z.string().nullable(),
  other_states: z.array(z.string()),
});

/** export_pincodes() */
export const pincodeRowsSchema = z.array(pincodeRowSchema);

/** import_pincodes() */
export const pincodeImportAnswer = z.object({
  adds: z.number(),
  changes: z.number(),
  same: z.number(),
  steps: z.array(z.object({ pincode: z.string(), before: pincodeRowSchema.nullable() })),
});
