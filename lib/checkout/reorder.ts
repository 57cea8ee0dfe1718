import { type CartItem, lineKey } from "@/lib/cart/cart";
import type { OrderItem } from "@/lib/orders/order";
import type { QuotedLine } from "./cart-quote";

export interface ReorderPlan {
  available: CartItem[];
  /** What can't be had again, or not as often, in words */
  missing: string[];
}

type Bought = Pick<
  OrderItem,
  "productId" | "title" | "size" | "color" | "colorName" | "quantity" | "designVersionId"
>;

/** The shop sells its blanks as long as it prints: of an own design it is the design that can't be had. */
function whyMissing(line: QuotedLine | undefined, design: string | undefined): string {
  if (line?.state === "sold_out") return "sold out";
  return design ? "we no longer print this design on this tee" : "no longer in the shop";
}

/** What of an order can be bought now. A line that the shop did not answer for counts as gone. */
export function planReorder(items: readonly Bought[], quoted: readonly QuotedLine[]): ReorderPlan {
  const byKey = new Map(quoted.map((line) => [line.key, line]));
  const plan: ReorderPlan = { available: [], missing: [] };
  for (const item of items) {
    const { size, color } = item;
    const design = item.designVersionId ?? undefined;
    const line = byKey.get(lineKey({ id: item.productId, size, color, design }));
    const name = `${item.title} (${item.colorName}, ${size})`;
    if (line && line.quantity > 0) {
      const { id, title, unitPaise: price, quantity } = line;
      plan.available.push({ id, title: title ?? item.title, price, quantity, size, color, design });
      if (quantity < item.quantity) plan.missing.push(`${name}: only ${quantity} of ${item.quantity} left`);
    } else {
      plan.missing.push(`${name}: ${whyMissing(line, design)}`);
    }
  }
  return plan;
}
