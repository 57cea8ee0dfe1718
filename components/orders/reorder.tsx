"use client";

import { useState } from "react";
import { addAllToCart } from "@/components/cart/add-all-to-cart";
import { AddedNotice } from "@/components/cart/added-notice";
import { fetchQuote, QuoteRefused } from "@/components/cart/fetch-quote";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { planReorder, type ReorderPlan } from "@/lib/checkout/reorder";
import type { OrderItem, OrderRef } from "@/lib/orders/order";
import { messageForStatus, offlineMessage } from "@/lib/result";
import { allowReorderAction } from "@/server/orders/actions";

type Outcome = Pick<ReorderPlan, "missing"> & { added: number };

interface ReorderProps {
  order: OrderRef;
  items: readonly OrderItem[];
  /** A tee of a group order, which is then ordered without the group. */
  isSingle: boolean;
}

/** Adds the order's items that are still sold to the cart, at current prices. */
export function Reorder({ order, items, isSingle }: ReorderProps) {
  const [isWorking, setIsWorking] = useState(false);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const [failure, setFailure] = useState("");

  async function reorder(): Promise<void> {
    if (isWorking) return;
    setIsWorking(true);
    setFailure("");
    setOutcome(null);
    try {
      const granted = items.some(({ designVersionId }) => designVersionId)
        ? await allowReorderAction(order)
        : null;
      if (granted && !granted.ok) {
        setFailure(granted.message);
        return;
      }
      const wanted = items.map(({ productId, size, color, quantity, designVersionId }) => ({
        id: productId,
        size,
        color,
        quantity,
        ...(designVersionId && { design: designVersionId }),
      }));
      const plan = planReorder(items, (await fetchQuote({ lines: wanted }, null)).lines);
      const { itemCount, refused } = addAllToCart(plan.available);
      setOutcome({
        added: itemCount,
        missing: [...plan.missing, ...refused.map(({ title, message }) => `${title}: ${message}`)],
      });
    } catch (error) {
      if (error instanceof QuoteRefused) setFailure(error.message);
      else setFailure(navigator.onLine ? messageForStatus(503) : offlineMessage);
    } finally {
      setIsWorking(false);
    }
  }

  return (
    <div className="grid justify-items-start gap-4">
      <Button variant="outline" isPending={isWorking} onClick={() => void reorder()}>
        Order again
      </Button>
      {isSingle ? (
        <p className="text-muted-foreground text-sm">
          You'll pay the price of a single tee, without the group.
        </p>
      ) : null}
      {failure ? (
        <Alert variant="destructive" isLive>
          {failure}
        </Alert>
      ) : null}
      {outcome ? <AddedNotice {...outcome} of="this order" /> : null}
    </div>
  );
}
