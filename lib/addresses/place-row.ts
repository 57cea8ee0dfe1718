import { z } from "zod";
import type { PincodePlace } from "./pincode";

/** What the database's find_place() gives; null when there is no such pincode. */
export const placeRowSchema = z
  .object({
    pincode: z.string(),
    city: z.string(),
    states: z.array(z.string()),
    zone: z.string().nullable(),
    min_days: z.number(),
    max_days: z.number(),
    cod_available: z.boolean(),
    custom_days: z.number(),
  })
  .transform(
    ({ min_days, max_days, cod_available, custom_days, ...place }): PincodePlace => ({
      ...place,
      minDays: min_days,
      maxDays: max_days,
      isCodAvailable: cod_available,
      customDays: custom_days,
    }),
  )
  .nullable();
