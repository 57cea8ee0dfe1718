"use client";

import { useState } from "react";
import { flushSync } from "react-dom";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { ButtonLink } from "@/components/ui/button-link";
import { usePageAction } from "@/components/ui/use-page-action";
import { designPaths } from "@/lib/designer/design-paths";
import { paths } from "@/lib/paths";
import { type SubmissionStep, stepsOf } from "@/lib/submissions/describe-submission";
import { designerPath } from "@/lib/submissions/design-change";
import { isRefused, type Submission } from "@/lib/submissions/submission";
import {
  archiveSubmissionAction,
  stopOfferingAction,
  submitSubmissionAction,
  withdrawSubmissionAction,
} from "@/server/submissions/actions";

/** The card that had the focus is gone or has changed. */
function focusHeading(): void {
  document.getElementById("my-submissions")?.focus();
}

type Asked = "putAway" | "stopOffering";

const questions: Record<Asked, string> = {
  putAway:
    "Archive it? It stays in this list with our reply. You can't send it again as it is, but you can still open and edit the design.",
  stopOffering: "Stop the shop from selling it? You can still order it yourself.",
};

interface QuestionProps {
  text: string;
  label: string;
  isWorking: boolean;
  failure: string | undefined;
  onYes: () => void;
  onNo: () => void;
}

function Question({ text, label, isWorking, failure, onYes, onNo }: QuestionProps) {
  return (
    <div className="grid gap-3 border-t pt-3">
      {failure === undefined ? null : (
        <Alert variant="warning" isLive>
          {failure}
        </Alert>
      )}
      <p role="alert">{text}</p>
      <div className="flex flex-wrap gap-2">
        <Button ref={focusWhenShown} size="sm" isPending={isWorking} onClick={onYes}>
          {label}
        </Button>
        <Button variant="outline" size="sm" onClick={onNo}>
          Cancel
        </Button>
      </div>
    </div>
  );
}

function focusWhenShown(button: HTMLButtonElement | null): void {
  button?.focus();
}

/** The author's actions on a submission. */
export function SubmissionSteps({ submission }: { submission: Submission }) {
  const { isWorking, failure, run } = usePageAction();
  const [pressed, setPressed] = useState<SubmissionStep | null>(null);
  const [asked, setAsked] = useState<Asked | null>(null);
  const steps = stepsOf(submission);
  if (steps.length === 0) return null;
  const { id, name, versionId, designId, status } = submission;

  const send = () =>
    run(
      () => submitSubmissionAction({ id }),
      (now) => (now === "approved" ? `“${name}” is approved` : `“${name}” sent for review`),
      focusHeading,
    );
  const takeBack = (successMessage: string) =>
    run(() => withdrawSubmissionAction({ id }), successMessage, focusHeading);
  const putAway = () => run(() => archiveSubmissionAction({ id }), `“${name}” archived`, focusHeading);
  const stopOffering = () =>
    run(() => stopOfferingAction({ id }), `The shop can't sell “${name}” any more`, focusHeading);

  const change = { replaces: versionId, order: null, follows: isRefused(status) ? id : null };
  const links: Partial<Record<SubmissionStep, { label: string; href: string }>> = {
    finish: {
      label: steps.includes("send") ? "Edit message" : "Finish and send",
      href: paths.newSubmission(versionId),
    },
    change: {
      label: isRefused(status) ? "Edit design" : "Open design",
      href: designerPath(designId, change),
    },
    order: { label: "Order now", href: designPaths.proof(versionId) },
  };
  const presses: Partial<Record<SubmissionStep, { label: string; press: () => void }>> = {
    send: { label: status === "withdrawn" ? "Send again" : "Send for review", press: send },
    delete: { label: "Delete draft", press: () => takeBack(`Draft of “${name}” deleted`) },
    takeBack: { label: "Withdraw", press: () => takeBack(`“${name}” withdrawn`) },
    stopOffering: { label: "Stop selling", press: () => setAsked("stopOffering") },
    putAway: { label: "Archive", press: () => setAsked("putAway") },
  };
  if (asked !== null && steps.includes(asked))
    return (
      <Question
        text={questions[asked]}
        label={asked === "putAway" ? "Archive" : "Stop selling"}
        isWorking={isWorking}
        failure={failure?.message}
        onYes={asked === "putAway" ? putAway : stopOffering}
        onNo={() => {
          flushSync(() => setAsked(null));
          document.getElementById(`${asked}-${id}`)?.focus();
        }}
      />
    );
  return (
    <>
      {failure ? (
        <Alert variant="warning" isLive>
          {failure.message}
        </Alert>
      ) : null}
      <div className="flex flex-wrap gap-2">
        {steps.map((step, index) => {
          const variant =
            step === "order" ? "brand" : index === 0 && step !== "takeBack" ? "primary" : "outline";
          const link = links[step];
          if (link)
            return (
              <ButtonLink
                key={step}
                href={link.href}
                prefetch={false}
                variant={variant}
                size="sm"
                aria-label={`${link.label}: ${name}`}
              >
                {link.label}
              </ButtonLink>
            );
          const press = presses[step];
          return press ? (
            <Button
              key={step}
              id={`${step}-${id}`}
              variant={variant}
              size="sm"
              isPending={isWorking && pressed === step}
              aria-label={`${press.label}: ${name}`}
              onClick={() => {
                if (isWorking) return;
                setPressed(step);
                press.press();
              }}
            >
              {press.label}
            </Button>
          ) : null;
        })}
      </div>
    </>
  );
}
