"use client";

import { useState } from "react";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { ButtonLink } from "@/components/ui/button-link";
import { toast } from "@/components/ui/toast-store";
import { usePageAction } from "@/components/ui/use-page-action";
import { designPaths } from "@/lib/design-paths";
import { paths } from "@/lib/paths";
import { designerPath } from "@/lib/submissions/design-change";
import { isRefused, type Submission } from "@/lib/submissions/submission";
import { type SubmissionStep, stepsOf } from "@/lib/submissions/tell-submission";
import {
  archiveSubmissionAction,
  submitSubmissionAction,
  withdrawSubmissionAction,
} from "@/server/submissions/actions";

/** The card that had the focus is gone, or says something else. */
function focusHeading(): void {
  document.getElementById("my-submissions")?.focus();
}

/** What its maker can do with a submission. */
export function SubmissionSteps({ submission }: { submission: Submission }) {
  const { isWorking, failure, run } = usePageAction();
  const [pressed, setPressed] = useState<SubmissionStep | null>(null);
  const steps = stepsOf(submission);
  if (steps.length === 0) return null;
  const { id, name, versionId, designId, status } = submission;

  const send = () =>
    run(
      () => submitSubmissionAction({ id }),
      null,
      (now) => {
        toast({ title: now === "approved" ? `“${name}” is approved` : `“${name}” is sent to us` });
        focusHeading();
      },
    );
  const takeBack = (said: string) => run(() => withdrawSubmissionAction({ id }), said, focusHeading);
  const putAway = () => run(() => archiveSubmissionAction({ id }), `“${name}” is put away`, focusHeading);

  const change = { replaces: versionId, order: null, follows: isRefused(status) ? id : null };
  const links: Partial<Record<SubmissionStep, { label: string; href: string }>> = {
    finish: {
      label: steps.includes("send") ? "Change the message" : "Finish and send",
      href: paths.newSubmission(versionId),
    },
    change: {
      label: isRefused(status) ? "Change it" : "Open the design",
      href: designerPath(designId, change),
    },
    order: { label: "Order it", href: designPaths.proof(versionId) },
  };
  const presses: Partial<Record<SubmissionStep, { label: string; press: () => void }>> = {
    send: { label: status === "withdrawn" ? "Send it again" : "Send", press: send },
    delete: { label: "Delete draft", press: () => takeBack(`The draft of “${name}” is deleted`) },
    takeBack: { label: "Take back", press: () => takeBack(`“${name}” is taken back`) },
    putAway: { label: "Put away", press: putAway },
  };
  return (
    <>
      {failure ? (
        <Alert variant="warning" isLive>
          {failure.message}
        </Alert>
      ) : null}
      <div className="flex flex-wrap gap-2">
        {steps.map((step, index) => {
          const variant = index === 0 && step !== "takeBack" ? "primary" : "outline";
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
