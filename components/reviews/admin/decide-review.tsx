"use client";

import { useRouter } from "next/navigation";
import { type FormEvent, useRef, useState } from "react";
import { KeyHint } from "@/components/submissions/admin/key-hint";
import { Button } from "@/components/ui/button";
import { FailureAlert } from "@/components/ui/failure-alert";
import { LabelledInput, LabelledTextarea } from "@/components/ui/labelled-input";
import { RadioCard, RadioGroup } from "@/components/ui/radio-card";
import { usePageAction } from "@/components/ui/use-page-action";
import { adminPaths } from "@/lib/admin-paths";
import type { AdminReview } from "@/lib/reviews/admin-review";
import { maxNoteLength, maxReplyLength, type Refusal, refusalNames, refusals } from "@/lib/reviews/review";
import { decideReviewAction, replyToReviewAction } from "@/server/reviews/admin-actions";

/** A and R decide; the next review opens, reported ones first. */
export function DecideReview({
  review: { id, rev, status, reports },
}: {
  review: Pick<AdminReview, "id" | "rev" | "status" | "reports">;
}) {
  const router = useRouter();
  const { isWorking, failure, run } = usePageAction();
  const [isRejecting, setIsRejecting] = useState(false);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const [note, setNote] = useState("");
  const panel = useRef<HTMLDivElement>(null);
  const isOpen = status === "pending" || reports > 0;

  function decide(decision: "published" | "rejected"): void {
    const isRejected = decision === "rejected";
    run(
      () =>
        decideReviewAction({
          ...{ id, rev, decision },
          refusal: isRejected ? refusal : null,
          note: isRejected ? note : "",
        }),
      () => ({
        title: isRejected ? "Review rejected" : "Review published",
        action: { label: "View again", href: adminPaths.review(id) },
      }),
      ({ nextId }) => {
        setIsRejecting(false);
        document.getElementById("main")?.focus();
        if (isOpen) router.push(nextId === null ? adminPaths.reviews : adminPaths.review(nextId));
      },
    );
  }

  function openPanel(): void {
    setIsRejecting(true);
    requestAnimationFrame(() => panel.current?.querySelector("input")?.focus());
  }

  const { refusal: noReason, note: noNote } = failure?.fieldErrors ?? {};
  return (
    <div className="grid gap-4">
      <FailureAlert message={!noReason && !noNote && failure?.message} />
      <div className="flex flex-wrap gap-2">
        {status === "published" && reports === 0 ? null : (
          <Button
            variant="brand"
            size="sm"
            isPending={isWorking && !isRejecting}
            aria-keyshortcuts="a"
            onClick={() => decide("published")}
          >
            {status === "published" ? "Keep published" : "Publish"} <KeyHint>A</KeyHint>
          </Button>
        )}
        {status === "rejected" ? null : (
          <Button
            variant="outline"
            size="sm"
            aria-keyshortcuts="r"
            aria-expanded={isRejecting}
            className="destructive-outline"
            onClick={openPanel}
          >
            Reject <KeyHint>R</KeyHint>
          </Button>
        )}
      </div>
      {isRejecting ? (
        <div ref={panel} className="grid gap-4 rounded-sm border p-4">
          <RadioGroup legend="Reason (shown to the customer)" error={noReason}>
            {refusalNames.map((name) => (
              <RadioCard
                key={name}
                name="refusal"
                title={refusals[name].label}
                description={refusals[name].explanation}
                checked={refusal === name}
                onChange={() => setRefusal(name)}
              />
            ))}
          </RadioGroup>
          <LabelledInput
            id="review-note"
            label="Details"
            isOptional={refusal !== "other"}
            error={noNote}
            maxLength={maxNoteLength}
            value={note}
            onType={setNote}
          />
          <div className="flex flex-wrap gap-2">
            <Button variant="brand" size="sm" isPending={isWorking} onClick={() => decide("rejected")}>
              Reject review
            </Button>
            <Button variant="ghost" size="sm" onClick={() => setIsRejecting(false)}>
              Cancel
            </Button>
          </div>
        </div>
      ) : null}
    </div>
  );
}

/** The shop's reply, shown below the review. */
export function ReplyForm({
  review: { id, rev, reply: before },
}: {
  review: Pick<AdminReview, "id" | "rev" | "reply">;
}) {
  const { isWorking, failure, run } = usePageAction();
  const [reply, setReply] = useState(before);
  const error = failure?.fieldErrors.reply;

  function save(event: FormEvent): void {
    event.preventDefault();
    run(
      () => replyToReviewAction({ id, rev, before, reply }),
      reply.trim() === "" ? "Reply deleted" : "Reply saved",
    );
  }

  return (
    <form noValidate onSubmit={save} className="grid gap-4">
      <FailureAlert message={!error && failure?.message} />
      <LabelledTextarea
        id="review-reply"
        label="Reply from the shop"
        hint="Shown publicly below the review. Leave empty for no reply."
        isOptional
        error={error}
        rows={4}
        maxLength={maxReplyLength}
        value={reply}
        onType={setReply}
      />
      <Button type="submit" variant="outline" size="sm" isPending={isWorking} className="justify-self-start">
        Save reply
      </Button>
    </form>
  );
}
