"use client";

import { useId } from "react";
import { Checkbox } from "@/components/ui/checkbox";
import { formatPaise } from "@/lib/money";
import { type ConsentFacts, consentPoints } from "@/lib/subscriptions/consent";
import { tellRhythm } from "@/lib/subscriptions/tell-plan";

interface ConsentBoxProps {
  facts: ConsentFacts;
  error?: string;
}

/** What is agreed to, in the words that are kept, and the box that agrees. */
export function ConsentBox({ facts, error }: ConsentBoxProps) {
  const id = useId();
  const { amountPaise, plan, shopName } = facts;
  return (
    <section aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`} className="font-semibold text-lg">
        What you agree to
      </h2>
      <dl className="mt-3 grid gap-3 text-sm">
        {consentPoints(facts).map(({ title, text }) => (
          <div key={title}>
            <dt className="font-semibold">{title}</dt>
            <dd className="text-muted-foreground">{text}</dd>
          </div>
        ))}
      </dl>
      <Checkbox
        name="agrees"
        required
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error` : undefined}
        className="mt-3"
        label={`I agree: ${shopName} may charge ${formatPaise(amountPaise)} ${tellRhythm(plan.months)} until I stop it.`}
      />
      {error ? (
        <p id={`${id}-error`} className="font-medium text-destructive text-sm">
          {error}
        </p>
      ) : null}
    </section>
  );
}
