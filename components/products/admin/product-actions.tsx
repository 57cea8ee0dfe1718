"use client";

import { useRouter } from "next/navigation";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { ButtonLink } from "@/components/ui/button-link";
import { toast } from "@/components/ui/toaster";
import { officePaths } from "@/lib/office-paths";
import { paths } from "@/lib/paths";
import type { DeskProduct } from "@/lib/products/desk-product";
import { offlineWriteMessage } from "@/lib/products/offline";
import { messageForStatus, type Result } from "@/lib/result";
import { duplicateProductAction, previewProductAction } from "@/server/products/admin-actions";
import { DeleteProduct } from "./delete-product";

interface ProductActionsProps {
  product: DeskProduct;
  canWrite: boolean;
  canSeeLog: boolean;
}

/** What can be done with the product beside saving it. */
export function ProductActions({ product, canWrite, canSeeLog }: ProductActionsProps) {
  const router = useRouter();
  const [isBusy, setIsBusy] = useState(false);
  const isPublished = product.form.status === "published";

  async function run<T>(
    action: () => Promise<Result<T>>,
    onDone: (data: T) => void | Promise<void>,
  ): Promise<void> {
    if (isBusy) return;
    setIsBusy(true);
    const result = await action().catch(() => null);
    setIsBusy(false);
    if (result?.ok) await onDone(result.data);
    else {
      const offline = navigator.onLine ? messageForStatus(503) : offlineWriteMessage;
      toast({ title: result?.message ?? offline, variant: "destructive" });
    }
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

  return (
    <>
      {isPublished ? (
        <ButtonLink href={paths.product(product.form.slug)} prefetch={false} variant="outline" size="sm">
          See in the shop
        </ButtonLink>
      ) : (
        <Button variant="outline" size="sm" onClick={preview}>
          Preview link
        </Button>
      )}
      {canSeeLog ? (
        <ButtonLink
          href={officePaths.history("products", product.id)}
          prefetch={false}
          variant="outline"
          size="sm"
        >
          History
        </ButtonLink>
      ) : null}
      {canWrite ? (
        <>
          <Button variant="outline" size="sm" onClick={duplicate}>
            Duplicate
          </Button>
          <DeleteProduct id={product.id} name={product.form.name} />
        </>
      ) : null}
    </>
  );
}
