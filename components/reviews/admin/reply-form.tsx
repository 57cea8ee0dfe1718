"use client";

import { type FormEvent, useState } from "react";
import { Button } from "@/components/ui/button";
import { FailureAlert } from "@/components/ui/failure-alert";
import { LabelledTextarea } from "@/components/ui/labelled-input";
import { usePageAction } from "@/components/ui/use-page-action";
import type { DeskReview } from "@/lib/reviews/desk";
import { mostReply } from "@/lib/reviews/review";
import { replyToReviewAction } from "@/server/reviews/admin-actions";

/** The shop's answer, which stands below the review. */
export function ReplyForm({
  review: { id, rev, reply: before },
}: {
  review: Pick<DeskReview, "id" | "rev" | "reply">;
}) {
  const { isWorking, failure, run } = usePageAction();
  const [reply, setReply] = useState(before);
  const error = failure?.fieldErrors.reply;

  function save(event: FormEvent): void {
    event.preventDefault();
    run(
      () => replyToReviewAction({ id, rev, before, reply }),
      reply.trim() === "" ? "The answer is removed" : "The answer is saved",
    );
  }

  return (
    <form noValidate onSubmit={save} className="grid gap-4">
      <FailureAlert message={!error && failure?.message} />
      <LabelledTextarea
        id="review-reply"
        label="Answer of the shop"
        hint="Everybody reads it below the review. Empty: no answer."
        isOptional
        error={error}
        rows={4}
        maxLength={mostReply}
        value={reply}
        onType={setReply}
      />
      <Button type="submit" variant="outline" size="sm" isPending={isWorking} className="justify-self-start">
        Save the answer
      </Button>
    </form>
  );
}
