"use client";

import type { ReactNode } from "react";
import { ConfirmBelow } from "@/components/ui/confirm-below";
import type { OrderRef } from "@/lib/orders/order";
import { orderParts } from "@/lib/orders/order-parts";
import { cancelOrderAction } from "@/server/fulfilment/actions";
import { useOrderAction } from "./use-order-action";

interface CancelOrderProps {
  order: OrderRef;
  /** The effects of cancelling. */
  children: ReactNode;
}

export function CancelOrder({ order, children }: CancelOrderProps) {
  const { run, ...state } = useOrderAction(order);
  return (
    <ConfirmBelow
      {...state}
      id={orderParts.cancel}
      summary="Cancel this order"
      confirm="Yes, cancel it"
      onConfirm={() => run(() => cancelOrderAction(order), "Order cancelled")}
    >
      {children}
    </ConfirmBelow>
  );
}
