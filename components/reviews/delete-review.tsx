"use client";

import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { usePageAction } from "@/components/ui/use-page-action";
import type { OrderRef } from "@/lib/orders/order";
import { deleteReviewAction } from "@/server/reviews/actions";

/** Deletes a review with its photos. */
export function DeleteReview({ order, itemId }: { order: OrderRef; itemId: number }) {
  const { isWorking, failure, run } = usePageAction();
  return (
    <details className="mt-10 max-w-2xl border-t pt-2">
      <summary className="link min-h-11 cursor-pointer content-center">Delete this review</summary>
      <div className="mt-2 grid justify-items-start gap-4">
        <p className="text-muted-foreground">
          This removes its text, stars and photos. You can write another later.
        </p>
        {failure ? (
          <Alert variant="warning" isLive>
            {failure.message}
          </Alert>
        ) : null}
        <Button
          variant="outline"
          isPending={isWorking}
          onClick={() => run(() => deleteReviewAction({ ...order, itemId }), "Review deleted")}
        >
          Yes, delete it
        </Button>
      </div>
    </details>
  );
}
