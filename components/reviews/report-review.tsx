"use client";

import { type FormEvent, useState } from "react";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Select } from "@/components/ui/select";
import { useIsAlive } from "@/components/ui/use-is-alive";
import { messageForStatus, offlineMessage } from "@/lib/result";
import { maxNoteLength, type ReportReason, reportReasonNames, reportReasons } from "@/lib/reviews/review";
import { reportReviewAction } from "@/server/reviews/actions";

const asReason = (value: FormDataEntryValue | null): ReportReason =>
  reportReasonNames.find((name) => name === value) ?? "other";

/** Reports a review to the shop. */
export function ReportReview({ id, isOpen }: { id: number; isOpen: boolean }) {
  const [state, setState] = useState<"open" | "sending" | "sent">("open");
  const [problem, setProblem] = useState("");
  // Before hydration a click would only reload the page.
  const isAlive = useIsAlive();

  async function send(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    if (state === "sending") return;
    const form = new FormData(event.currentTarget);
    setState("sending");
    setProblem("");
    try {
      const report = { id, reason: asReason(form.get("reason")), note: String(form.get("note") ?? "") };
      const answer = await reportReviewAction(report);
      if (!answer.ok) setProblem(answer.fieldErrors?.note ?? answer.message);
      setState(answer.ok ? "sent" : "open");
    } catch {
      setProblem(navigator.onLine ? messageForStatus(503) : offlineMessage);
      setState("open");
    }
  }

  if (state === "sent")
    return (
      <p role="status" className="mt-3 text-sm">
        Thank you. We'll check it.
      </p>
    );
  return (
    <details open={isOpen} className="mt-1">
      <summary className="review-report cursor-pointer">Report</summary>
      <form onSubmit={(event) => void send(event)} className="mt-2 grid max-w-md gap-4" noValidate>
        {problem ? (
          <Alert variant="warning" isLive>
            {problem}
          </Alert>
        ) : null}
        <Field id={`report-reason-${id}`} label="What's wrong with it?">
          {(control) => (
            <Select {...control} name="reason">
              {reportReasonNames.map((name) => (
                <option key={name} value={name}>
                  {reportReasons[name]}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Field id={`report-note-${id}`} label="Details" isOptional>
          {(control) => <Input {...control} name="note" maxLength={maxNoteLength} />}
        </Field>
        <Button
          type="submit"
          variant="outline"
          size="sm"
          disabled={!isAlive}
          isPending={state === "sending"}
          className="justify-self-start"
        >
          Report review
        </Button>
        <noscript>Reports need JavaScript. Without it, please write to us: the contact page works.</noscript>
      </form>
    </details>
  );
}
