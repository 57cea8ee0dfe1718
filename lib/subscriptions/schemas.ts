import { z } from "zod";
import { buyerSchema } from "@/lib/checkout/schemas";
import { cuts } from "@/lib/designer/printing/print-areas";
import { asPaise } from "@/lib/money";
import { changeRequests } from "./subscription";

const id = z.uuid();
/** An int of PostgreSQL. */
const version = z.int32().positive();
const positive = z.int().positive();
const size = z.string().min(1).max(20);
const tastes = z.array(z.string().max(60)).max(12);

/** The contents of deliveries. */
const wearSchema = { cut: z.enum(cuts, "Please choose a cut."), size, tastes };

export const beginSubscriptionSchema = z
  .strictObject({
    priceId: z.uuid("Please choose a plan."),
    ...wearSchema,
    /** The subscription that it replaces, and whose address it keeps. */
    follows: id.nullable(),
    /** null: from the replaced one. */
    buyer: buyerSchema.nullable(),
    savesAddress: z.boolean(),
    /** The amount that the person agreed to. It is compared, never charged. */
    seenAmountPaise: z.int().min(0).transform(asPaise),
    agrees: z.literal(true, "Please agree to the charges first."),
  })
  .refine(({ follows, buyer }) => follows !== null || buyer !== null, "Please enter a delivery address.");

export const subscriptionIdSchema = z.strictObject({ id });

export const confirmMandateSchema = z.strictObject({
  id,
  paymentId: z.string().regex(/^[A-Za-z0-9_]{4,60}$/),
  signature: z.string().max(200),
});

const seen = { id, version };

export const changeWearSchema = z.strictObject({ ...seen, ...wearSchema });
export const changeDestinationSchema = z.strictObject({ ...seen, buyer: buyerSchema });
export const swapPickSchema = z.strictObject({
  ...seen,
  position: z.int().min(1).max(5),
  variantId: positive,
});
export const chooseForChargeSchema = z.strictObject({ ...seen, chargeId: id });

export const requestChangeSchema = z.strictObject({
  ...seen,
  change: z.enum(changeRequests),
  /** The number of charges that a pause skips; null: until its owner resumes it. */
  charges: z.int().min(1).max(3).nullable(),
  reason: z
    .string()
    .max(4000)
    .transform((text) => text.replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, " ").trim())
    .refine((text) => [...text].length <= 400, "Please use at most 400 characters")
    .default(""),
});
