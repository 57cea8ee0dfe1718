import { z } from "zod";
import { causeNames, maxQuantity } from "./stock-causes";

const note = z.string().trim().max(200, "Up to 200 characters");
const variantId = z.int().positive();

const change = {
  /** Of the form: sent twice, it is booked once. */
  key: z.uuid(),
  cause: z.enum(causeNames),
  /** Items in, or out below zero. */
  delta: z
    .int("Enter a whole number")
    .min(-maxQuantity, "Quantity is too large")
    .max(maxQuantity, "Quantity is too large")
    .refine((delta) => delta !== 0, "Enter a quantity"),
  note,
};

export const stockChangeSchema = z.strictObject({
  variantIds: z
    .array(variantId)
    .min(1)
    .max(500)
    .transform((ids) => [...new Set(ids)]),
  /** The stock that was shown; null for several variants. */
  seen: z.int().nullable(),
  ...change,
});

/** For all results of a list search. */
export const foundStockSchema = z.strictObject({ q: z.string().max(400), ...change });

export const countSchema = z.strictObject({
  id: z.uuid(),
  lines: z
    .array(
      z.strictObject({
        variantId,
        counted: z.int().min(0).max(maxQuantity),
        /** The stock from the server at the variant's last scan. */
        seen: z
          .int()
          .min(0)
          .max(maxQuantity * 100),
        /** The latest count that had been booked by then. */
        lastCount: z.int().nullable(),
      }),
    )
    .min(1)
    .max(2000)
    .refine((lines) => new Set(lines.map((line) => line.variantId)).size === lines.length),
  note,
});

export type BookedCount = z.infer<typeof countSchema>;

export const lowStockLevelSchema = z.strictObject({
  variantIds: z.array(variantId).min(1).max(500),
  /** Null: the shop's setting applies. */
  lowAt: z.int("A whole number").min(0, "0 or more").max(9999, "Up to 9999").nullable(),
});
