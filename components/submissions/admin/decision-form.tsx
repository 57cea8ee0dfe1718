"use client";

import Link from "next/link";
import { useRouter } from "next/navigation";
import { type KeyboardEvent, useRef, useState } from "react";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { FailureAlert } from "@/components/ui/failure-alert";
import { LabelledTextarea } from "@/components/ui/labelled-input";
import { toast } from "@/components/ui/toaster";
import { usePageAction } from "@/components/ui/use-page-action";
import { officePaths } from "@/lib/office-paths";
import type { DeskSubmission } from "@/lib/submissions/desk-submission";
import { type Decision, longestAnswer } from "@/lib/submissions/submission";
import { isWaiting } from "@/lib/submissions/waiting";
import { decideSubmissionAction } from "@/server/submissions/admin-actions";
import { KeyHint } from "./key-hint";
import { ReasonChoice } from "./reason-choice";
import { useReviewDraft } from "./use-review-draft";

type Refusal = Exclude<Decision, "approved">;

const done: Record<Decision, string> = {
  approved: "approved",
  changes_requested: "changes asked for",
  rejected: "refused",
};

const deeds: Record<Refusal, string> = { changes_requested: "Ask for changes", rejected: "Refuse" };

interface DecisionFormProps {
  submission: Pick<DeskSubmission, "id" | "rev" | "status" | "name" | "product">;
}

/** A, C and R decide; the next one that waits opens. What was typed stays when somebody else was faster. */
export function DecisionForm({ submission: { id, rev, status, name, product } }: DecisionFormProps) {
  const router = useRouter();
  const { isWorking, failure, run } = usePageAction();
  const draft = useReviewDraft(id);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const panel = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLElement | null>(null);

  function decide(decision: Decision): void {
    const reasons = decision === "approved" ? [] : draft.reasons;
    run(
      () => decideSubmissionAction({ id, rev, decision, reasons, answer: draft.answer }),
      null,
      ({ nextId }) => {
        draft.clear();
        setRefusal(null);
        toast({
          title: `“${name}”: ${done[decision]}`,
          action: { label: "Look at it again", href: officePaths.submission(id) },
        });
        // The page that opens is read from its beginning.
        document.getElementById("main")?.focus();
        if (isWaiting(status))
          router.push(nextId === null ? officePaths.submissions : officePaths.submission(nextId));
      },
    );
  }

  function open(next: Refusal, button: HTMLElement): void {
    opener.current = button;
    setRefusal(next);
    // After the panel is there.
    requestAnimationFrame(() => panel.current?.querySelector("input")?.focus());
  }

  function close(): void {
    setRefusal(null);
    opener.current?.focus();
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (event.key === "Escape" && refusal !== null) close();
    else if (event.key === "Enter" && (event.ctrlKey || event.metaKey) && refusal !== null) {
      event.preventDefault();
      decide(refusal);
    }
  }

  const { reasons: noReason, answer: noAnswer } = failure?.fieldErrors ?? {};
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys of the fields within
    <div className="grid gap-4" onKeyDown={onKeyDown}>
      <FailureAlert message={!noReason && !noAnswer && failure?.message} />
      <LabelledTextarea
        id="review-answer"
        label="Note to its maker"
        isOptional
        error={noAnswer}
        rows={3}
        maxLength={longestAnswer}
        value={draft.answer}
        onType={(value) => draft.write(value)}
      />
      <div className="grid gap-2 sm:grid-cols-3 xl:grid-cols-1 2xl:grid-cols-3">
        {status === "approved" ? null : (
          <Button
            variant="brand"
            size="sm"
            isPending={isWorking && refusal === null}
            aria-keyshortcuts="a"
            onClick={() => decide("approved")}
          >
            Approve <KeyHint>A</KeyHint>
          </Button>
        )}
        <Button
          variant="outline"
          size="sm"
          aria-keyshortcuts="c"
          aria-expanded={refusal === "changes_requested"}
          onClick={(event) => open("changes_requested", event.currentTarget)}
        >
          Ask for changes <KeyHint>C</KeyHint>
        </Button>
        <Button
          variant="outline"
          size="sm"
          aria-keyshortcuts="r"
          aria-expanded={refusal === "rejected"}
          className="border-destructive! text-destructive!"
          onClick={(event) => open("rejected", event.currentTarget)}
        >
          Refuse <KeyHint>R</KeyHint>
        </Button>
      </div>
      {refusal === null ? null : (
        <div ref={panel} className="grid gap-4 rounded-sm border p-4">
          {product ? (
            <Alert
              variant="warning"
              title={product.isShown ? "It is sold in the shop" : "A product was made of it"}
            >
              This does not take{" "}
              <Link href={officePaths.product(product.id)} prefetch={false} className="link wrap-anywhere">
                {product.name}
              </Link>{" "}
              out of the shop: do that on its page.
            </Alert>
          ) : null}
          <ReasonChoice
            chosen={draft.reasons}
            answer={draft.answer}
            isFinal={refusal === "rejected"}
            error={noReason}
            onToggle={draft.toggle}
          />
          <div className="flex flex-wrap gap-2">
            <Button variant="brand" size="sm" isPending={isWorking} onClick={() => decide(refusal)}>
              {deeds[refusal]} <KeyHint>Ctrl Enter</KeyHint>
            </Button>
            <Button variant="ghost" size="sm" onClick={close}>
              Not now
            </Button>
          </div>
        </div>
      )}
    </div>
  );
}
