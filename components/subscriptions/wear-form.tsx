"use client";

import { type FormEvent, useRef, useState } from "react";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { usePageAction } from "@/components/ui/use-page-action";
import type { CutSizes, Subscription, Taste } from "@/lib/subscriptions/subscription";
import { changeWearAction } from "@/server/subscriptions/actions";
import { type Wear, WearFields } from "./wear-fields";

interface WearFormProps {
  subscription: Subscription;
  cuts: readonly CutSizes[];
  tastes: readonly Taste[];
}

/** Another cut, size or taste, from the next delivery on. */
export function WearForm({ subscription, cuts, tastes }: WearFormProps) {
  const { id, version, cut, size } = subscription;
  const details = useRef<HTMLDetailsElement>(null);
  const [wear, setWear] = useState<Wear>({ cut, size, tastes: subscription.tastes });
  const [sizeError, setSizeError] = useState<string>();
  const { isWorking, failure, run } = usePageAction();

  function onSubmit(event: FormEvent): void {
    event.preventDefault();
    setSizeError(wear.size === "" ? "Please choose a size." : undefined);
    if (wear.size === "") return;
    run(
      () => changeWearAction({ id, version, cut: wear.cut, size: wear.size, tastes: [...wear.tastes] }),
      "Saved. Check your next parcel",
      () => details.current?.removeAttribute("open"),
    );
  }

  return (
    <details ref={details}>
      <summary className="link min-h-11 w-fit cursor-pointer content-center">Change size or tastes</summary>
      <form onSubmit={onSubmit} noValidate className="mt-3 grid gap-6 rounded-md border bg-card p-5">
        <WearFields
          form={`wear-${id}`}
          cuts={cuts}
          tastes={tastes}
          wear={wear}
          onChange={setWear}
          sizeError={sizeError}
        />
        {subscription.picks.some(({ isChosen }) => isChosen) ? (
          <p className="text-muted-foreground text-sm">
            Your choices stay in the next parcel if they come in the new size. We pick the rest again.
          </p>
        ) : null}
        {failure ? (
          <Alert variant="warning" isLive>
            {failure.message}
          </Alert>
        ) : null}
        <div>
          <Button type="submit" isPending={isWorking}>
            Save
          </Button>
        </div>
      </form>
    </details>
  );
}
