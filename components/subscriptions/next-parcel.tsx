"use client";

import { startTransition, useState } from "react";
import { LinePicture } from "@/components/pictures/line-picture";
import { Alert } from "@/components/ui/alert";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { Spinner } from "@/components/ui/spinner";
import { useDeferredModule } from "@/components/ui/use-deferred-module";
import { usePageAction } from "@/components/ui/use-page-action";
import { formatDay } from "@/lib/orders/when";
import { paths } from "@/lib/paths";
import { findChargeToChoose, stepsOf } from "@/lib/subscriptions/steps";
import type { Choice, Pick, Subscription } from "@/lib/subscriptions/subscription";
import { chooseForChargeAction, swapPickAction } from "@/server/subscriptions/actions";

interface NextParcelProps {
  subscription: Subscription;
  /** The options for a swap. */
  choices: readonly Choice[];
}

/** The next delivery: each tee with its picture, and a link to swap it. */
export function NextParcel({ subscription, choices }: NextParcelProps) {
  const { id, version, plan, picks } = subscription;
  const canSwap = stepsOf(subscription).has("swap");
  const asked = findChargeToChoose(subscription);
  const [position, setPosition] = useState<number | null>(null);
  const { isWorking, failure, run } = usePageAction();
  const places = Array.from({ length: plan.tees }, (_, index) => ({
    position: index + 1,
    pick: picks.find((pick) => pick.position === index + 1) ?? null,
  }));
  const isFull = places.every(({ pick }) => pick?.isAvailable);

  return (
    <>
      <ul className="two-columns mt-4 gap-x-4 gap-y-6 sm:gap-x-5 xl:grid-cols-3">
        {places.map(({ position: place, pick }) => (
          <li key={place} className="room min-w-0">
            <Tee pick={pick} />
            {canSwap ? (
              <Button
                variant="outline"
                size="sm"
                className="mt-3"
                aria-label={pick ? `Swap ${pick.name}` : `Choose tee ${place}`}
                onClick={() => setPosition(place)}
              >
                {pick ? "Swap" : "Choose"}
              </Button>
            ) : null}
          </li>
        ))}
      </ul>
      {asked ? (
        <div className="mt-6 grid justify-items-start gap-3">
          <p>
            {isFull
              ? `Is this right? We'll send it for the charge of ${formatDay(asked.paidAt)}.`
              : "Choose every tee before sending."}
          </p>
          {isFull ? (
            <Button
              variant="brand"
              isPending={isWorking}
              onClick={() =>
                run(
                  () => chooseForChargeAction({ id, version, chargeId: asked.id }),
                  "We'll print your parcel next",
                )
              }
            >
              Send this parcel
            </Button>
          ) : null}
        </div>
      ) : null}
      {failure ? (
        <Alert variant="warning" isLive className="mt-4">
          {failure.message}
        </Alert>
      ) : null}
      <Dialog isOpen={position !== null} onClose={() => setPosition(null)} title="Choose a tee" shape="sheet">
        {position === null ? null : (
          <SwapChoices
            subscription={subscription}
            choices={choices}
            position={position}
            // With the refreshed page: until then the page's buttons have the version before the swap.
            onDone={() => startTransition(() => setPosition(null))}
          />
        )}
      </Dialog>
    </>
  );
}

function Tee({ pick }: { pick: Pick | null }) {
  if (!pick)
    return (
      <div className="grid aspect-4/5 w-full max-w-60 place-items-center rounded-sm border border-dashed p-4 text-center text-muted-foreground">
        Nothing picked yet
      </div>
    );
  const { name, slug, imageUrl, colorName, size, isChosen, isAvailable } = pick;
  return (
    <>
      <div className="max-w-60">
        <LinePicture url={imageUrl} width={240} isDimmed={!isAvailable} />
      </div>
      <p className="wrap-anywhere mt-2 font-semibold leading-snug">
        <a href={paths.product(slug)} className="hover:underline">
          {name}
        </a>
      </p>
      <p className="text-muted-foreground text-sm">
        {colorName}, {size}
      </p>
      <div className="mt-1 flex flex-wrap gap-2">
        {isChosen ? <Badge>Your choice</Badge> : null}
        {isAvailable ? null : <Badge variant="warning">Sold out: we'll pick another</Badge>}
      </div>
    </>
  );
}

interface SwapChoicesProps {
  subscription: Subscription;
  choices: readonly Choice[];
  /** The position in the delivery. */
  position: number;
  onDone: () => void;
}

interface Wanted {
  variantId: number;
  name: string;
  /** The subscription's version at the time of the click. */
  version: number;
}

const loadChoices = () => import("./choice-list");

/** The options for one position of the delivery. A choice made too late can be tapped again, beside the position's current tee. */
function SwapChoices({ subscription, choices, position, onDone }: SwapChoicesProps) {
  const { id, version, picks } = subscription;
  const { isWorking, failure, run } = usePageAction();
  const later = useDeferredModule(loadChoices);
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
              {here ? `Currently: “${here.name}”, ${here.colorName}.` : "Nothing chosen yet."}
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
              Choose “{wanted.name}”
            </Button>
          ) : null}
        </Alert>
      ) : null}
      {!canSwap ? null : later ? (
        <later.ChoiceList
          choices={fitting}
          isWorking={isWorking}
          pendingId={isWorking ? (wanted?.variantId ?? null) : null}
          onChoose={swap}
        />
      ) : (
        <Spinner className="mx-auto my-8 size-6" />
      )}
    </>
  );
}
