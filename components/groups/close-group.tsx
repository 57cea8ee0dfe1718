"use client";

import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { usePageAction } from "@/components/ui/use-page-action";
import { closeGroupAction } from "@/server/groups/actions";

export function CloseGroup({ groupId, paid }: { groupId: string; paid: number }) {
  const { isWorking, failure, run } = usePageAction();
  return (
    <details className="border-t pt-2">
      <summary className="link min-h-11 cursor-pointer content-center">Close now</summary>
      <div className="mt-2 grid justify-items-start gap-4">
        <p className="text-muted-foreground">
          {paid < 2
            ? "A group order needs at least 2 paid tees. If you close it now, we'll cancel it and refund everything."
            : "We'll fix the price, refund the differences and start printing. Tees that aren't paid are left out."}
        </p>
        {failure ? (
          <Alert variant="warning" isLive>
            {failure.message}
          </Alert>
        ) : null}
        <Button
          variant="outline"
          isPending={isWorking}
          onClick={() => run(() => closeGroupAction({ groupId }), "Group order closed")}
        >
          Close group order
        </Button>
      </div>
    </details>
  );
}
