"use client";

import { useState } from "react";
import { ConfirmDialog } from "@/components/admin/confirm-dialog";
import { Button } from "@/components/ui/button";
import { LabelledInput, LabelledSelect } from "@/components/ui/labelled-input";
import { usePageAction } from "@/components/ui/use-page-action";
import { formatShortDay } from "@/lib/orders/when";
import type { SubscriptionStep } from "@/lib/subscriptions/admin-steps";
import type { AdminSubscription } from "@/lib/subscriptions/admin-subscription";
import { chargeDayAfter } from "@/lib/subscriptions/charge-days";
import { stepSubscriptionAction } from "@/server/subscriptions/admin-actions";

interface StepWords {
  button: string;
  title: string;
  about: (subscription: AdminSubscription) => string;
  successMessage: string;
}

const dayOf = ({ chargeAt }: AdminSubscription) => (chargeAt ? formatShortDay(chargeAt) : "the next day");

function nextOf(subscription: AdminSubscription): string {
  const next = subscription.chargeAt && chargeDayAfter(subscription, subscription.chargeAt);
  return next ? `, on ${formatShortDay(next)}` : "";
}

const words: Record<SubscriptionStep, StepWords> = {
  skip: {
    button: "Skip a charge",
    title: "Skip the next charge?",
    about: (it) =>
      `The charge of ${dayOf(it)} and its parcel are skipped. The next one follows as planned${nextOf(it)}.`,
    successMessage: "Next charge skipped",
  },
  pause: {
    button: "Pause",
    title: "Pause this subscription?",
    about: (it) => `From the charge of ${dayOf(it)}, nothing is charged or sent.`,
    successMessage: "Subscription paused",
  },
  resume: {
    button: "Resume",
    title: "Resume this subscription?",
    about: () => "Charges resume on the next date, including one that was to be skipped.",
    successMessage: "Subscription resumed",
  },
  cancel: {
    button: "Cancel",
    title: "Cancel this subscription?",
    about: (it) =>
      `The mandate ends now and can't be restored. Paid parcels are still sent${it.chargeAt ? `; the charge of ${dayOf(it)} is cancelled` : ""}.`,
    successMessage: "Subscription cancelled",
  },
};

interface SubscriptionStepsProps {
  subscription: AdminSubscription;
  steps: readonly SubscriptionStep[];
}

/** Staff actions for the customer. Each needs confirmation, and is sent to the gateway. */
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
  subscription: AdminSubscription;
  onClose: () => void;
}

function StepDialog({ step, subscription, onClose }: StepDialogProps) {
  const { title, about, button, successMessage } = words[step];
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
      confirmLabel={step === "cancel" ? "Cancel subscription" : button}
      closeLabel={step === "cancel" ? "Keep subscription" : undefined}
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
          successMessage,
          onClose,
        )
      }
    >
      <p>{about(subscription)}</p>
      {isPause ? (
        <LabelledSelect id="step-charges" label="Pause for" value={charges} onType={setCharges}>
          <option value="1">1 charge</option>
          <option value="2">2 charges</option>
          <option value="3">3 charges</option>
          <option value="">Until resumed</option>
        </LabelledSelect>
      ) : null}
      <LabelledInput
        id="step-note"
        label={step === "cancel" ? "Customer's reason" : "Note for the timeline"}
        isOptional
        error={failure?.fieldErrors.note}
        maxLength={400}
        value={note}
        onType={setNote}
      />
    </ConfirmDialog>
  );
}
