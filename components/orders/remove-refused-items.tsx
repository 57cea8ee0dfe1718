"use client";

import { ConfirmBelow } from "@/components/ui/confirm-below";
import type { OrderRef } from "@/lib/orders/order";
import type { RefusedItemsRemoval } from "@/lib/submissions/order-art";
import { removeRefusedItemsAction } from "@/server/submissions/actions";
import { useOrderAction } from "./use-order-action";

interface RemoveRefusedItemsProps {
  order: OrderRef;
  leaving: RefusedItemsRemoval;
  /** The number of refused designs. */
  designs: number;
}

/** The alternative after a refusal: ship without these items. Explains the refund first. */
export function RemoveRefusedItems({ order, leaving: { isAll, text }, designs }: RemoveRefusedItemsProps) {
  const { run, ...state } = useOrderAction(order);
  const it = designs === 1 ? "it" : "them";
  const done = isAll ? "Order cancelled" : designs === 1 ? "Design removed" : "Designs removed";
  return (
    <ConfirmBelow
      {...state}
      summary={isAll ? "Cancel the order instead" : `Remove ${it} instead`}
      confirm={isAll ? "Yes, cancel it" : `Yes, remove ${it}`}
      onConfirm={() => run(() => removeRefusedItemsAction(order), done)}
    >
      {text}
    </ConfirmBelow>
  );
}
