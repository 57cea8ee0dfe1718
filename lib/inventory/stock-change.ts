import { z } from "zod";

/** Why a person books pieces in or out, and in which direction it goes. */
export const causes = {
  delivery: { name: "Delivery received", sign: 1 },
  found: { name: "Found", sign: 1 },
  damaged: { name: "Damaged", sign: -1 },
  lost: { name: "Lost", sign: -1 },
  sample: { name: "Sample or gift", sign: -1 },
  count: { name: "Count correction", sign: 0 },
  other: { name: "Other", sign: 0 },
} as const;

export type Cause = keyof typeof causes;

export const causeNames = Object.keys(causes) as Cause[];

const note = z.string().trim().max(200, "Up to 200 characters");
const variantId = z.int().positive();
const most = 100_000;

const change = {
  cause: z.enum(causeNames),
  /** Pieces in, or out below zero. */
  delta: z
    .int("A whole number of pieces")
    .min(-most, "Too many pieces")
    .max(most, "Too many pieces")
    .refine((pieces) => pieces !== 0, "How many pieces?"),
  note,
};

export const stockChangeSchema = z.strictObject({
  variantIds: z.array(variantId).min(1).max(500),
  ...change,
});

/** Of everything that a search of the list finds. */
export const foundStockSchema = z.strictObject({ q: z.string().max(400), ...change });

export const countSchema = z.strictObject({
  id: z.uuid(),
  lines: z
    .array(
      z.strictObject({
        variantId,
        counted: z.int().min(0).max(most),
        /** The stock that the shop gave at the variant's last scan. */
        seen: z
          .int()
          .min(0)
          .max(most * 100),
      }),
    )
    .min(1)
    .max(2000)
    .refine((lines) => new Set(lines.map((line) => line.variantId)).size === lines.length),
  note,
});

export type BookedCount = z.infer<typeof countSchema>;

export const lowMarkSchema = z.strictObject({
  variantIds: z.array(variantId).min(1).max(500),
  /** Null: as the shop's setting says. */
  lowAt: z.int("A whole number").min(0, "0 or more").max(9999, "Up to 9999").nullable(),
});

/** A change that would leave fewer pieces than are promised to orders. */
export interface RefusedChange {
  variantId: number;
  sku: string;
  stock: number;
  reserved: number;
  delta: number;
}

/** Why a change is not booked, in words. */
export function explainRefused({ sku, stock, reserved, delta }: RefusedChange): string {
  const left = stock + delta;
  const rest = left < 0 ? `only ${stock} ${stock === 1 ? "is" : "are"} on hand` : `${left} would be left`;
  if (reserved === 0) return `${sku}: ${rest}.`;
  const are = reserved === 1 ? "1 piece is" : `${reserved} pieces are`;
  return `${sku}: ${rest}, but ${are} promised to orders. Cancel or change an order first.`;
}
