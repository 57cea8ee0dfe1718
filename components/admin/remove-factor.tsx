"use client";

import { useEffect, useId } from "react";
import { FormMessage } from "@/components/auth/form-message";
import { showNotice } from "@/components/auth/show-notice";
import { useAuthForm } from "@/components/auth/use-auth-form";
import { Button } from "@/components/ui/button";
import { removeFactorAction } from "@/server/staff/actions";
import { factorsHeading } from "./factors-heading";

interface RemoveFactorProps {
  id: string;
  /** What removing it leads to */
  consequence: string;
  onKeep: () => void;
}

/** Asks before it removes the app. It unmounts together with the app, so the message is a toast. */
export function RemoveFactor({ id, consequence, onKeep }: RemoveFactorProps) {
  const questionId = useId();
  const { formProps, isPending, failure } = useAuthForm({
    action: removeFactorAction,
    form: "removeFactor",
    answered: null,
    failureTitle: "The app was not removed",
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
        <Button variant="outline" size="sm" autoFocus onClick={onKeep} aria-describedby={questionId}>
          Keep
        </Button>
      </div>
    </form>
  );
}
