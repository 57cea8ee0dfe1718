import type { RefundedPiece } from "@/lib/orders/desk-money";
import type { DeskItem } from "@/lib/orders/desk-order";

/** " · 2 × Chai Tee, M": the items of a refund, to append to its description; empty when it names none. */
export function tellPieces(pieces: readonly RefundedPiece[], items: readonly DeskItem[]): string {
  const named = pieces.flatMap(({ itemId, quantity }) => {
    const item = items.find((one) => one.itemId === itemId);
    return item ? [`${quantity} × ${item.title}, ${item.size}`] : [];
  });
  return named.length > 0 ? ` · ${named.join("; ")}` : "";
}
