import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { DeliverTo } from "@/components/addresses/deliver-to";
import { SizeChart } from "@/components/catalog/size-chart";
import { ProofChoice } from "@/components/designer/proof/proof-choice";
import { ProofForOrder } from "@/components/designer/proof/proof-for-order";
import { ProofOrder } from "@/components/designer/proof/proof-order";
import { ProofPictures } from "@/components/designer/proof/proof-pictures";
import { proofPicturesId } from "@/components/designer/proof/proof-problem";
import {
  Approved,
  OrderResumed,
  RefusedDesign,
  ReviewFirstHint,
  ReviewPending,
  SendAgain,
} from "@/components/designer/proof/proof-review";
import { ProofSeen } from "@/components/designer/proof/proof-seen";
import { cn } from "@/components/ui/cn";
import type { Proof } from "@/lib/designer/shop";
import { describeDesignCheck } from "@/lib/submissions/describe-submission";
import { changeOf, type DesignChange, designerPath } from "@/lib/submissions/design-change";
import { isRefused } from "@/lib/submissions/submission";
import { getProof } from "@/server/designs/proof-queries";
import { getShopTerms } from "@/server/settings/queries";
import { getProofReview, type ProofReview } from "@/server/submissions/queries";

export const instant = false;

export const metadata: Metadata = {
  title: "What we'll print",
  description: "Your design exactly as we'll print it: check it, choose sizes and add it to your cart.",
  robots: { index: false },
  // The URL may open an order.
  referrer: "same-origin",
};

export default async function DesignProofPage({
  params,
  searchParams,
}: PageProps<"/design-proof/[versionId]">) {
  const [{ versionId }, query] = await Promise.all([params, searchParams]);
  const proof = await getProof(versionId);
  if (!proof) notFound();
  const change = changeOf(query);
  const [reviewed, terms] = await Promise.all([getProofReview(proof, change), getShopTerms()]);
  return (
    <div className="container-page pt-8 pb-16 sm:pt-12">
      <p className="text-muted-foreground">
        <a
          href={designerPath(proof.designId, change)}
          className="link -my-2 inline-flex min-h-11 items-center"
        >
          Back to the design
        </a>
      </p>
      <h1 className="display mt-2 text-4xl sm:text-5xl">What we'll print</h1>
      <p className="mt-3 max-w-prose text-lg text-muted-foreground">{`“${proof.name}”, on ${proof.blank ? proof.blank.name : "a tee"} in ${proof.colour.name}. ${describePrint(proof)}`}</p>
      <ProofSeen prints={proof.prints.length}>
        <div className="mt-8 grid gap-10 lg:grid-cols-[3fr_2fr] xl:grid-cols-[minmax(0,1fr)_26rem] xl:gap-14">
          <div id={proofPicturesId} className="min-w-0">
            <ProofPictures design={proof} />
            {proof.blank ? (
              <details className="mt-6 border-t pt-2">
                <summary className="link min-h-11 cursor-pointer content-center">Size chart</summary>
                <SizeChart cut={proof.cut} sizes={proof.blank.sizes.map(({ size }) => size)} />
              </details>
            ) : null}
          </div>
          <Decision proof={proof} change={change} reviewed={reviewed} hours={terms?.artReviewHours ?? null} />
        </div>
      </ProofSeen>
    </div>
  );
}

function describePrint({ team }: Proof): string {
  if (!team) return "This is exactly what we'll print.";
  const parts = [team.name && "name", team.number && "number"].filter(Boolean).join(" and ");
  return `We'll print this, each tee with its own ${parts}.`;
}

interface DecisionProps {
  proof: Proof;
  change: DesignChange | null;
  reviewed: ProofReview;
  /** Time to review a design, in hours. */
  hours: number | null;
}

function Decision({ proof, change, reviewed: { review, follows, forOrder }, hours }: DecisionProps) {
  const { versionId, designId } = proof;
  if (review && (isRefused(review.status) || (review.status === "archived" && review.decidedAt)))
    return (
      <RefusedDesign
        designId={designId}
        reasons={review.reasons}
        answer={review.answer}
        change={change ?? { replaces: versionId, order: null, follows: review.id }}
      />
    );
  if (change && forOrder?.state === "open")
    return (
      <ProofForOrder
        proof={proof}
        order={forOrder.order}
        replaces={change.replaces}
        isApproved={review?.status === "approved"}
      />
    );
  const again = change?.follows ?? follows;
  const isNew = review === null || review.status === "draft" || review.status === "withdrawn";
  const Order = proof.blank && proof.team ? ProofChoice : ProofOrder;
  const order = (
    <Order
      proof={proof}
      notice={
        <>
          {forOrder ? (
            <OrderResumed
              order={forOrder.order}
              isDone={forOrder.state === "done"}
              isApproved={review?.status === "approved"}
            />
          ) : null}
          {isNew && again ? <SendAgain versionId={versionId} follows={again} /> : null}
          {review?.status === "approved" && forOrder?.state !== "done" ? <Approved /> : null}
          {review?.status === "submitted" || review?.status === "in_review" ? <ReviewPending /> : null}
        </>
      }
    >
      {isNew ? <p className="text-muted-foreground text-sm">{describeDesignCheck(hours)}</p> : null}
      {isNew && !again ? <ReviewFirstHint versionId={versionId} /> : null}
    </Order>
  );
  return (
    // A team's list is longer than a screen.
    <div className={cn("grid h-fit min-w-0 gap-7", Order === ProofOrder && "lg:sticky lg:top-24")}>
      {order}
      {proof.blank ? <DeliverTo id="proof-pincode" hasCustomDesign /> : null}
    </div>
  );
}
