"use client";

import { Button } from "@/components/ui/button";
import { ButtonLink } from "@/components/ui/button-link";
import type { AnsweredForm } from "@/lib/auth/form-names";
import { signInPath } from "@/lib/auth/redirects";
import { completeGoogleAction } from "@/server/auth/actions";
import { FormMessage } from "./form-message";
import { useAuthForm } from "./use-auth-form";
import { useSendOnce } from "./use-send-once";

export interface CompleteGoogleFormProps {
  purpose: "login" | "register";
  answered: AnsweredForm;
}

/** Submits automatically: a cookie holds Google's answer, and only a form can exchange it for a session. */
export function CompleteGoogleForm({ purpose, answered }: CompleteGoogleFormProps) {
  const { formProps, isPending, failure } = useAuthForm({
    action: completeGoogleAction,
    form: "completeGoogle",
    answered,
    failureTitle: purpose === "login" ? "Google Sign In failed" : "Google Sign Up failed",
  });
  useSendOnce(formProps.ref);
  return (
    <form {...formProps} className="grid justify-items-center gap-4">
      <FormMessage failure={failure} />
      {failure?.code === "unavailable" ? (
        <Button type="submit" isPending={isPending}>
          Try again
        </Button>
      ) : null}
      {failure ? (
        <ButtonLink href={signInPath({ tab: purpose })} variant="outline">
          Back to Login
        </ButtonLink>
      ) : null}
      <noscript>
        <Button type="submit">Continue</Button>
      </noscript>
    </form>
  );
}
