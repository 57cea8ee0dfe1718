import type { BulkKind } from "./bulk-change";

export const bulkNames: Record<BulkKind, string> = {
  "price-percent": "Price (%)",
  "price-amount": "Price (₹)",
  status: "Status",
  category: "Category",
  premium: "Premium",
  "stock-receive": "Stock: received",
  "stock-adjust": "Stock: adjust",
  delete: "Delete",
};

/** The kinds that a person may use. */
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
