"use client";

import { useEffect, useRef } from "react";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import type { OrderRef } from "@/lib/orders/order";
import { orderParts } from "@/lib/orders/order-parts";
import { withdrawLabel } from "@/lib/orders/order-steps";
import { canWithdraw, describeOpenReturn, type OrderReturns } from "@/lib/orders/returns";
import { withdrawReturnAction } from "@/server/returns/actions";
import { ExchangeStatus } from "./exchange-status";
import { useOrderAction } from "./use-order-action";

interface OpenReturnProps {
  order: OrderRef;
  returns: Pick<OrderReturns, "open" | "shipsOn" | "exchanges">;
}

/** The open return or exchange, and how to cancel it. */
export function OpenReturn({ order, returns }: OpenReturnProps) {
  const { isWorking, failure, run } = useOrderAction(order);
  const words = describeOpenReturn(returns);
  const heading = useRef<HTMLHeadingElement>(null);
  const isOpen = words !== null;
  const wasOpen = useRef(isOpen);

  // The form that had the focus is gone with the request.
  useEffect(() => {
    if (isOpen && !wasOpen.current) heading.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);

  if (!words) return null;
  const exchange = returns.exchanges.find(({ isHere }) => !isHere);
  return (
    <section id={orderParts.openReturn} className="grid scroll-mt-24 gap-4 rounded-md border bg-card p-5">
      <div>
        <h2 ref={heading} tabIndex={-1} className="font-semibold text-lg outline-none">
          {words.title}
        </h2>
        {exchange ? <ExchangeStatus exchange={exchange} shipsOn={returns.shipsOn} /> : null}
        <p className="mt-2">{words.text}</p>
        {returns.open?.hasOthers ? (
          <p className="mt-2">
            You can return the other items once these have arrived; we extend your last day to match.
          </p>
        ) : null}
      </div>
      {failure ? (
        <Alert variant="warning" isLive>
          {failure.message}
        </Alert>
      ) : null}
      {returns.open && canWithdraw(returns) ? (
        <details>
          <summary className="link min-h-11 cursor-pointer content-center">
            {withdrawLabel(returns.open.kind)}
          </summary>
          <Button
            id={orderParts.withdraw}
            variant="outline"
            className="mt-2 scroll-mt-36"
            isPending={isWorking}
            onClick={() => run(() => withdrawReturnAction(order), "Request cancelled")}
          >
            Yes, cancel it
          </Button>
        </details>
      ) : null}
    </section>
  );
}
