"use client";

import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
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
  const { isWorking, failure, run } = useOrderAction(order);
  const it = designs === 1 ? "it" : "them";
  return (
    <details className="border-t pt-2">
      <summary className="link min-h-11 cursor-pointer content-center">
        {isAll ? "Cancel the order instead" : `Remove ${it} instead`}
      </summary>
      <div className="mt-2 grid justify-items-start gap-4">
        <p>{text}</p>
        {failure ? (
          <Alert variant="warning" isLive>
            {failure.message}
          </Alert>
        ) : null}
        <Button
          variant="outline"
          isPending={isWorking}
          onClick={() =>
            run(
              () => removeRefusedItemsAction(order),
              isAll ? "Order cancelled" : designs === 1 ? "Design removed" : "Designs removed",
            )
          }
        >
          {isAll ? "Yes, cancel it" : `Yes, remove ${it}`}
        </Button>
      </div>
    </details>
  );
}
