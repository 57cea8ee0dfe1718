"use client";

import { CollectionNotice } from "@/components/privacy/collection-notice";
import { Button } from "@/components/ui/button";
import type { AnsweredForm } from "@/lib/auth/form-names";
import { accountNotice } from "@/lib/privacy/collection-notices";
import { registerAction } from "@/server/auth/actions";
import { EmailField } from "./email-field";
import { FormMessage } from "./form-message";
import { MailSent } from "./mail-sent";
import { NameField } from "./name-field";
import { PasswordField } from "./password-field";
import { useAuthForm } from "./use-auth-form";

interface EmailRegistrationFormProps {
  next: string | null;
  answered: AnsweredForm;
}

export function EmailRegistrationForm({ next, answered }: EmailRegistrationFormProps) {
  const { formProps, isPending, isChecking, done, failure, errorOf, typedIn } = useAuthForm({
    action: registerAction,
    form: "register",
    answered,
    failureTitle: "Registration failed",
    successTitle: "Registration successful! Please check your email for verification.",
  });
  if (done) {
    return (
      <MailSent title="Please check your email" email={done.email}>
        Open the link in it to finish creating your account. It can take a minute to arrive; check your spam
        folder too. If you already have an account with this address, just log in.
      </MailSent>
    );
  }
  return (
    <form {...formProps} className="grid gap-5">
      {next ? <input type="hidden" name="next" value={next} /> : null}
      <FormMessage failure={failure} isChecking={isChecking} />
      <div className="grid gap-5 sm:grid-cols-2">
        <NameField
          id="register-first-name"
          name="firstName"
          error={errorOf("firstName")}
          value={typedIn("firstName")}
        />
        <NameField
          id="register-last-name"
          name="lastName"
          error={errorOf("lastName")}
          value={typedIn("lastName")}
        />
      </div>
      <EmailField id="register-email" error={errorOf("email")} value={typedIn("email")} />
      <PasswordField
        id="register-password"
        name="password"
        label="Password"
        autoComplete="new-password"
        hint="At least 6 characters"
        error={errorOf("password")}
      />
      <PasswordField
        id="register-confirm-password"
        name="confirmPassword"
        label="Confirm password"
        autoComplete="new-password"
        error={errorOf("confirmPassword")}
      />
      <CollectionNotice notice={accountNotice} error={errorOf("notice")} isTextElsewhere />
      <Button type="submit" isPending={isPending}>
        Create Account
      </Button>
    </form>
  );
}
