import { z } from "zod";
import { asPaise, formatPaise, type Paise, toPaise } from "@/lib/money";
import { plainRupees } from "@/lib/money-text";
import { productStatuses } from "./product-limits";

const rupees = z
  .string()
  .trim()
  .overwrite((text) =>
    text.replace(/^([-−]?)(.*)$/, (_, sign, amount) => (sign && "-") + plainRupees(amount)),
  )
  .regex(/^-?\d{1,7}(\.\d{1,2})?$/, "Enter rupees, such as 50 or -50")
  .transform((text): Paise => toPaise(text))
  .refine((amount) => amount !== 0, "Enter an amount");

const percent = z
  .string()
  .trim()
  .regex(/^-?\d{1,3}(\.\d{1,2})?$/, "Enter a percentage, such as 10 or -10")
  .transform(Number)
  .refine((value) => value !== 0 && value > -100 && value <= 500, "Enter a value between -99 and 500");

const quantity = z
  .string()
  .trim()
  .regex(/^-?\d{1,5}$/, "Enter a quantity")
  .transform(Number)
  .refine((count) => count !== 0, "Enter a quantity");

const yesNo = z.enum(["yes", "no"], "Choose").transform((word) => word === "yes");

/** The change to all selected products, from the form. */
export const bulkChangeSchema = z.discriminatedUnion("kind", [
  z.strictObject({ kind: z.literal("price-amount"), value: rupees }),
  z.strictObject({ kind: z.literal("price-percent"), value: percent }),
  z.strictObject({ kind: z.literal("status"), value: z.enum(productStatuses, "Choose a status") }),
  z.strictObject({
    kind: z.literal("category"),
    value: z.string().trim().min(1, "Choose a category").max(170),
  }),
  z.strictObject({ kind: z.literal("premium"), value: yesNo }),
  z.strictObject({
    kind: z.literal("stock-receive"),
    value: quantity.refine((count) => count > 0, "Enter a quantity above 0"),
  }),
  z.strictObject({ kind: z.literal("stock-adjust"), value: quantity }),
  z.strictObject({ kind: z.literal("delete"), value: z.literal("") }),
]);

export type BulkChange = z.output<typeof bulkChangeSchema>;
export type BulkKind = BulkChange["kind"];

/** Products by id, or all results of a list search. */
const bulkChoiceSchema = z.union([
  z.strictObject({ ids: z.array(z.number().int().positive()).min(1).max(10_000) }),
  z.strictObject({ q: z.string().max(400) }),
]);

export type BulkChoice = z.output<typeof bulkChoiceSchema>;

export const bulkSchema = z.strictObject({ choice: bulkChoiceSchema, change: bulkChangeSchema });

const signed = (value: number) => (value > 0 ? `+${value}` : `−${Math.abs(value)}`);

/** "Price −10%", the title of the change. */
export function describeChange(change: BulkChange): string {
  switch (change.kind) {
    case "price-percent":
      return `Price ${signed(change.value)}%`;
    case "price-amount":
      return `Price ${change.value > 0 ? "+" : "−"}${formatPaise(asPaise(Math.abs(change.value)))}`;
    case "status":
      return change.value === "published" ? "Publish" : "Unpublish";
    case "category":
      return `Category ${change.value}`;
    case "premium":
      return change.value ? "Premium" : "No longer premium";
    case "stock-receive":
      return `${signed(change.value)} received per variant`;
    case "stock-adjust":
      return `Stock ${signed(change.value)} per variant`;
    case "delete":
      return "Delete";
  }
}

/** The selection in a URL: `?ids=1,2,3`, or `?q=status:draft` for all search results. Null without one. */
export function readBulkChoice(params: Record<string, string | string[] | undefined>): BulkChoice | null {
  if (typeof params.ids === "string") {
    const ids = params.ids.split(",").map(Number);
    return bulkChoiceSchema.safeParse({ ids }).success ? { ids } : null;
  }
  return typeof params.q === "string" ? { q: params.q.slice(0, 400) } : null;
}
