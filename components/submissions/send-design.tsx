"use client";

import { useEffect, useRef } from "react";
import { Reasons } from "@/components/designer/proof/proof-review";
import { Alert } from "@/components/ui/alert";
import { ButtonLink } from "@/components/ui/button-link";
import { designPaths } from "@/lib/designer/design-paths";
import type { Proof } from "@/lib/designer/shop";
import { paths } from "@/lib/paths";
import { formatReviewTime } from "@/lib/submissions/describe-submission";
import { designerPath } from "@/lib/submissions/design-change";
import { isRefused, type VersionReview } from "@/lib/submissions/submission";
import { SubmissionForm } from "./submission-form";

interface SendDesignProps {
  proof: Pick<Proof, "versionId" | "designId" | "name" | "notes" | "hasRights">;
  /** Null: never submitted, and no draft. */
  review: VersionReview | null;
  /** The refused submission that it replaces. */
  follows: string | null;
  hours: number | null;
}

/** The form, or the status once submitted. */
export function SendDesign({ proof, review, follows, hours }: SendDesignProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const isSent = review !== null && review.status !== "draft" && review.status !== "withdrawn";
  const wasSent = useRef(isSent);

  // The button that had the focus is gone with the form.
  useEffect(() => {
    if (isSent && !wasSent.current) heading.current?.focus();
    wasSent.current = isSent;
  }, [isSent]);

  if (!isSent) return <SubmissionForm proof={proof} review={review} follows={follows} hours={hours} />;
  return (
    <section className="grid h-fit min-w-0 gap-5 lg:sticky lg:top-24">
      <h2 ref={heading} tabIndex={-1} className="display text-2xl outline-none">
        {titleOf(review)}
      </h2>
      <WhereItIs proof={proof} review={review} hours={hours} />
    </section>
  );
}

function titleOf({ status }: VersionReview): string {
  if (status === "approved") return "Approved";
  return status === "submitted" || status === "in_review" ? "Sent for review" : "Reviewed";
}

function WhereItIs({
  proof: { versionId, designId },
  review,
  hours,
}: Pick<SendDesignProps, "proof" | "hours"> & { review: VersionReview }) {
  const mine = (
    <ButtonLink href={paths.mySubmissions} prefetch={false} variant="outline">
      Submissions
    </ButtonLink>
  );
  if (review.status === "approved")
    return (
      <>
        <Alert variant="success">We print it as it is. Order it whenever you like.</Alert>
        <div className="flex flex-wrap gap-3 max-sm:*:w-full">
          <ButtonLink href={designPaths.proof(versionId)} variant="brand" prefetch={false}>
            Order now
          </ButtonLink>
          {mine}
        </div>
      </>
    );
  if (review.status === "submitted" || review.status === "in_review")
    return (
      <>
        <p>
          We'll reply {formatReviewTime(hours)}, by email and on your submissions page, where you can also
          withdraw it.
        </p>
        <div className="flex flex-wrap gap-3 max-sm:*:w-full">{mine}</div>
      </>
    );
  const follows = isRefused(review.status) ? review.id : null;
  return (
    <>
      <Reasons reasons={review.reasons} answer={review.answer} />
      <div className="flex flex-wrap gap-3 max-sm:*:w-full">
        <ButtonLink
          href={designerPath(designId, { replaces: versionId, order: null, follows })}
          prefetch={false}
        >
          Edit design
        </ButtonLink>
        {mine}
      </div>
    </>
  );
}
