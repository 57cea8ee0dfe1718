"use client";

import { useState } from "react";
import { ConfirmDialog } from "@/components/admin/confirm-dialog";
import { Button } from "@/components/ui/button";
import { usePageAction } from "@/components/ui/use-page-action";
import { switchBatchAction } from "@/server/offers/admin-actions";

interface SwitchBatchProps {
  batch: string;
  example: string;
  /** Some of its codes are active. */
  isOn: boolean;
}

/** Deactivates or activates all codes of a set, for example after a list has leaked. */
export function SwitchBatch({ batch, example, isOn }: SwitchBatchProps) {
  const { isWorking, failure, run } = usePageAction();
  const [isAsking, setIsAsking] = useState(false);
  const turn = (isActive: boolean) =>
    run(
      () => switchBatchAction({ batch, isActive }),
      isActive ? "Codes switched on" : "Codes switched off",
      () => setIsAsking(false),
    );
  return (
    <>
      <Button
        variant="outline"
        size="sm"
        isPending={isWorking}
        aria-label={`Switch the codes such as ${example} ${isOn ? "off" : "on"}`}
        onClick={() => (isOn ? setIsAsking(true) : turn(true))}
      >
        {isOn ? "Switch off" : "Switch on"}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setIsAsking(false)}
        title={`Switch off all codes such as ${example}?`}
        confirmLabel="Switch off"
        onConfirm={() => turn(false)}
        isPending={isWorking}
        problem={failure?.message}
      >
        <p>
          Customers can't use these codes any more. Orders keep theirs, and you can switch the codes on again.
        </p>
      </ConfirmDialog>
    </>
  );
}
