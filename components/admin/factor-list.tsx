"use client";

import { useEffect, useId, useState } from "react";
import { FormMessage } from "@/components/auth/form-message";
import { showNotice } from "@/components/auth/show-notice";
import { useAuthForm } from "@/components/auth/use-auth-form";
import { Button } from "@/components/ui/button";
import { removeFactorAction } from "@/server/staff/actions";
import { factorsHeading } from "./factors-heading";

type Factor = { id: string; name: string };

interface FactorListProps {
  factors: readonly Factor[];
  /** Staff can't log in without an app. */
  isRequired: boolean;
}

/** The authenticator apps that are set up. */
export function FactorList({ factors, isRequired }: FactorListProps) {
  if (factors.length === 0) return null;
  const whenLast = isRequired
    ? "You'll need to set up another one to open the admin again."
    : "You'll only need your password to open the admin.";
  const consequence = factors.length > 1 ? "Its codes will stop working." : whenLast;
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
        <RemoveFactor id={id} consequence={consequence} onDecline={() => setQuestion("declined")} />
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

interface RemoveFactorProps {
  id: string;
  /** The effect of removing it */
  consequence: string;
  onDecline: () => void;
}

/** Confirms before it removes the app. It unmounts together with the app, so the message is a toast. */
function RemoveFactor({ id, consequence, onDecline }: RemoveFactorProps) {
  const questionId = useId();
  const { formProps, isPending, failure } = useAuthForm({
    action: removeFactorAction,
    form: "removeFactor",
    answered: null,
    failureTitle: "Couldn't remove the app",
  });

  useEffect(() => {
    return () => {
      void showNotice();
      if (document.activeElement === document.body) document.getElementById(factorsHeading)?.focus();
    };
  }, []);

  return (
    <form {...formProps} aria-labelledby={questionId} className="grid w-full gap-3 pb-2">
      <p id={questionId} className="text-sm">
        <strong>Remove this app?</strong> {consequence}
      </p>
      <FormMessage failure={failure} />
      <input type="hidden" name="factorId" value={id} />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" variant="destructive" size="sm" isPending={isPending}>
          Remove
        </Button>
        <Button variant="outline" size="sm" autoFocus onClick={onDecline} aria-describedby={questionId}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
