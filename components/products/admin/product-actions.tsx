"use client";

import { useRouter } from "next/navigation";
import { useState } from "react";
import type { MoreItem } from "@/components/admin/more-item";
import { MoreMenu } from "@/components/admin/more-menu";
import { attempt } from "@/components/ui/attempt";
import { Button } from "@/components/ui/button";
import { ButtonLink } from "@/components/ui/button-link";
import { toast } from "@/components/ui/toaster";
import { officePaths } from "@/lib/office-paths";
import { paths } from "@/lib/paths";
import type { DeskProduct } from "@/lib/products/desk-product";
import type { Result } from "@/lib/result";
import { duplicateProductAction, previewProductAction } from "@/server/products/admin-actions";
import { noAnswer, useDeleteProduct } from "./use-delete-product";

interface ProductActionsProps {
  product: DeskProduct;
  canWrite: boolean;
  canSeeLog: boolean;
}

/** What can be done with the product beside saving it. */
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
      ({ id }) => {
        toast({ title: "Copy made. This is its page." });
        router.push(officePaths.product(id));
      },
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
          title: isCopied ? "Preview link copied" : "Preview link made",
          description: "It shows what is saved, and works for seven days.",
          action: { label: "Open the preview", href: path },
        });
      },
    );

  const items: MoreItem[] = [
    ...(canSeeLog ? [{ label: "History", href: officePaths.history("products", product.id) }] : []),
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
          See in the shop
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
