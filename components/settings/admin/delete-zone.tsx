"use client";

import { useRouter } from "next/navigation";
import { useState } from "react";
import { ConfirmDialog } from "@/components/admin/confirm-dialog";
import { Button } from "@/components/ui/button";
import { noticeSessionEnd } from "@/components/ui/session-end";
import { toastAfter } from "@/components/ui/toast-changes";
import { adminPaths } from "@/lib/admin-paths";
import { messageForStatus } from "@/lib/result";
import type { DeliveryZone } from "@/lib/settings/zones";
import { deleteZoneAction } from "@/server/settings/admin-actions";

interface DeleteZoneProps {
  zone: DeliveryZone;
  /** The delivery price there afterwards. */
  defaultRate: string;
}

/** Deletes a zone after showing which deliveries change and how. */
export function DeleteZone({ zone: { zone, name, states, pincodes }, defaultRate }: DeleteZoneProps) {
  const router = useRouter();
  const [isOpen, setIsOpen] = useState(false);
  const [isPending, setIsPending] = useState(false);
  const [problem, setProblem] = useState<string>();
  const confirm = async () => {
    setIsPending(true);
    const result = await deleteZoneAction({ zone, pincodes }).catch(() => null);
    noticeSessionEnd(result);
    setIsPending(false);
    if (!result?.ok) {
      setProblem(result?.message ?? messageForStatus(503));
      return;
    }
    setIsOpen(false);
    const leave = () => {
      router.push(adminPaths.settingsSection("delivery"));
      router.refresh();
    };
    toastAfter(leave, { title: `${name} deleted` });
  };
  return (
    <div className="mt-10 border-t pt-6">
      <Button variant="outline" onClick={() => setIsOpen(true)} className="text-destructive">
        Delete zone
      </Button>
      <ConfirmDialog
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        title={`Delete ${name}?`}
        confirmLabel="Delete zone"
        onConfirm={() => void confirm()}
        isPending={isPending}
        problem={problem}
        word={states.length + pincodes > 0 ? zone : undefined}
      >
        <p>{describeZoneStates(states, defaultRate)}</p>
        {pincodes > 0 ? (
          <p>
            {pincodes === 1 ? "1 pincode uses" : `${pincodes} pincodes use`} this zone and{" "}
            {pincodes === 1 ? "goes" : "go"} back to the rate of {pincodes === 1 ? "its" : "their"} state.
          </p>
        ) : null}
        <p>Placed orders keep their delivery fee.</p>
      </ConfirmDialog>
    </div>
  );
}

function describeZoneStates(states: readonly string[], defaultRate: string): string {
  if (states.length === 0) return "No state belongs to it.";
  const belong = states.length === 1 ? "1 state belongs" : `${states.length} states belong`;
  return `${belong} to it: ${states.join(", ")}. Delivery there becomes ${defaultRate}.`;
}
