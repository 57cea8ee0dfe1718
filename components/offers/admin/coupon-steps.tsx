"use client";

import { useRouter } from "next/navigation";
import { useState, useTransition } from "react";
import { ConfirmDialog } from "@/components/admin/confirm-dialog";
import { attempt } from "@/components/ui/attempt";
import { Button } from "@/components/ui/button";
import { toastAfter } from "@/components/ui/toast-changes";
import { toast } from "@/components/ui/toaster";
import { adminPaths } from "@/lib/admin-paths";
import { deleteCouponAction, switchCouponAction } from "@/server/offers/admin-actions";

interface CouponStepsProps {
  id: number;
  code: string;
  isActive: boolean;
  /** A used coupon can't be deleted. */
  isUsed: boolean;
}

/** Deactivates or activates a coupon, with Undo, and deletes an unused one. */
export function CouponSteps({ id, code, isActive, isUsed }: CouponStepsProps) {
  const router = useRouter();
  const [isWorking, startWorking] = useTransition();
  const [isAsking, setIsAsking] = useState(false);
  const [problem, setProblem] = useState<string>();

  function turn(isOn: boolean, canUndo: boolean): void {
    startWorking(async () => {
      const result = await attempt(() => switchCouponAction({ id, isActive: isOn }));
      if (!result.ok) return toast({ title: result.message, variant: "destructive" });
      const title = isOn ? `${code} switched on` : `${code} switched off`;
      toastAfter(() => router.refresh(), {
        title,
        ...(canUndo ? { action: { label: "Undo", onPress: () => turn(!isOn, false) } } : {}),
      });
    });
  }

  function remove(): void {
    startWorking(async () => {
      const result = await attempt(() => deleteCouponAction({ id }));
      if (!result.ok) return setProblem(result.message);
      toastAfter(() => router.push(adminPaths.coupons), { title: `${code} deleted` });
    });
  }

  return (
    <>
      <Button variant="outline" size="sm" isPending={isWorking} onClick={() => turn(!isActive, true)}>
        {isActive ? "Switch off" : "Switch on"}
      </Button>
      <Button
        variant="outline"
        size="sm"
        disabled={isUsed}
        title={isUsed ? "It's used on orders. Switch it off instead." : undefined}
        onClick={() => setIsAsking(true)}
      >
        Delete
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setIsAsking(false)}
        title={`Delete ${code}?`}
        confirmLabel="Delete coupon"
        onConfirm={remove}
        isPending={isWorking}
        problem={problem}
      >
        <p>
          No order used it. Customers who enter it will see that the code is unknown. This can't be undone.
        </p>
      </ConfirmDialog>
    </>
  );
}
