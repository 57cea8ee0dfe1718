"use client";

import { useState } from "react";
import { ConfirmDialog } from "@/components/admin/confirm-dialog";
import { Button } from "@/components/ui/button";
import { LabelledInput } from "@/components/ui/labelled-input";
import { usePageAction } from "@/components/ui/use-page-action";
import type { DeskReferrer } from "@/lib/referrals/desk";
import { blockReferrerAction, unblockReferrerAction } from "@/server/referrals/admin-actions";

/** Stops somebody's rewards for a reason that the audit log keeps, or lets them go on. */
export function BlockReferrer({ referrer: { id, rev, block } }: { referrer: DeskReferrer }) {
  const { isWorking, failure, run } = usePageAction();
  const [isAsking, setIsAsking] = useState(false);
  const [reason, setReason] = useState("");
  if (block)
    return (
      <Button
        variant="outline"
        size="sm"
        isPending={isWorking}
        onClick={() => run(() => unblockReferrerAction({ id, rev }), "Not blocked any more")}
      >
        Let go on
      </Button>
    );
  return (
    <>
      <Button variant="outline" size="sm" onClick={() => setIsAsking(true)}>
        Block
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setIsAsking(false)}
        title="Block this referrer?"
        confirmLabel="Block"
        isPending={isWorking}
        problem={failure?.message}
        onConfirm={() =>
          run(
            () => blockReferrerAction({ id, rev, reason }),
            "Blocked",
            () => setIsAsking(false),
          )
        }
      >
        <p>They get no more rewards, and codes that they have not used stop. Orders stay as they are.</p>
        <LabelledInput
          id="block-reason"
          label="Reason, for the staff"
          error={failure?.fieldErrors.reason}
          className="mt-4"
          maxLength={400}
          value={reason}
          onType={setReason}
        />
      </ConfirmDialog>
    </>
  );
}
