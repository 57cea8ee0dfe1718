"use client";

import { useRouter } from "next/navigation";
import { useState } from "react";
import { ButtonLink } from "@/components/ui/button-link";
import { toast } from "@/components/ui/toast-store";
import { printRights } from "@/lib/designer/rights";
import type { Proof } from "@/lib/designer/shop";
import type { OrderRef } from "@/lib/orders/order";
import { paths } from "@/lib/paths";
import type { Result } from "@/lib/result";
import { designerPath } from "@/lib/submissions/design-change";
import { acceptProofAction } from "@/server/designs/actions";
import { replaceDesignAction } from "@/server/submissions/actions";
import { ProofButton, ProofConsent } from "./proof-consent";
import type { ProofProblem } from "./proof-problem";
import { OrderResumed } from "./proof-review";
import { useProofSubmit } from "./use-proof-submit";

interface ProofForOrderProps {
  proof: Pick<Proof, "versionId" | "designId" | "notes">;
  order: OrderRef;
  /** The version that was refused. */
  replaces: string;
  /** It was submitted before and is cleared for printing. */
  isApproved: boolean;
}

/** The consent before this design is printed in place of a refused one. */
export function ProofForOrder({ proof, order, replaces, isApproved }: ProofForOrderProps) {
  const { versionId, designId, notes } = proof;
  const [isUsed, setUsed] = useState(false);
  const router = useRouter();
  const orderPath = paths.order(order.orderNumber, order.token);

  async function replace(): Promise<Result<unknown>> {
    const accepted = await acceptProofAction({ versionId, rightsVersion: printRights.version });
    if (!accepted.ok) return accepted;
    return replaceDesignAction({ ...order, oldVersionId: replaces, newVersionId: versionId });
  }

  async function use(): Promise<ProofProblem | null> {
    const answer = await replace();
    if (!answer.ok) {
      const isRefused = answer.code === "conflict" || answer.code === "not_found";
      return { message: answer.message, isRefused };
    }
    toast({ title: "Your new design is in the order" });
    setUsed(true);
    router.push(orderPath);
    return null;
  }

  const press = useProofSubmit({ needsYes: notes.some((note) => note.needsYes), run: use });
  // Next shows a previous page again with its state.
  if (isUsed) return <OrderResumed order={order} isDone isApproved={isApproved} />;
  return (
    <form
      ref={press.form}
      onSubmit={press.onSubmit}
      noValidate
      className="grid h-fit min-w-0 gap-7 lg:sticky lg:top-24"
    >
      <div className="grid gap-2">
        <h2 className="display text-2xl">For order {order.orderNumber}</h2>
        <p>We'll print it instead of the design we couldn't print. Sizes and price stay the same.</p>
      </div>
      <ProofConsent notes={notes} press={press} />
      <div className="grid gap-3">
        <ProofButton press={press}>Use it for this order</ProofButton>
        {press.problem?.isRefused ? (
          <div className="grid gap-3 sm:grid-cols-2 lg:grid-cols-1 xl:grid-cols-2">
            <ButtonLink
              href={designerPath(designId, { replaces, order, follows: null })}
              prefetch={false}
              variant="outline"
            >
              Edit design
            </ButtonLink>
            <ButtonLink href={orderPath} prefetch={false} variant="outline">
              View order
            </ButtonLink>
          </div>
        ) : null}
      </div>
    </form>
  );
}
