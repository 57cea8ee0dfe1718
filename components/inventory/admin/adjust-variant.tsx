"use client";

import type { StockVariant } from "@/lib/inventory/stock-variant";
import { adjustStockAction } from "@/server/inventory/admin-actions";
import { AdjustForm } from "./adjust-form";

export function AdjustVariant({ variant }: { variant: StockVariant }) {
  return (
    <AdjustForm
      numbers={variant}
      book={(change) => adjustStockAction({ ...change, variantIds: [variant.id] })}
    />
  );
}
