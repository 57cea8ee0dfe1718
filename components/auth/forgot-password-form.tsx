"use client";

import { Button } from "@/components/ui/button";
import type { AnsweredForm } from "@/lib/auth/form-names";
import { forgotPasswordAction } from "@/server/auth/actions";
import { EmailField } from "./email-field";
import { FormMessage } from "./form-message";
import { MailSent } from "./mail-sent";
import { useAuthForm } from "./use-auth-form";

export function ForgotPasswordForm({ answered }: { answered: AnsweredForm }) {
  const { formProps, isPending, isChecking, done, failure, errorOf, typedIn } = useAuthForm({
    action: forgotPasswordAction,
    form: "forgotPassword",
    answered,
    failureTitle: "Password reset failed",
    successTitle: "Password reset email sent",
  });
  if (done) {
    return (
      <MailSent title="Password reset email sent" email={done.email}>
        If there's an account with this address, the link in the email lets you set a new password. It works
        once, for an hour.
      </MailSent>
    );
  }
  return (
    <form {...formProps} className="grid gap-5">
      <FormMessage failure={failure} isChecking={isChecking} />
      <EmailField id="forgot-email" error={errorOf("email")} value={typedIn("email")} />
      <Button type="submit" isPending={isPending}>
        Send reset link
      </Button>
    </form>
  );
}
