"use client";

import Link from "next/link";
import { useRouter } from "next/navigation";
import { Section } from "@/components/admin/section";
import { Button } from "@/components/ui/button";
import { FailureAlert } from "@/components/ui/failure-alert";
import { usePageAction } from "@/components/ui/use-page-action";
import { officePaths } from "@/lib/office-paths";
import type { DeskSubmission } from "@/lib/submissions/desk-submission";
import { makeProductAction } from "@/server/submissions/admin-actions";

interface MakeProductProps {
  submission: Pick<DeskSubmission, "id" | "status" | "product">;
  canMake: boolean;
}

/** Its maker lets the shop offer it to everybody. */
export function MakeProduct({ submission: { id, status, product }, canMake }: MakeProductProps) {
  const router = useRouter();
  const { isWorking, failure, run } = usePageAction();
  return (
    <Section id="product-heading" title="For the shop" className="grid gap-3">
      <FailureAlert message={failure?.message} />
      {product ? (
        <p>
          It has become{" "}
          <Link href={officePaths.product(product.id)} prefetch={false} className="link wrap-anywhere">
            {product.name}
          </Link>
          {product.isShown
            ? ", which is in the shop."
            : ", which is not in the shop yet. It needs stock before anybody can buy it."}
        </p>
      ) : (
        <p className="text-muted-foreground">
          Its maker lets the shop offer it to everybody
          {status === "approved" ? "." : ", once it is approved."}
        </p>
      )}
      {canMake && status === "approved" && !product ? (
        <Button
          variant="outline"
          size="sm"
          className="justify-self-start"
          isPending={isWorking}
          onClick={() =>
            run(
              () => makeProductAction({ id }),
              "A draft of it is made, with pictures and prices. It needs stock before anybody can buy it.",
              ({ productId }) => router.push(officePaths.product(productId)),
            )
          }
        >
          Make a product draft
        </Button>
      ) : null}
    </Section>
  );
}
