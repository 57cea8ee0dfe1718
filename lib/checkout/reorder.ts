import { type CartItem, lineKey } from "@/lib/cart/cart";
import type { OrderItem } from "@/lib/orders/order";
import type { QuoteLine } from "./cart-quote";

export interface ReorderPlan {
  available: CartItem[];
  /** Messages about items that are unavailable, in whole or in part */
  missing: string[];
}

type ReorderItem = Pick<
  OrderItem,
  "productId" | "title" | "size" | "color" | "colorName" | "quantity" | "designVersionId"
>;

/** Blanks are always sold: for a custom item, the design is what is unavailable. */
function whyMissing(line: QuoteLine | undefined, design: string | undefined): string {
  if (line?.state === "sold_out") return "sold out";
  return design ? "we no longer print this design on this tee" : "no longer in the shop";
}

/** The part of an order that can be bought now. A line without a quote counts as gone. */
export function planReorder(items: readonly ReorderItem[], quoted: readonly QuoteLine[]): ReorderPlan {
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
