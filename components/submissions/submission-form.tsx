import { type FormEvent, useEffect, useId, useRef, useState } from "react";
import { ProofNotes, RightsTick } from "@/components/designer/proof/proof-consent";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/checkbox";
import { Field } from "@/components/ui/field";
import { Textarea } from "@/components/ui/textarea";
import { usePageAction } from "@/components/ui/use-page-action";
import { printRights } from "@/lib/designer/rights";
import type { Proof } from "@/lib/designer/shop";
import type { Result } from "@/lib/result";
import { formatReviewTime } from "@/lib/submissions/describe-submission";
import {
  maxSubmissionMessageLength,
  type SubmissionStatus,
  type VersionReview,
} from "@/lib/submissions/submission";
import { acceptProofAction } from "@/server/designs/actions";
import { saveSubmissionAction, submitSubmissionAction } from "@/server/submissions/actions";
import { useSubmissionDraft } from "./use-submission-draft";

interface SubmissionFormProps {
  proof: Pick<Proof, "versionId" | "notes" | "hasRights">;
  /** A draft, or a withdrawn submission. */
  review: Pick<VersionReview, "message" | "mayPublish"> | null;
  follows: string | null;
  hours: number | null;
}

/** A message and two ticks; the input is saved as a draft automatically. */
export function SubmissionForm({ proof, review, follows, hours }: SubmissionFormProps) {
  const { versionId, notes } = proof;
  const { draft, change, note, pause } = useSubmissionDraft(versionId, follows, {
    message: review?.message ?? "",
    mayPublish: review?.mayPublish ?? false,
  });
  const [hasRights, setHasRights] = useState(proof.hasRights);
  const [missing, setMissing] = useState("");
  const { isWorking, failure, run } = usePageAction();
  const problemId = useId();
  const problem = missing || failure?.message;
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (missing) form.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
  }, [missing]);
  const letters = [...draft.message].length;

  async function acceptAndSend(): Promise<Result<SubmissionStatus>> {
    if (!proof.hasRights) {
      const accepted = await acceptProofAction({ versionId, rightsVersion: printRights.version });
      if (!accepted.ok) return accepted;
    }
    const saved = await saveSubmissionAction({ versionId, follows, ...draft });
    return saved.ok ? submitSubmissionAction({ id: saved.data }) : saved;
  }

  async function sendIt(): Promise<Result<SubmissionStatus>> {
    const goOn = await pause();
    let isSent = false;
    try {
      const answer = await acceptAndSend();
      isSent = answer.ok;
      return answer;
    } finally {
      goOn(isSent);
    }
  }

  function send(event: FormEvent): void {
    event.preventDefault();
    if (isWorking) return;
    setMissing(hasRights ? "" : "Confirm that you have the right to print this.");
    if (hasRights) run(sendIt, "Design sent for review");
  }

  return (
    <form ref={form} onSubmit={send} noValidate className="grid h-fit min-w-0 gap-7 lg:sticky lg:top-24">
      <ProofNotes notes={notes} />
      <Field
        id="message"
        label="Message to our reviewers"
        isOptional
        hint={`Where a picture comes from, or what you're unsure about. ${letters} of ${maxSubmissionMessageLength} characters.`}
        error={failure?.fieldErrors.message}
      >
        {(control) => (
          <Textarea
            {...control}
            name="message"
            rows={4}
            maxLength={maxSubmissionMessageLength}
            value={draft.message}
            onChange={(event) => change({ message: event.target.value })}
          />
        )}
      </Field>
      <div className="grid gap-1">
        <Checkbox
          label="The shop may sell this design"
          checked={draft.mayPublish}
          aria-describedby="offering"
          onChange={(event) => change({ mayPublish: event.target.checked })}
        />
        <p id="offering" className="text-muted-foreground text-sm">
          We may then sell tees with this design under the name you gave it. Your own name isn't shown, and we
          don't pay for it. Leave it unticked and we'll only print it for you.
        </p>
      </div>
      {proof.hasRights ? null : (
        <RightsTick isTicked={hasRights} onTick={setHasRights} problemId={missing ? problemId : null} />
      )}
      <div className="grid gap-3">
        <Button
          type="submit"
          size="lg"
          isPending={isWorking}
          aria-describedby={problem ? problemId : undefined}
        >
          Send for review
        </Button>
        <p className="text-muted-foreground text-sm">
          We'll reply {formatReviewTime(hours)}. <span aria-live="polite">{note}</span>
        </p>
        {problem ? (
          <Alert id={problemId} variant="destructive" isLive>
            {problem}
          </Alert>
        ) : null}
      </div>
    </form>
  );
}
