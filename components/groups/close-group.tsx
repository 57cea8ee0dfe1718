"use client";

import { ConfirmBelow } from "@/components/ui/confirm-below";
import { usePageAction } from "@/components/ui/use-page-action";
import { closeGroupAction } from "@/server/groups/actions";

export function CloseGroup({ groupId, paid }: { groupId: string; paid: number }) {
  const { run, ...state } = usePageAction();
  const isCancelled = paid < 2;
  return (
    <ConfirmBelow
      {...state}
      summary="Close now"
      confirm={isCancelled ? "Cancel group order" : "Close group order"}
      onConfirm={() =>
        run(() => closeGroupAction({ groupId }), isCancelled ? "Group order cancelled" : "Group order closed")
      }
    >
      {isCancelled
        ? "A group order needs at least 2 paid tees. If you close it now, we'll cancel it and refund everything."
        : "We'll set the final price, refund the differences and start printing. Tees that aren't paid are left out."}
    </ConfirmBelow>
  );
}
