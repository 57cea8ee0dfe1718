import type { BulkKind } from "./bulk-change";

export const bulkNames: Record<BulkKind, string> = {
  "price-percent": "Price, by percent",
  "price-amount": "Price, by rupees",
  status: "Status",
  category: "Category",
  premium: "Premium",
  "stock-receive": "Stock: pieces came in",
  "stock-adjust": "Stock: correct",
  delete: "Delete",
};

/** What of it a person may do. */
export function kindsFor({
  canWrite,
  canMoveStock,
}: {
  canWrite: boolean;
  canMoveStock: boolean;
}): BulkKind[] {
  const kinds = Object.keys(bulkNames) as BulkKind[];
  return kinds.filter((kind) => (kind.startsWith("stock-") ? canMoveStock : canWrite));
}
