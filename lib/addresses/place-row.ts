import { z } from "zod";
import { row } from "@/lib/row";

/** The result of the database's find_pincode(); null when there is no such pincode. */
export const pincodeInfoSchema = row(
  {
    pincode: z.string(),
    city: z.string(),
    states: z.array(z.string()),
    zone: z.string().nullable(),
    minDays: z.number(),
    maxDays: z.number(),
    isCodAvailable: z.boolean(),
    customDays: z.number(),
  },
  { isCodAvailable: "cod_available" },
).nullable();
