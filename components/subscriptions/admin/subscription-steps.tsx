"use client";

import { useState } from "react";
import { ConfirmDialog } from "@/components/admin/confirm-dialog";
import { Button } from "@/components/ui/button";
import { LabelledInput, LabelledSelect } from "@/components/ui/labelled-input";
import { usePageAction } from "@/components/ui/use-page-action";
import { formatShortDay } from "@/lib/orders/when";
import { chargeDayAfter } from "@/lib/subscriptions/charge-days";
import type { DeskSubscription } from "@/lib/subscriptions/desk";
import type { SubscriptionStep } from "@/lib/subscriptions/desk-steps";
import { stepSubscriptionAction } from "@/server/subscriptions/admin-actions";

interface StepWords {
  button: string;
  title: string;
  about: (subscription: DeskSubscription) => string;
  said: string;
}

const dayOf = ({ chargeAt }: DeskSubscription) => (chargeAt ? formatShortDay(chargeAt) : "the next day");

function nextOf(subscription: DeskSubscription): string {
  const next = subscription.chargeAt && chargeDayAfter(subscription, subscription.chargeAt);
  return next ? `, on ${formatShortDay(next)}` : "";
}

const words: Record<SubscriptionStep, StepWords> = {
  skip: {
    button: "Skip a charge",
    title: "Skip the next charge?",
    about: (it) =>
      `The charge of ${dayOf(it)} is left out, with its parcel. The one after it comes as usual${nextOf(it)}.`,
    said: "The next charge is skipped",
  },
  pause: {
    button: "Pause",
    title: "Pause this subscription?",
    about: (it) => `From the charge of ${dayOf(it)} on nothing is charged and nothing is sent.`,
    said: "The subscription is paused",
  },
  resume: {
    button: "Let it go on",
    title: "Let it go on?",
    about: () =>
      "The gateway charges again from its next date on: also on one that was to be left out, if it is still to come.",
    said: "The subscription goes on",
  },
  cancel: {
    button: "Cancel",
    title: "Cancel this subscription?",
    about: (it) =>
      `The mandate ends at once and can't be brought back. What was paid before is still sent${
        it.chargeAt ? `; the charge of ${dayOf(it)} does not come` : ""
      }.`,
    said: "The subscription is cancelled",
  },
};

interface SubscriptionStepsProps {
  subscription: DeskSubscription;
  steps: readonly SubscriptionStep[];
}

/** What staff can do for the customer now. Each asks once more, and is told to the gateway. */
export function SubscriptionSteps({ subscription, steps }: SubscriptionStepsProps) {
  const [asked, setAsked] = useState<SubscriptionStep | null>(null);
  return (
    <>
      {steps.map((step) => (
        <Button
          key={step}
          variant={step === "cancel" ? "destructive" : "outline"}
          size="sm"
          onClick={() => setAsked(step)}
        >
          {words[step].button}
        </Button>
      ))}
      {asked ? <StepDialog step={asked} subscription={subscription} onClose={() => setAsked(null)} /> : null}
    </>
  );
}

interface StepDialogProps {
  step: SubscriptionStep;
  subscription: DeskSubscription;
  onClose: () => void;
}

function StepDialog({ step, subscription, onClose }: StepDialogProps) {
  const { title, about, button, said } = words[step];
  const { id, version } = subscription;
  const { isWorking, failure, run } = usePageAction();
  const [charges, setCharges] = useState("1");
  const [note, setNote] = useState("");
  const isPause = step === "pause";
  return (
    <ConfirmDialog
      isOpen
      onClose={onClose}
      title={title}
      confirmLabel={step === "cancel" ? "Cancel the subscription" : button}
      closeLabel={step === "cancel" ? "Keep it" : undefined}
      isDangerous={step === "cancel"}
      isPending={isWorking}
      problem={failure && !failure.fieldErrors.note ? failure.message : undefined}
      onConfirm={() =>
        run(
          () =>
            stepSubscriptionAction({
              ...{ id, version, step, note },
              charges: isPause && charges !== "" ? Number(charges) : null,
            }),
          said,
          onClose,
        )
      }
    >
      <p>{about(subscription)}</p>
      {isPause ? (
        <LabelledSelect id="step-charges" label="For how long" value={charges} onType={setCharges}>
          <option value="1">1 charge</option>
          <option value="2">2 charges</option>
          <option value="3">3 charges</option>
          <option value="">Until somebody lets it go on</option>
        </LabelledSelect>
      ) : null}
      <LabelledInput
        id="step-note"
        label={step === "cancel" ? "What the customer said" : "Note for the story"}
        isOptional
        error={failure?.fieldErrors.note}
        maxLength={400}
        value={note}
        onType={setNote}
      />
    </ConfirmDialog>
  );
}
