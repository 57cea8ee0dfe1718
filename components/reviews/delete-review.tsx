"use client";

import { ConfirmBelow } from "@/components/ui/confirm-below";
import { usePageAction } from "@/components/ui/use-page-action";
import type { OrderRef } from "@/lib/orders/order";
import { deleteReviewAction } from "@/server/reviews/actions";

/** Deletes a review with its photos. */
export function DeleteReview({ order, itemId }: { order: OrderRef; itemId: number }) {
  const { run, ...state } = usePageAction();
  return (
    <ConfirmBelow
      {...state}
      className="mt-10 max-w-2xl"
      summary="Delete this review"
      confirm="Yes, delete it"
      onConfirm={() => run(() => deleteReviewAction({ ...order, itemId }), "Review deleted")}
    >
      This removes its text, stars and photos. You can write another later.
    </ConfirmBelow>
  );
}
