import { z } from "zod";
import { maxPerBulkAction } from "./admin-schemas";
import { orderNumberPattern } from "./order";

/** The items to pick of one variant, and their orders, oldest first. */
export interface PickingLine {
  title: string;
  color: string;
  size: string;
  sku: string;
  quantity: number;
  orders: readonly { number: string; quantity: number }[];
}

export const pickingListSchema: z.ZodType<PickingLine[]> = z.array(
  z.object({
    title: z.string(),
    color: z.string(),
    size: z.string(),
    sku: z.string(),
    quantity: z.number(),
    orders: z.array(z.object({ number: z.string(), quantity: z.number() })),
  }),
);

/** Parses the orders in a URL, "KP-1111-1111-1111,KP-2222-2222-2222": at most 200; null when there are none. */
export function parseOrderNumbers(text: string | string[] | null | undefined): string[] | null {
  if (typeof text !== "string") return null;
  const numbers = text.split(",").filter((number) => orderNumberPattern.test(number));
  return numbers.length > 0 ? [...new Set(numbers)].slice(0, maxPerBulkAction) : null;
}

export function countItems(lines: readonly PickingLine[]): number {
  return lines.reduce((sum, { quantity }) => sum + quantity, 0);
}
