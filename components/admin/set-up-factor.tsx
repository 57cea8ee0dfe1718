"use client";

import { useState, useTransition } from "react";
import { FormMessage } from "@/components/auth/form-message";
import { useAuthForm } from "@/components/auth/use-auth-form";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import type { AnsweredForm } from "@/lib/auth/form-names";
import { formatSecret, type NewFactor } from "@/lib/auth/new-factor";
import { messageForStatus } from "@/lib/result";
import { beginFactorAction, confirmFactorAction } from "@/server/staff/actions";
import { CodeField } from "./code-field";

interface SetUpFactorProps {
  /** Where to go when the app is set up */
  next: string;
  answered: AnsweredForm;
  isFirst: boolean;
}

/** Two steps: scan a QR code, then enter the code from the app. */
export function SetUpFactor({ next, answered, isFirst }: SetUpFactorProps) {
  const [factor, setFactor] = useState<NewFactor | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [isPending, start] = useTransition();

  const begin = () =>
    start(async () => {
      const result = await beginFactorAction({}).catch(() => null);
      if (result?.ok) setFactor(result.data);
      setProblem(result?.ok ? null : (result?.message ?? messageForStatus(503)));
    });

  if (factor) return <Confirm factor={factor} next={next} answered={answered} />;
  return (
    <div className="grid justify-items-start gap-4">
      <p className="text-muted-foreground">
        {isFirst
          ? "An app on your phone shows a new 6-digit code every 30 seconds. You'll enter one each time you log in."
          : "Add a second phone or computer in case you lose the first one."}
      </p>
      {problem ? <Alert variant="destructive">{problem}</Alert> : null}
      <Button variant={isFirst ? "brand" : "outline"} onClick={begin} isPending={isPending}>
        {isFirst ? "Set up an app" : "Add another app"}
      </Button>
    </div>
  );
}

function Confirm({ factor, next, answered }: Omit<SetUpFactorProps, "isFirst"> & { factor: NewFactor }) {
  const { formProps, isPending, failure, errorOf } = useAuthForm({
    action: confirmFactorAction,
    form: "confirmFactor",
    answered,
    failureTitle: "That code isn't right",
  });
  return (
    <form {...formProps} className="grid gap-5">
      <ol className="grid list-decimal gap-4 pl-5">
        <li>
          Scan this QR code with an authenticator app, such as Google Authenticator, Aegis or 1Password.
          {/* biome-ignore lint/performance/noImgElement: a picture that was made this moment, in the page itself */}
          <img
            src={factor.qrCode}
            alt="QR code with the key below"
            className="mt-3 size-52 rounded-sm border bg-white p-2"
          />
        </li>
        <li>
          Can't scan? Enter this key:
          <code className="wrap-anywhere mt-2 block rounded-sm bg-secondary p-3">
            {formatSecret(factor.secret)}
          </code>
        </li>
        <li>Enter the code from the app.</li>
      </ol>
      <input type="hidden" name="factorId" value={factor.factorId} />
      <input type="hidden" name="next" value={next} />
      <FormMessage failure={failure} />
      <CodeField id="new-factor-code" error={errorOf("code")} />
      <Button type="submit" variant="brand" isPending={isPending}>
        Finish
      </Button>
    </form>
  );
}
