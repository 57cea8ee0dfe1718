"use client";

import { useState } from "react";
import { Button } from "@/components/ui/button";
import { RemoveFactor } from "./remove-factor";

type Factor = { id: string; name: string };

interface FactorListProps {
  factors: readonly Factor[];
  /** Staff don't get in without an app. */
  isRequired: boolean;
}

/** The authenticator apps that are set up. */
export function FactorList({ factors, isRequired }: FactorListProps) {
  if (factors.length === 0) return null;
  const whenLast = isRequired
    ? "Then you have to set up another one before the back office opens again."
    : "Then your password alone opens the back office.";
  const consequence = factors.length > 1 ? "Then its codes no longer work." : whenLast;
  return (
    <ul className="mb-6 border-t">
      {factors.map((factor) => (
        <li key={factor.id} className="border-b py-2">
          <FactorRow factor={factor} consequence={consequence} />
        </li>
      ))}
    </ul>
  );
}

function FactorRow({ factor: { id, name }, consequence }: { factor: Factor; consequence: string }) {
  const [question, setQuestion] = useState<"unasked" | "open" | "declined">("unasked");
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <span className="wrap-anywhere">{name}</span>
      {question === "open" ? (
        <RemoveFactor id={id} consequence={consequence} onKeep={() => setQuestion("declined")} />
      ) : (
        <Button
          variant="outline"
          size="sm"
          autoFocus={question === "declined"}
          onClick={() => setQuestion("open")}
          aria-label={`Remove ${name}`}
        >
          Remove
        </Button>
      )}
    </div>
  );
}
