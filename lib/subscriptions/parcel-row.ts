import { z } from "zod";
import { money } from "@/lib/money-schema";
import { row } from "@/lib/row";
import type { Parcel } from "./parcel-order";

const rowSchema = row(
  {
    version: z.number(),
    amountPaise: money,
    userId: z.string().nullable(),
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
    lines: z
      .array(row({ variantId: z.number(), hsn: z.string(), listPaise: money }, { listPaise: "list_price" }))
      .min(1),
  },
  { amountPaise: "amount" },
);

/** The result of prepare_subscription_order(); null: already settled, or waiting for the subscriber's choice. */
export const parcelRowSchema = z
  .union([z.null(), row({ isAsked: z.literal(true) }), rowSchema])
  .transform((parcel): Parcel | null => (parcel === null || "isAsked" in parcel ? null : parcel));
