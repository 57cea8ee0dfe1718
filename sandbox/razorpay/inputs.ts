import { z } from "zod";
import type { Notes } from "./entities";

export const notesSchema = z
  .record(
    z.string(),
    z
      .union([z.string(), z.number()])
      .transform(String)
      .refine((value) => value.length <= 256, "The notes value may not be greater than 256 characters."),
  )
  .refine(
    (notes) => Object.keys(notes).length <= 15,
    "Number of fields in notes should be less than or equal to 15",
  )
  .default({})
  // Razorpay returns an empty list where there are no notes.
  .transform((notes): Notes => (Object.keys(notes).length > 0 ? notes : []));

const amountSchema = z
  .int("The amount must be an integer.")
  .min(100, "Order amount less than minimum amount allowed");

const receiptSchema = z.string().max(40, "The receipt may not be greater than 40 characters.").nullish();

export const orderInputSchema = z.object({
  amount: amountSchema,
  currency: z.literal("INR", "Currency is not supported"),
  receipt: receiptSchema,
  notes: notesSchema,
  payment_capture: z.union([z.boolean(), z.literal(0), z.literal(1)]).optional(),
});

export const refundInputSchema = z.object({
  amount: amountSchema.optional(),
  receipt: receiptSchema,
  notes: notesSchema,
  speed: z.enum(["normal", "optimum"]).optional(),
});

export const captureInputSchema = z.object({ amount: amountSchema, currency: z.literal("INR") });

export const idempotencyKeySchema = z.string().regex(/^[A-Za-z0-9_-]{10,}$/);

/** The first validation error in Razorpay's words: a description and the field at fault. */
export function complaintOf(error: z.ZodError): { description: string; field: string | undefined } {
  const [issue] = error.issues;
  const field = issue?.path[0]?.toString();
  if (issue?.code === "invalid_type" && issue.message.includes("undefined")) {
    return { description: `The ${field} field is required.`, field };
  }
  return { description: issue?.message ?? "The request is invalid.", field };
}
