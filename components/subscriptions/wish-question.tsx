"use client";

import { type FormEvent, useEffect, useRef } from "react";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Label } from "@/components/ui/label";
import { RadioCard, RadioGroup } from "@/components/ui/radio-card";
import { Textarea } from "@/components/ui/textarea";
import { formatDay } from "@/lib/orders/when";
import { chargeDayAfter } from "@/lib/subscriptions/charge-days";
import { stoppingRule } from "@/lib/subscriptions/consent";
import type { SubscriptionStep } from "@/lib/subscriptions/steps";
import { pauseLengths, type Subscription } from "@/lib/subscriptions/subscription";

export interface Answer {
  charges: number | null;
  reason: string;
}

interface WishQuestionProps {
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
        text: `Nothing is charged and nothing sent for it. Then it goes on by itself${tellNext(subscription)}.`,
        yes: "Skip it",
        no: "Don’t skip",
      };
    case "pause":
      return {
        title: "For how long?",
        text: "Nothing is charged meanwhile.",
        yes: "Pause",
        no: "Don’t pause",
      };
    case "resume":
      return {
        title: "Let it go on now?",
        text: `Charges come at their usual time again${tellNext(subscription)}, also one that you had left out, if its day is still to come.`,
        yes: "Go on",
        no: "Stay paused",
      };
    case "drop":
      return {
        title: "Drop it?",
        text: "Nothing was charged, and nothing will be.",
        yes: "Drop it",
        no: "Keep it",
      };
    default:
      return {
        title: "Stop the subscription?",
        text: `At once. ${stoppingRule}`,
        yes: "Stop now",
        no: "Keep it",
      };
  }
}

function tellNext(subscription: Subscription): string {
  const next = subscription.chargeAt && chargeDayAfter(subscription, subscription.chargeAt);
  return next ? `: the next charge is on ${formatDay(next)}` : "";
}

/** Asks once more before something is stopped or left out. */
export function WishQuestion({ step, subscription, isWorking, failure, onYes, onNo }: WishQuestionProps) {
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
    <RadioGroup legend={<span className="sr-only">How many charges to leave out</span>}>
      {pauseLengths.map((charges) => (
        <RadioCard
          key={charges}
          name="charges"
          value={charges}
          defaultChecked={charges === 1}
          title={charges === 1 ? "Leave out 1 charge" : `Leave out ${charges} charges`}
        />
      ))}
      <RadioCard name="charges" value={0} title="Until I let it go on" />
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
