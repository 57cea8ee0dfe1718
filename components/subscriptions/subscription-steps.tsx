"use client";

import { useRouter } from "next/navigation";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { ButtonLink } from "@/components/ui/button-link";
import { Label } from "@/components/ui/label";
import { RadioCard, RadioGroup } from "@/components/ui/radio-card";
import { Textarea } from "@/components/ui/textarea";
import { toastAfter } from "@/components/ui/toast-changes";
import { usePageAction } from "@/components/ui/use-page-action";
import { formatPaise } from "@/lib/money";
import { formatDay } from "@/lib/orders/when";
import { subscriptionPaths } from "@/lib/subscription-paths";
import { chargeDayAfter } from "@/lib/subscriptions/charge-days";
import { stoppingRule } from "@/lib/subscriptions/consent";
import { type SubscriptionStep, stepsOf } from "@/lib/subscriptions/steps";
import { type ChangeRequest, pauseLengths, type Subscription } from "@/lib/subscriptions/subscription";
import { changePaymentAction, payMandateAction, requestChangeAction } from "@/server/subscriptions/actions";
import { mandatePhaseLabels, useMandate } from "./use-mandate";

interface SubscriptionStepsProps {
  subscription: Subscription;
  shopName: string;
}

const asking: Partial<Record<SubscriptionStep, ChangeRequest>> = {
  skip: "skip",
  pause: "pause",
  resume: "resume",
  cancel: "cancel",
  drop: "cancel",
};

const labels: Partial<Record<SubscriptionStep, string>> = {
  skip: "Skip the next charge",
  pause: "Pause",
  resume: "Resume",
  cancel: "Cancel subscription",
  drop: "Discard",
};

const done: Record<ChangeRequest, string> = {
  skip: "Next charge skipped",
  pause: "Subscription paused",
  resume: "Subscription resumed",
  cancel: "Subscription cancelled",
};

const savedMessage = "Saved. We'll notify your bank within minutes";

/** The owner's actions on the whole subscription. */
export function SubscriptionSteps({ subscription, shopName }: SubscriptionStepsProps) {
  const { id, version, status, amountPaise, follows, method } = subscription;
  const router = useRouter();
  const steps = stepsOf(subscription);
  const [asked, setAsked] = useState<SubscriptionStep | null>(null);
  const { isWorking, failure, run } = usePageAction();
  const mandate = useMandate({
    shopName,
    onAgreed: () => {
      if (status === "created") return router.push(subscriptionPaths.success(id));
      toastAfter(() => router.refresh(), { title: "Your bank is confirming the change" });
    },
    onOver: () => router.refresh(),
  });
  const { phase, notice } = mandate;

  function requestChange({ charges, reason }: Answer): void {
    const wanted = asked && asking[asked];
    if (!wanted) return;
    run(
      () => requestChangeAction({ id, version, change: wanted, charges, reason }),
      ({ isDone }) => (isDone ? done[wanted] : savedMessage),
      () => {
        setAsked(null);
        document.getElementById("subscription")?.focus();
      },
    );
  }

  function leave(step: SubscriptionStep): void {
    flushSync(() => setAsked(null));
    document.getElementById(`${step}-${id}`)?.focus();
  }

  if (asked && steps.has(asked))
    return (
      <ChangeQuestion
        step={asked}
        subscription={subscription}
        isWorking={isWorking}
        failure={failure?.message}
        onYes={requestChange}
        onNo={() => leave(asked)}
      />
    );
  return (
    <div className="grid gap-3">
      {notice ? (
        <Alert variant="warning" title={notice.title} isLive>
          {notice.text}
        </Alert>
      ) : null}
      {steps.has("finish") ? (
        <Button
          variant="brand"
          isPending={phase !== "idle"}
          onFocus={mandate.warm}
          onClick={() => void mandate.press(() => payMandateAction({ id }))}
        >
          {follows === null ? `Pay ${formatPaise(amountPaise)}` : "Agree"}
        </Button>
      ) : null}
      {steps.has("payment") ? (
        <Button
          variant={status === "active" ? "outline" : "brand"}
          isPending={phase !== "idle"}
          onFocus={mandate.warm}
          onClick={() => void mandate.press(() => changePaymentAction({ id }))}
        >
          {status === "active" ? "Change payment method" : "Use another payment method"}
        </Button>
      ) : null}
      {steps.has("payment") ? (
        <p className="text-muted-foreground text-sm">
          {method === "card"
            ? "You can switch to another card, UPI AutoPay or an e-mandate."
            : "You can switch to a card."}{" "}
          {status === "pending"
            ? `It pays the ${formatPaise(amountPaise)} due now, and every charge after that.`
            : "Your bank checks it with a few rupees, which are refunded."}
        </p>
      ) : null}
      {steps.has("plan") ? (
        <ButtonLink
          href={subscriptionPaths.signup({ follows: id })}
          prefetch={false}
          variant="outline"
          className="text-center"
        >
          Change plan
        </ButtonLink>
      ) : null}
      {(Object.keys(asking) as SubscriptionStep[])
        .filter((step) => steps.has(step))
        .map((step) => (
          <Button key={step} id={`${step}-${id}`} variant="outline" onClick={() => setAsked(step)}>
            {labels[step]}
          </Button>
        ))}
      <p role="status" className="sr-only">
        {mandatePhaseLabels[phase]}
      </p>
    </div>
  );
}

interface Answer {
  charges: number | null;
  reason: string;
}

interface ChangeQuestionProps {
  step: SubscriptionStep;
  subscription: Subscription;
  isWorking: boolean;
  failure: string | undefined;
  onYes: (answer: Answer) => void;
  onNo: () => void;
}

interface Question {
  title: string;
  text: string;
  yes: string;
  no: string;
}

function questionOf(step: SubscriptionStep, subscription: Subscription): Question {
  const { chargeAt } = subscription;
  const day = chargeAt ? ` of ${formatDay(chargeAt)}` : "";
  switch (step) {
    case "skip":
      return {
        title: `Skip the charge${day}?`,
        text: `You won't be charged or sent anything for it. Then your subscription resumes automatically${formatNextCharge(subscription)}.`,
        yes: "Skip it",
        no: "Don't skip",
      };
    case "pause":
      return {
        title: "For how long?",
        text: "You won't be charged while paused.",
        yes: "Pause",
        no: "Don't pause",
      };
    case "resume":
      return {
        title: "Resume now?",
        text: `Charges resume on their normal dates${formatNextCharge(subscription)}, including a skipped one if its day is still to come.`,
        yes: "Resume",
        no: "Stay paused",
      };
    case "drop":
      return {
        title: "Discard it?",
        text: "Nothing was charged, and nothing will be.",
        yes: "Discard",
        no: "Keep it",
      };
    default:
      return {
        title: "Cancel your subscription?",
        text: `It ends immediately. ${stoppingRule}`,
        yes: "Cancel now",
        no: "Keep it",
      };
  }
}

function formatNextCharge(subscription: Subscription): string {
  const next = subscription.chargeAt && chargeDayAfter(subscription, subscription.chargeAt);
  return next ? `: the next charge is on ${formatDay(next)}` : "";
}

/** Confirms before something is cancelled or skipped. */
function ChangeQuestion({ step, subscription, isWorking, failure, onYes, onNo }: ChangeQuestionProps) {
  const titleRef = useRef<HTMLHeadingElement>(null);
  const { title, text, yes, no } = questionOf(step, subscription);
  useEffect(() => titleRef.current?.focus(), []);

  function onSubmit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const charges = Number(data.get("charges") ?? 0);
    onYes({
      charges: step === "pause" && charges > 0 ? charges : null,
      reason: String(data.get("reason") ?? ""),
    });
  }

  return (
    <form onSubmit={onSubmit} className="grid gap-4">
      <h3 ref={titleRef} tabIndex={-1} className="font-semibold text-lg outline-none">
        {title}
      </h3>
      <p>{text}</p>
      {step === "pause" ? <PauseLengths /> : null}
      {step === "cancel" ? <Reason /> : null}
      {failure === undefined ? null : (
        <Alert variant="warning" isLive>
          {failure}
        </Alert>
      )}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" variant={step === "cancel" ? "destructive" : "primary"} isPending={isWorking}>
          {yes}
        </Button>
        <Button variant="outline" onClick={onNo}>
          {no}
        </Button>
      </div>
    </form>
  );
}

function PauseLengths() {
  return (
    <RadioGroup legend={<span className="sr-only">How many charges to skip</span>}>
      {pauseLengths.map((charges) => (
        <RadioCard
          key={charges}
          name="charges"
          value={charges}
          defaultChecked={charges === 1}
          title={charges === 1 ? "Skip 1 charge" : `Skip ${charges} charges`}
        />
      ))}
      <RadioCard name="charges" value={0} title="Until I resume it" />
    </RadioGroup>
  );
}

function Reason() {
  return (
    <div className="grid gap-1.5">
      <Label htmlFor="cancel-reason">
        Why? <span className="font-normal text-muted-foreground">(optional)</span>
      </Label>
      <Textarea id="cancel-reason" name="reason" rows={2} maxLength={400} />
    </div>
  );
}
