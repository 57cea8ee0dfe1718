"use client";

import { Button } from "@/components/ui/button";
import type { AnsweredForm } from "@/lib/auth/form-names";
import { updatePasswordAction } from "@/server/auth/actions";
import { FormMessage } from "./form-message";
import { LinkFields, type LinkFieldValues } from "./link-fields";
import { PasswordField } from "./password-field";
import { useAuthForm } from "./use-auth-form";

export function NewPasswordForm({ link, answered }: { link: LinkFieldValues; answered: AnsweredForm }) {
  const { formProps, isPending, failure, errorOf } = useAuthForm({
    action: updatePasswordAction,
    form: "updatePassword",
    answered,
    failureTitle: "Password update failed",
  });
  // The link worked and the password was refused: the link is used up, and its session remains.
  const isLinkUsed = failure?.code === "conflict";
  return (
    <form {...formProps} className="grid gap-5">
      {isLinkUsed ? null : <LinkFields values={link} />}
      <FormMessage failure={failure} />
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
      <Button type="submit" isPending={isPending}>
        Update password
      </Button>
    </form>
  );
}
