"use client";

import { useRouter } from "next/navigation";
import { type FormEvent, useId, useState } from "react";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { ButtonLink } from "@/components/ui/button-link";
import { toast } from "@/components/ui/toast-store";
import { printRights } from "@/lib/designer/rights";
import type { Proof } from "@/lib/designer/shop";
import type { OrderRef } from "@/lib/orders/order";
import { paths } from "@/lib/paths";
import { messageForStatus, offlineMessage, type Result } from "@/lib/result";
import { designerPath } from "@/lib/submissions/design-change";
import { acceptProofAction } from "@/server/designs/actions";
import { replaceDesignAction } from "@/server/submissions/actions";
import { findMissing, NoWayBack, ProofNotes, RightsTick } from "./proof-consent";
import { OrderGoesOn } from "./proof-review";

interface ProofForOrderProps {
  proof: Pick<Proof, "versionId" | "designId" | "notes">;
  order: OrderRef;
  /** The version that was refused. */
  replaces: string;
  /** It was sent before, and nothing keeps it from being printed. */
  isApproved: boolean;
}

/** What to agree to before this design is printed in place of one that was refused. */
export function ProofForOrder({ proof, order, replaces, isApproved }: ProofForOrderProps) {
  const { versionId, designId, notes } = proof;
  const [hasSeenNotes, setHasSeenNotes] = useState(false);
  const [hasRights, setHasRights] = useState(false);
  const [isWorking, setIsWorking] = useState(false);
  const [isUsed, setUsed] = useState(false);
  const [problem, setProblem] = useState<{ message: string; isRefused: boolean } | null>(null);
  const problemId = useId();
  const router = useRouter();
  const orderPath = paths.order(order.orderNumber, order.token);
  const say = (message: string, isRefused = false) => setProblem({ message, isRefused });

  async function replace(): Promise<Result<unknown>> {
    const accepted = await acceptProofAction({ versionId, rightsVersion: printRights.version });
    if (!accepted.ok) return accepted;
    return replaceDesignAction({ ...order, oldVersionId: replaces, newVersionId: versionId });
  }

  async function use(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (isWorking) return;
    const needsYes = notes.some((note) => note.needsYes);
    const missing = findMissing({ isAgreed: hasRights, isKnown: hasSeenNotes || !needsYes });
    if (missing) return say(missing);
    setProblem(null);
    setIsWorking(true);
    try {
      const answer = await replace();
      if (!answer.ok) return say(answer.message, answer.code === "conflict" || answer.code === "not_found");
      toast({ title: "The order has your new design" });
      setUsed(true);
      router.push(orderPath);
    } catch {
      say(navigator.onLine ? messageForStatus(503) : offlineMessage);
    } finally {
      setIsWorking(false);
    }
  }

  // Next shows a page that was left again as it was.
  if (isUsed) return <OrderGoesOn order={order} isDone isApproved={isApproved} />;
  return (
    <form
      onSubmit={(event) => void use(event)}
      noValidate
      className="grid h-fit min-w-0 gap-7 lg:sticky lg:top-24"
    >
      <div className="grid gap-2">
        <h2 className="display text-2xl">For order {order.orderNumber}</h2>
        <p>It is printed in place of the design that we could not print. The sizes and the price stay.</p>
      </div>
      <ProofNotes notes={notes} seen={{ isTicked: hasSeenNotes, onTick: setHasSeenNotes }} />
      <div className="grid gap-3">
        <RightsTick isTicked={hasRights} onTick={setHasRights} />
        <NoWayBack />
      </div>
      <div className="grid gap-3">
        <Button
          type="submit"
          size="lg"
          isPending={isWorking}
          aria-describedby={problem ? problemId : undefined}
        >
          Use it for this order
        </Button>
        {problem ? (
          <Alert id={problemId} variant="destructive" isLive>
            {problem.message}
          </Alert>
        ) : null}
        {problem?.isRefused ? (
          <div className="grid gap-3 sm:grid-cols-2 lg:grid-cols-1 xl:grid-cols-2">
            <ButtonLink
              href={designerPath(designId, { replaces, order, follows: null })}
              prefetch={false}
              variant="outline"
            >
              Change the design
            </ButtonLink>
            <ButtonLink href={orderPath} prefetch={false} variant="outline">
              See the order
            </ButtonLink>
          </div>
        ) : null}
      </div>
    </form>
  );
}
