"use client";

import { useRouter } from "next/navigation";
import { type ReactNode, useState } from "react";
import { flushSync } from "react-dom";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { ButtonLink } from "@/components/ui/button-link";
import { toast } from "@/components/ui/toaster";
import { usePageAction } from "@/components/ui/use-page-action";
import { formatPaise } from "@/lib/money";
import { subscriptionPaths } from "@/lib/subscription-paths";
import { type SubscriptionStep, stepsOf } from "@/lib/subscriptions/steps";
import type { AskedWish, Subscription } from "@/lib/subscriptions/subscription";
import {
  changePaymentAction,
  payMandateAction,
  wishSubscriptionAction,
} from "@/server/subscriptions/actions";
import { phaseWords, useMandate } from "./use-mandate";
import { type Answer, WishQuestion } from "./wish-question";

interface SubscriptionStepsProps {
  subscription: Subscription;
  shopName: string;
}

const asking: Partial<Record<SubscriptionStep, AskedWish>> = {
  skip: "skip",
  pause: "pause",
  resume: "resume",
  cancel: "cancel",
  drop: "cancel",
};

const labels: Partial<Record<SubscriptionStep, string>> = {
  skip: "Skip the next charge",
  pause: "Pause",
  resume: "Go on",
  cancel: "Stop the subscription",
  drop: "Drop it",
};

const done: Record<AskedWish, string> = {
  skip: "The next charge is skipped",
  pause: "It is paused",
  resume: "It goes on",
  cancel: "It is stopped",
};

const kept = "Kept. The bank is told within minutes";

/** What its owner can do with a subscription as a whole. */
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
      toast({ title: "Your bank confirms the change" });
      router.refresh();
    },
    onOver: () => router.refresh(),
  });
  const { phase, notice } = mandate;

  function wish({ charges, reason }: Answer): void {
    const wanted = asked && asking[asked];
    if (!wanted) return;
    run(
      () => wishSubscriptionAction({ id, version, wish: wanted, charges, reason }),
      null,
      ({ isDone }) => {
        toast({ title: isDone ? done[wanted] : kept });
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
      <WishQuestion
        step={asked}
        subscription={subscription}
        isWorking={isWorking}
        failure={failure?.message}
        onYes={wish}
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
          {follows === null ? `Pay ${formatPaise(amountPaise)}` : "Agree to it"}
        </Button>
      ) : null}
      {steps.has("payment") ? (
        <Button
          variant={status === "active" ? "outline" : "brand"}
          isPending={phase !== "idle"}
          onFocus={mandate.warm}
          onClick={() => void mandate.press(() => changePaymentAction({ id }))}
        >
          {status === "active" ? "Change how I pay" : "Pay another way"}
        </Button>
      ) : null}
      {steps.has("payment") ? (
        <p className="text-muted-foreground text-sm">
          {method === "card"
            ? "Another card, UPI AutoPay or an e-mandate can take the place of your card."
            : "A card can take the place of what pays now."}{" "}
          {status === "pending"
            ? `You pay the ${formatPaise(amountPaise)} that are due with it, and every charge after that.`
            : "Your bank checks it with a few rupees, which come back."}
        </p>
      ) : null}
      {steps.has("plan") ? (
        <ButtonLink
          href={subscriptionPaths.signup({ follows: id })}
          prefetch={false}
          variant="outline"
          className="text-center"
        >
          Change the plan
        </ButtonLink>
      ) : null}
      {(Object.keys(asking) as SubscriptionStep[])
        .filter((step) => steps.has(step))
        .map((step) => (
          <Press key={step} id={`${step}-${id}`} isQuiet={step === "cancel"} onPress={() => setAsked(step)}>
            {labels[step]}
          </Press>
        ))}
      <p role="status" className="sr-only">
        {phaseWords[phase]}
      </p>
    </div>
  );
}

interface PressProps {
  id: string;
  /** A word, no box. */
  isQuiet: boolean;
  onPress: () => void;
  children: ReactNode;
}

function Press({ id, isQuiet, onPress, children }: PressProps) {
  return isQuiet ? (
    <button id={id} type="button" onClick={onPress} className="link min-h-11 w-fit text-left">
      {children}
    </button>
  ) : (
    <Button id={id} variant="outline" onClick={onPress}>
      {children}
    </Button>
  );
}
