"use client";

import { useState } from "react";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { useLater } from "@/components/ui/use-later";
import { usePageAction } from "@/components/ui/use-page-action";
import { stepsOf } from "@/lib/subscriptions/steps";
import type { Choice, Subscription } from "@/lib/subscriptions/subscription";
import { swapPickAction } from "@/server/subscriptions/actions";

interface SwapChoicesProps {
  subscription: Subscription;
  choices: readonly Choice[];
  /** The place in the parcel. */
  position: number;
  onDone: () => void;
}

interface Wanted {
  variantId: number;
  name: string;
  /** Of the subscription, when it was pressed. */
  version: number;
}

const loadChoices = () => import("./choice-list");

/** What fits into one place of the parcel. What was pressed too late stays one press away, beside what the place holds now. */
export function SwapChoices({ subscription, choices, position, onDone }: SwapChoicesProps) {
  const { id, version, picks } = subscription;
  const { isWorking, failure, run } = usePageAction();
  const later = useLater(loadChoices);
  const [wanted, setWanted] = useState<Wanted | null>(null);
  const canSwap = stepsOf(subscription).has("swap");
  const others = picks.filter((pick) => pick.position !== position).map(({ productId }) => productId);
  const fitting = choices.filter(({ productId }) => !others.includes(productId));
  const here = picks.find((pick) => pick.position === position);
  const isOvertaken = failure !== null && wanted !== null && wanted.version !== version;
  const isStillThere = fitting.some(({ colors }) =>
    colors.some(({ variantId }) => variantId === wanted?.variantId),
  );

  function swap(variantId: number, name: string): void {
    setWanted({ variantId, name, version });
    run(() => swapPickAction({ id, version, position, variantId }), `“${name}” is in your parcel`, onDone);
  }

  return (
    <>
      {failure ? (
        <Alert variant="warning" isLive className="mb-4">
          <p>{failure.message}</p>
          {isOvertaken && canSwap ? (
            <p className="wrap-anywhere mt-2">
              {here ? `In this place now: “${here.name}”, ${here.colorName}.` : "This place is empty now."}
            </p>
          ) : null}
          {isOvertaken && canSwap && isStillThere ? (
            <Button
              variant="outline"
              size="sm"
              className="mt-2"
              isPending={isWorking}
              onClick={() => swap(wanted.variantId, wanted.name)}
            >
              Take “{wanted.name}”
            </Button>
          ) : null}
        </Alert>
      ) : null}
      {later && canSwap ? <later.ChoiceList choices={fitting} isWorking={isWorking} onChoose={swap} /> : null}
    </>
  );
}
