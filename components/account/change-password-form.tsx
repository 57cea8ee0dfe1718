"use client";

import { FormMessage } from "@/components/auth/form-message";
import { PasswordField } from "@/components/auth/password-field";
import { useAuthForm } from "@/components/auth/use-auth-form";
import { Button } from "@/components/ui/button";
import type { AnsweredForm } from "@/lib/auth/form-names";
import { replacePasswordAction } from "@/server/account/actions";

export function ChangePasswordForm({ email, answered }: { email: string; answered: AnsweredForm }) {
  const { formProps, isPending, failure, errorOf } = useAuthForm({
    action: replacePasswordAction,
    form: "replacePassword",
    answered,
    failureTitle: "Password update failed",
  });
  return (
    <form {...formProps} className="grid gap-5">
      <FormMessage failure={failure} />
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        id="current-password"
        name="currentPassword"
        label="Current password"
        autoComplete="current-password"
        error={errorOf("currentPassword")}
      />
      <PasswordField
        id="new-password"
        name="password"
        label="New password"
        autoComplete="new-password"
        hint="At least 6 characters"
        error={errorOf("password")}
      />
      <PasswordField
        id="new-confirm-password"
        name="confirmPassword"
        label="Confirm password"
        autoComplete="new-password"
        error={errorOf("confirmPassword")}
      />
      <Button type="submit" isPending={isPending} className="justify-self-start">
        Change password
      </Button>
    </form>
  );
}
