import { z } from "zod";
import { maxTypedCode, toCouponCode } from "@/lib/coupons/code";
import { MAX_LINES, MAX_QUANTITY } from "./cart";
import { quantityLimitMessage, wholeQuantityMessage } from "./cart-messages";

/** A line from the browser. It has no price: the server never takes prices from a browser. */
const cartLineSchema = z.strictObject({
  id: z.int("This item has no valid number.").positive("This item has no valid number."),
  size: z.string().min(1).max(20),
  color: z.string().min(1).max(60),
  design: z.uuid("We can't find this design.").optional(),
  quantity: z.int(wholeQuantityMessage).min(1, wholeQuantityMessage).max(MAX_QUANTITY, quantityLimitMessage),
});
export type CartLineInput = z.infer<typeof cartLineSchema>;

export const cartLinesSchema = z
  .array(cartLineSchema)
  .max(MAX_LINES, `A cart holds up to ${MAX_LINES} different items.`)
  .transform((lines, context) => {
    const merged = mergeLines(lines);
    if (merged.some((line) => line.quantity > MAX_QUANTITY)) {
      context.addIssue({ code: "custom", message: quantityLimitMessage });
    }
    return merged;
  });

/** Created by the browser, one per basket. */
export const basketKeySchema = z.string().regex(/^[A-Za-z0-9_-]{16,64}$/);

/** As typed. The quote treats impossible codes like unknown ones. */
export const couponCodeSchema = z
  .string()
  .max(maxTypedCode, "That's not a coupon code.")
  .transform(toCouponCode);

/** The same item twice is one line: limits apply to the sum. */
function mergeLines(lines: readonly CartLineInput[]): CartLineInput[] {
  const byKey = new Map<string, CartLineInput>();
  for (const line of lines) {
    const key = JSON.stringify([line.id, line.color, line.size, line.design]);
    const known = byKey.get(key);
    byKey.set(key, known ? { ...known, quantity: known.quantity + line.quantity } : line);
  }
  return [...byKey.values()];
}
