"use client";

import { type FormEvent, useEffect, useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import { cn } from "@/components/ui/cn";
import { Input } from "@/components/ui/input";
import { Label } from "@/components/ui/label";
import { formatArrival } from "@/lib/addresses/arrival";
import { type DeliveryOffer, toPincode } from "@/lib/addresses/pincode";
import { findPincodeProblem, placeName } from "@/lib/addresses/pincode-words";
import { offlineMessage } from "@/lib/result";
import { tellCodFee, tellRate } from "@/lib/settings/tell-terms";
import { fetchOffer } from "./fetch-offer";
import { readKnownPincode } from "./pincode-store";

type Answer = { offer: DeliveryOffer } | { problem: string } | null;

/** `id` is the field's: Next may keep the product's page and the cart in one document. */
export function DeliveryCheck({ id }: { id: string }) {
  const [answer, setAnswer] = useState<Answer>(null);
  const [isAsking, setIsAsking] = useState(false);
  const [known] = useState(readKnownPincode);
  const asked = useRef("");

  async function ask(typed: string): Promise<void> {
    const pincode = toPincode(typed);
    asked.current = pincode;
    setIsAsking(true);
    const found = await fetchOffer(pincode).catch(() => ({ problem: offlineMessage }));
    if (asked.current !== pincode) return;
    setIsAsking(false);
    setAnswer(found);
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, about what was known before
  useEffect(() => {
    if (known) void ask(known);
  }, [known]);

  function onSubmit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    void ask(String(new FormData(event.currentTarget).get("pincode") ?? ""));
  }

  const problem = answer && "problem" in answer ? answer.problem : undefined;
  return (
    <form onSubmit={onSubmit} noValidate aria-busy={isAsking}>
      <Label htmlFor={id}>Deliver to pincode</Label>
      <div className="mt-1.5 flex gap-2">
        <Input
          id={id}
          name="pincode"
          inputMode="numeric"
          autoComplete="postal-code"
          maxLength={12}
          defaultValue={known}
          aria-describedby={`${id}-answer`}
          aria-invalid={problem ? true : undefined}
          onInput={({ currentTarget: { value } }) => {
            if (!findPincodeProblem(value)) void ask(value);
          }}
          className="max-w-36"
        />
        <Button type="submit" variant="outline" isPending={isAsking}>
          Check
        </Button>
      </div>
      <p
        id={`${id}-answer`}
        aria-live="polite"
        className={cn("mt-2 text-sm", problem && "font-medium text-destructive")}
      >
        {answer && "offer" in answer ? <Offer offer={answer.offer} /> : problem}
      </p>
    </form>
  );
}

function Offer({ offer }: { offer: DeliveryOffer }) {
  return (
    <>
      <strong>
        {placeName(offer)}: {tellRate(offer)}
      </strong>
      , {formatArrival(new Date(), offer)}.{" "}
      {offer.isCodAvailable
        ? `Cash on delivery is possible and costs ${tellCodFee(offer.codFeePaise)}.`
        : "Please pay online: couriers take no cash there."}
    </>
  );
}
