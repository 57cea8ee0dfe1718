"use client";

import { Button } from "@/components/ui/button";
import type { AnsweredForm } from "@/lib/auth/form-names";
import { completeSignInAction } from "@/server/auth/actions";
import { FormMessage } from "./form-message";
import { LinkFields, type LinkFieldValues } from "./link-fields";
import { useAuthForm } from "./use-auth-form";
import { useSendOnce } from "./use-send-once";

export interface CompleteSignInFormProps {
  link: LinkFieldValues;
  answered: AnsweredForm;
  /** Only for a link that this browser requested. Any other link may be a stranger's, so the visitor has to tap the button. */
  sendsItself: boolean;
}

/**
 * Email scanners open links too, and a link works only once: opening it must not use it up, so the page posts
 * the link's token.
 */
export function CompleteSignInForm({ link, answered, sendsItself }: CompleteSignInFormProps) {
  const { formProps, isPending, failure } = useAuthForm({
    action: completeSignInAction,
    form: "completeSignIn",
    answered,
    failureTitle: "Login failed",
  });
  useSendOnce(formProps.ref, sendsItself);
  const button = (
    <Button type="submit" isPending={isPending}>
      {failure ? "Try again" : "Continue"}
    </Button>
  );
  return (
    <form {...formProps} className="grid justify-items-center gap-4">
      <LinkFields values={link} />
      <FormMessage failure={failure} />
      {failure || !sendsItself ? button : <noscript>{button}</noscript>}
    </form>
  );
}
