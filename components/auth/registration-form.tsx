"use client";

import { useEffect } from "react";
import { CollectionNotice } from "@/components/privacy/collection-notice";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { toast } from "@/components/ui/toaster";
import { isEmailContact, phonePattern } from "@/lib/auth/contact";
import type { AnsweredForm } from "@/lib/auth/form-names";
import { accountNotice } from "@/lib/privacy/collection-notices";
import type { ErrorCode } from "@/lib/result";
import { registerAction } from "@/server/auth/actions";
import { EmailField } from "./email-field";
import { EmailSuggestion } from "./email-suggestion";
import { FormMessage } from "./form-message";
import { MailSent } from "./mail-sent";
import { NameField } from "./name-field";
import { PasswordField } from "./password-field";
import { type AuthFormFailure, useAuthForm } from "./use-auth-form";

const phoneTitles: Partial<Record<ErrorCode, string>> = {
  rate_limited: "Too Many Requests",
  conflict: "Account Exists",
};

function failureTitle({ code, values }: AuthFormFailure): string {
  if (isEmailContact(values.contact ?? "")) return "Registration failed";
  return phoneTitles[code] ?? "Registration Failed";
}

export interface RegistrationFormProps {
  next: string | null;
  answered: AnsweredForm;
  /** The values sent before, when the number is changed or its code expired */
  typed?: { firstName: string; lastName: string; email: string };
  phone?: string;
  /** The visitor returned to change the number */
  isBack?: boolean;
}

/** With a phone number the account needs an email address, with an email address a password: looks.css shows those fields. */
export function RegistrationForm({ next, answered, typed, phone, isBack }: RegistrationFormProps) {
  const { formProps, isPending, isChecking, done, failure, errorOf, typedIn } = useAuthForm({
    action: registerAction,
    form: "register",
    answered,
    failureTitle,
  });
  useEffect(() => {
    if (done) toast({ title: "Registration successful! Please check your email for verification." });
  }, [done]);
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
      <EmailSuggestion>
        <Field
          id="register-contact"
          label="Phone number or email"
          hint="We'll text a code to your phone, or email a link to confirm your address"
          error={errorOf("contact")}
        >
          {(control) => (
            <Input
              {...control}
              name="contact"
              inputMode="email"
              autoComplete="username"
              autoCapitalize="none"
              spellCheck={false}
              maxLength={320}
              pattern={phonePattern}
              placeholder=" "
              defaultValue={typedIn("contact") ?? phone}
              autoFocus={isBack}
              aria-required
            />
          )}
        </Field>
      </EmailSuggestion>
      <div className="grid gap-5 sm:grid-cols-2">
        <NameField
          id="register-first-name"
          name="firstName"
          error={errorOf("firstName")}
          value={typedIn("firstName") ?? typed?.firstName}
        />
        <NameField
          id="register-last-name"
          name="lastName"
          error={errorOf("lastName")}
          value={typedIn("lastName") ?? typed?.lastName}
        />
      </div>
      <div className="for-phone">
        <EmailField id="register-email" error={errorOf("email")} value={typedIn("email") ?? typed?.email} />
      </div>
      <div className="for-email grid gap-5">
        <PasswordField
          id="register-password"
          name="password"
          label="Password"
          autoComplete="new-password"
          hint="At least 6 characters"
          error={errorOf("password")}
          required={false}
        />
        <PasswordField
          id="register-confirm-password"
          name="confirmPassword"
          label="Confirm password"
          autoComplete="new-password"
          error={errorOf("confirmPassword")}
          required={false}
        />
      </div>
      <CollectionNotice notice={accountNotice} error={errorOf("notice")} isTextElsewhere />
      <Button type="submit" isPending={isPending}>
        Create Account
      </Button>
    </form>
  );
}
