"use client";

import { useRouter } from "next/navigation";
import { type ReactNode, useState } from "react";
import { ConfirmDialog } from "@/components/admin/confirm-dialog";
import { attempt } from "@/components/ui/attempt";
import { toast } from "@/components/ui/toaster";
import { officePaths } from "@/lib/office-paths";
import { describeDeletion } from "@/lib/products/describe-deletion";
import type { DeletionFigures } from "@/lib/products/desk-product";
import { offlineWriteMessage } from "@/lib/products/offline";
import { messageForStatus } from "@/lib/result";
import { deleteProductAction, readDeletionAction } from "@/server/products/admin-actions";

export const noAnswer = () => (navigator.onLine ? messageForStatus(503) : offlineWriteMessage);

/** Says in figures what goes before it goes. */
export function useDeleteProduct(id: number, name: string): { ask: () => void; dialog: ReactNode } {
  const router = useRouter();
  const [figures, setFigures] = useState<DeletionFigures | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState<string>();

  async function ask(): Promise<void> {
    if (isBusy) return;
    setIsBusy(true);
    const result = await attempt(() => readDeletionAction({ id }), noAnswer);
    setIsBusy(false);
    setProblem(undefined);
    if (result.ok) setFigures(result.data);
    else toast({ title: result.message, variant: "destructive" });
  }

  async function remove(): Promise<void> {
    setIsBusy(true);
    const result = await attempt(() => deleteProductAction({ id }), noAnswer);
    setIsBusy(false);
    if (!result.ok) return setProblem(result.message);
    toast({ title: `${name} deleted` });
    router.replace(officePaths.products);
  }

  const dialog = (
    <ConfirmDialog
      isOpen={figures !== null}
      onClose={() => setFigures(null)}
      title={`Delete ${name}?`}
      confirmLabel="Delete product"
      onConfirm={remove}
      isPending={isBusy}
      problem={problem}
      word="delete"
    >
      <ul className="grid list-disc gap-1 pl-5">
        {figures && describeDeletion(figures).map((line) => <li key={line}>{line}</li>)}
      </ul>
    </ConfirmDialog>
  );
  return { ask, dialog };
}
