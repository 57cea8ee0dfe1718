import { z } from "zod";
import { money } from "@/lib/money-schema";
import { row } from "@/lib/row";

// The results of the database's functions about places.

/** list_zones() */
export const zoneRowsSchema = z.array(
  row(
    {
      zone: z.string(),
      name: z.string(),
      feePaise: money,
      freeOverPaise: money.nullable(),
      states: z.array(z.string()),
      minDays: z.number(),
      maxDays: z.number(),
      version: z.string(),
      pincodes: z.number(),
    },
    { feePaise: "fee", freeOverPaise: "free_over", version: "updated_at" },
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
