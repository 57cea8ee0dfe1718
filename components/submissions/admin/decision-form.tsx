"use client";

import Link from "next/link";
import { useRouter } from "next/navigation";
import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { readDraft, writeDraft } from "@/components/admin/form/draft-store";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/checkbox";
import { FailureAlert } from "@/components/ui/failure-alert";
import { LabelledTextarea } from "@/components/ui/labelled-input";
import { toast } from "@/components/ui/toaster";
import { usePageAction } from "@/components/ui/use-page-action";
import { adminPaths } from "@/lib/admin-paths";
import type { AdminSubmission } from "@/lib/submissions/admin-submission";
import {
  describeReasons,
  type RefusalReason,
  refusalReasonNames,
  refusalReasons,
} from "@/lib/submissions/reasons";
import { type Decision, maxAnswerLength, maxReasons } from "@/lib/submissions/submission";
import { isWaiting } from "@/lib/submissions/waiting";
import { decideSubmissionAction } from "@/server/submissions/admin-actions";
import { KeyHint } from "./key-hint";

type Refusal = Exclude<Decision, "approved">;

const done: Record<Decision, string> = {
  approved: "approved",
  changes_requested: "changes requested",
  rejected: "refused",
};

const deeds: Record<Refusal, string> = { changes_requested: "Request changes", rejected: "Reject" };

interface DecisionFormProps {
  submission: Pick<AdminSubmission, "id" | "rev" | "status" | "name" | "product">;
}

/** A, C and R decide; the next pending submission opens. Typed text stays when another person was faster. */
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
          action: { label: "View again", href: adminPaths.submission(id) },
        });
        // The new page is read from its start.
        document.getElementById("main")?.focus();
        if (isWaiting(status))
          router.push(nextId === null ? adminPaths.submissions : adminPaths.submission(nextId));
      },
    );
  }

  function open(next: Refusal, button: HTMLElement): void {
    opener.current = button;
    setRefusal(next);
    // After the panel is rendered.
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
        label="Message to the customer"
        isOptional
        error={noAnswer}
        rows={3}
        maxLength={maxAnswerLength}
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
          Request changes <KeyHint>C</KeyHint>
        </Button>
        <Button
          variant="outline"
          size="sm"
          aria-keyshortcuts="r"
          aria-expanded={refusal === "rejected"}
          className="destructive-outline"
          onClick={(event) => open("rejected", event.currentTarget)}
        >
          Reject<KeyHint>R</KeyHint>
        </Button>
      </div>
      {refusal === null ? null : (
        <div ref={panel} className="grid gap-4 rounded-sm border p-4">
          {product ? (
            <Alert
              variant="warning"
              title={product.isShown ? "It's sold in the shop" : "A product was created from it"}
            >
              This doesn't remove{" "}
              <Link href={adminPaths.product(product.id)} prefetch={false} className="link wrap-anywhere">
                {product.name}
              </Link>{" "}
              from the shop. Do that on its page.
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
              Cancel
            </Button>
          </div>
        </div>
      )}
    </div>
  );
}

interface Typed {
  answer: string;
  reasons: RefusalReason[];
}

/** Milliseconds; an older draft no longer reflects the reviewer's opinion. */
const draftLifetimeMs = 30 * 60_000;

const nothing: Typed = { answer: "", reasons: [] };

/** A reviewer's typed text and choices: for half an hour they survive a reload and other people's changes. */
function useReviewDraft(id: string) {
  const [typed, setTyped] = useState(nothing);
  const name = `review ${id}`;

  useEffect(() => {
    const stored = readDraft(`review ${id}`)?.values;
    if (typeof stored?.at !== "number" || Date.now() - stored.at > draftLifetimeMs) return;
    const answer = typeof stored?.answer === "string" ? stored.answer : "";
    const reasons = refusalReasonNames.filter(
      (reason) => Array.isArray(stored?.reasons) && stored.reasons.includes(reason),
    );
    if (answer || reasons.length > 0) setTyped({ answer, reasons });
  }, [id]);

  function update(next: Typed): void {
    setTyped(next);
    const isEmpty = next.answer === "" && next.reasons.length === 0;
    writeDraft(name, isEmpty ? null : { version: null, values: { ...next, at: Date.now() } });
  }

  return {
    ...typed,
    write: (answer: string) => update({ ...typed, answer }),
    toggle: (reason: RefusalReason) =>
      update({
        ...typed,
        reasons: typed.reasons.includes(reason)
          ? typed.reasons.filter((one) => one !== reason)
          : [...typed.reasons, reason],
      }),
    clear: () => update(nothing),
  };
}

interface ReasonChoiceProps {
  chosen: readonly RefusalReason[];
  answer: string;
  isFinal: boolean;
  error: string | undefined;
  onToggle: (reason: RefusalReason) => void;
}

/** The reasons for a refusal, and the text its author then reads. */
function ReasonChoice({ chosen, answer, isFinal, error, onToggle }: ReasonChoiceProps) {
  const isFull = chosen.length >= maxReasons;
  return (
    <>
      <fieldset aria-describedby={error ? "reasons-error" : undefined}>
        <legend className="font-semibold">{isFinal ? "Why is it rejected?" : "What needs to change?"}</legend>
        <div className="mt-1 grid gap-x-4 sm:grid-cols-2 xl:grid-cols-1">
          {refusalReasonNames.map((reason) => (
            <Checkbox
              key={reason}
              label={refusalReasons[reason].label}
              checked={chosen.includes(reason)}
              disabled={isFull && !chosen.includes(reason)}
              onChange={() => onToggle(reason)}
            />
          ))}
        </div>
        {error ? (
          <p id="reasons-error" role="alert" className="mt-1 font-medium text-destructive">
            {error}
          </p>
        ) : null}
      </fieldset>
      {chosen.length > 0 ? (
        <div className="rounded-sm bg-muted px-3 py-2">
          <p className="font-semibold">The customer sees</p>
          <ul className="mt-1 grid gap-1">
            {describeReasons(chosen).map((words) => (
              <li key={words}>{words}</li>
            ))}
          </ul>
          {answer.trim() ? <p className="wrap-anywhere mt-2 whitespace-pre-line">“{answer.trim()}”</p> : null}
        </div>
      ) : null}
    </>
  );
}
