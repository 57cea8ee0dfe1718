import { z } from "zod";
import { money } from "@/lib/money-schema";
import type { Parcel } from "./parcel-order";

const lineSchema = z
  .object({ variant_id: z.number(), hsn: z.string(), list_price: money })
  .transform(({ variant_id, hsn, list_price }) => ({ variantId: variant_id, hsn, listPaise: list_price }));

const rowSchema = z
  .object({
    version: z.number(),
    amount: money,
    user_id: z.string().nullable(),
    name: z.string(),
    email: z.string(),
    phone: z.string(),
    address: z.object({
      line1: z.string(),
      line2: z.string().default(""),
      city: z.string(),
      state: z.string(),
      pincode: z.string(),
    }),
    lines: z.array(lineSchema).min(1),
  })
  .transform(
    ({ amount, user_id, ...parcel }): Parcel => ({ ...parcel, amountPaise: amount, userId: user_id }),
  );

/** What prepare_subscription_order() answers; null: it is settled already, or its subscriber is asked. */
export const parcelRowSchema = z
  .union([z.null(), z.object({ is_asked: z.literal(true) }), rowSchema])
  .transform((row) => (row === null || "is_asked" in row ? null : row));
