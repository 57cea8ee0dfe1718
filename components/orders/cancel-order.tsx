"use client";

import type { ReactNode } from "react";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
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
  const { isWorking, failure, run } = useOrderAction(order);
  return (
    <details className="border-t pt-2">
      <summary className="link min-h-11 cursor-pointer content-center">Cancel this order</summary>
      <div id={orderParts.cancel} className="mt-2 grid scroll-mt-36 justify-items-start gap-4">
        <p className="text-muted-foreground">{children}</p>
        {failure ? (
          <Alert variant="warning" isLive>
            {failure.message}
          </Alert>
        ) : null}
        <Button
          variant="outline"
          isPending={isWorking}
          onClick={() => run(() => cancelOrderAction(order), "Order cancelled")}
        >
          Yes, cancel it
        </Button>
      </div>
    </details>
  );
}
