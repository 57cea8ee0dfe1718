import { type FormEvent, useEffect, useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import { cn } from "@/components/ui/cn";
import { Input } from "@/components/ui/input";
import { Label } from "@/components/ui/label";
import { noResponseMessage } from "@/components/ui/no-response-message";
import { useDeferredModule } from "@/components/ui/use-deferred-module";
import { type DeliveryOffer, toPincode } from "@/lib/addresses/pincode";
import { findPincodeProblem } from "@/lib/addresses/pincode-messages";
import { responseTimeoutMs } from "@/lib/result";
import { fetchOffer } from "./fetch-offer";
import { readKnownPincode } from "./pincode-store";

/** The answer's text is loaded together with it. */
const loadFacts = () => import("./delivery-facts");

type Answer = { offer: DeliveryOffer } | { problem: string } | null;

interface DeliveryCheckProps {
  /** The field's id: Next may keep the product page and the cart in one document. */
  id: string;
  /** Set in the cart. */
  hasCustomDesign?: boolean;
  /** Of a group order tee in the cart. */
  groupWaitDays?: number | null;
}

export function DeliveryCheck({ id, hasCustomDesign = false, groupWaitDays = null }: DeliveryCheckProps) {
  const [answer, setAnswer] = useState<Answer>(null);
  const [isAsking, setIsAsking] = useState(false);
  const [known] = useState(readKnownPincode);
  const asked = useRef("");

  async function ask(typed: string): Promise<void> {
    const pincode = toPincode(typed);
    asked.current = pincode;
    setIsAsking(true);
    const found = await fetchOffer(pincode, AbortSignal.timeout(responseTimeoutMs)).catch(() => ({
      problem: noResponseMessage(),
    }));
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

  const facts = useDeferredModule(loadFacts, isAsking || answer !== null);
  const problem = answer && "problem" in answer ? answer.problem : undefined;
  return (
    <form onSubmit={onSubmit} noValidate aria-busy={isAsking}>
      <Label htmlFor={id}>Deliver to pincode</Label>
      <div className="mt-1.5 flex flex-wrap gap-2">
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
          className="max-w-[9rem] grow basis-[5.5rem]"
        />
        <Button type="submit" variant="outline" isPending={isAsking}>
          Check
        </Button>
      </div>
      <div
        id={`${id}-answer`}
        aria-live="polite"
        className={cn("mt-2 text-sm", problem && "font-medium text-destructive")}
      >
        {answer && "offer" in answer
          ? facts && <facts.DeliveryFacts {...{ hasCustomDesign, groupWaitDays }} offer={answer.offer} />
          : problem}
      </div>
    </form>
  );
}
