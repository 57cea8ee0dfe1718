"use client";

import { useRouter } from "next/navigation";
import { type ComponentType, type ReactNode, useState } from "react";
import { ConfirmDialog } from "@/components/admin/confirm-dialog";
import type { MoreItem, MoreMenuProps } from "@/components/admin/more-item";
import { attempt } from "@/components/ui/attempt";
import { Button } from "@/components/ui/button";
import { ButtonLink } from "@/components/ui/button-link";
import { toastAfter } from "@/components/ui/toast-changes";
import { toast } from "@/components/ui/toaster";
import { adminPaths } from "@/lib/admin-paths";
import { paths } from "@/lib/paths";
import type { AdminProduct, DeletionFigures } from "@/lib/products/admin-product";
import { describeDeletion } from "@/lib/products/describe-deletion";
import { offlineWriteMessage } from "@/lib/products/offline";
import { messageForStatus, type Result } from "@/lib/result";
import {
  deleteProductAction,
  duplicateProductAction,
  previewProductAction,
  readDeletionAction,
} from "@/server/products/admin-actions";

interface ProductActionsProps {
  product: AdminProduct;
  canWrite: boolean;
  canSeeLog: boolean;
}

/** Actions on the product other than saving. */
export function ProductActions({ product, canWrite, canSeeLog }: ProductActionsProps) {
  const router = useRouter();
  const [isBusy, setIsBusy] = useState(false);
  const { ask, dialog } = useDeleteProduct(product.id, product.form.name);
  const isPublished = product.form.status === "published";

  async function run<T>(
    action: () => Promise<Result<T>>,
    onDone: (data: T) => void | Promise<void>,
  ): Promise<void> {
    if (isBusy) return;
    setIsBusy(true);
    const result = await attempt(action, noAnswer);
    setIsBusy(false);
    if (result.ok) await onDone(result.data);
    else toast({ title: result.message, variant: "destructive" });
  }

  const duplicate = () =>
    run(
      () => duplicateProductAction({ id: product.id }),
      ({ id }) => toastAfter(() => router.push(adminPaths.product(id)), { title: "Product duplicated" }),
    );
  const preview = () =>
    run(
      () => previewProductAction({ id: product.id }),
      async ({ path }) => {
        const link = new URL(path, location.href).href;
        const isCopied = await navigator.clipboard.writeText(link).then(
          () => true,
          () => false,
        );
        toast({
          title: isCopied ? "Preview link copied" : "Preview link created",
          description: "It shows the saved version for seven days.",
          action: { label: "Open preview", href: path },
        });
      },
    );

  const items: MoreItem[] = [
    ...(canSeeLog ? [{ label: "History", href: adminPaths.history("products", product.id) }] : []),
    ...(canWrite
      ? [
          { label: "Duplicate", onSelect: duplicate },
          { label: "Delete", onSelect: ask, isDangerous: true },
        ]
      : []),
  ];

  return (
    <>
      {isPublished ? (
        <ButtonLink href={paths.product(product.form.slug)} prefetch={false} variant="outline" size="sm">
          View in shop
        </ButtonLink>
      ) : (
        <Button variant="outline" size="sm" onClick={preview} isPending={isBusy}>
          Preview link
        </Button>
      )}
      <MoreMenu items={items} />
      {dialog}
    </>
  );
}

/** Secondary actions. The menu loads on the first click. */
function MoreMenu({ items }: MoreMenuProps) {
  const [Choices, setChoices] = useState<ComponentType<MoreMenuProps> | null>(null);
  const open = async () => {
    const { MoreChoices } = await import("@/components/admin/more-choices");
    setChoices(() => MoreChoices);
  };
  if (items.length === 0) return null;
  if (Choices) return <Choices items={items} />;
  return (
    <Button
      variant="outline"
      size="sm"
      aria-haspopup="menu"
      onClick={() => void open().catch(() => undefined)}
    >
      More
    </Button>
  );
}

const noAnswer = () => (navigator.onLine ? messageForStatus(503) : offlineWriteMessage);

/** Shows the effects in figures before deleting. */
function useDeleteProduct(id: number, name: string): { ask: () => void; dialog: ReactNode } {
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
    toastAfter(() => router.replace(adminPaths.products), { title: `${name} deleted` });
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
