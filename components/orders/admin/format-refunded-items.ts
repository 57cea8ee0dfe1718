import type { RefundLine } from "@/lib/orders/admin-money";
import type { AdminItem } from "@/lib/orders/admin-order";

/** " · 2 × Chai Tee, M": the items of a refund, to append to its description; empty when it names none. */
export function formatRefundedItems(lines: readonly RefundLine[], items: readonly AdminItem[]): string {
  const named = lines.flatMap(({ itemId, quantity }) => {
    const item = items.find((one) => one.itemId === itemId);
    return item ? [`${quantity} × ${item.title}, ${item.size}`] : [];
  });
  return named.length > 0 ? ` · ${named.join("; ")}` : "";
}
