"use client";

import Link from "next/link";
import { useRouter } from "next/navigation";
import { Section } from "@/components/admin/section";
import { Button } from "@/components/ui/button";
import { FailureAlert } from "@/components/ui/failure-alert";
import { usePageAction } from "@/components/ui/use-page-action";
import { adminPaths } from "@/lib/admin-paths";
import type { AdminSubmission } from "@/lib/submissions/admin-submission";
import { makeProductAction } from "@/server/submissions/admin-actions";

interface MakeProductProps {
  submission: Pick<AdminSubmission, "id" | "status" | "product">;
  canMake: boolean;
}

/** The customer allows the shop to sell it. */
export function MakeProduct({ submission: { id, status, product }, canMake }: MakeProductProps) {
  const router = useRouter();
  const { isWorking, failure, run } = usePageAction();
  return (
    <Section id="product-heading" title="Sell in the shop" className="grid gap-3">
      <FailureAlert message={failure?.message} />
      {product ? (
        <p>
          Created product{" "}
          <Link href={adminPaths.product(product.id)} prefetch={false} className="link wrap-anywhere">
            {product.name}
          </Link>
          {product.isShown ? ", published." : ", not published yet. Add stock before it can be sold."}
        </p>
      ) : (
        <p className="text-muted-foreground">
          The customer lets the shop sell it
          {status === "approved" ? "." : ", once it's approved."}
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
              "Creates a draft with pictures and prices. Add stock before it can be sold.",
              ({ productId }) => router.push(adminPaths.product(productId)),
            )
          }
        >
          Create product draft
        </Button>
      ) : null}
    </Section>
  );
}
