"use client";

import { FormMessage } from "@/components/auth/form-message";
import { PasswordField } from "@/components/auth/password-field";
import { useAuthForm } from "@/components/auth/use-auth-form";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { type AnsweredForm, deletionWord } from "@/lib/auth/form-names";
import { deleteAccountAction } from "@/server/account/actions";

interface DeleteAccountFormProps {
  needsPassword: boolean;
  answered: AnsweredForm;
}

export function DeleteAccountForm({ needsPassword, answered }: DeleteAccountFormProps) {
  const { formProps, isPending, failure, errorOf, typedIn } = useAuthForm({
    action: deleteAccountAction,
    form: "deleteAccount",
    answered,
    failureTitle: "Your account wasn't deleted",
  });
  // The last login became too old while the page was open.
  const asksPassword = needsPassword || errorOf("password") !== undefined;
  return (
    <form {...formProps} className="grid max-w-md gap-5">
      <FormMessage failure={failure} />
      <Field
        id="delete-confirmation"
        label={`Type ${deletionWord} to confirm`}
        error={errorOf("confirmation")}
      >
        {(control) => (
          <Input
            {...control}
            name="confirmation"
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={20}
            required
            defaultValue={typedIn("confirmation")}
          />
        )}
      </Field>
      {asksPassword ? (
        <PasswordField
          id="delete-password"
          name="password"
          label="Password"
          autoComplete="current-password"
          hint="No password? Sign out, log in again, and come back within 15 minutes."
          error={errorOf("password")}
        />
      ) : null}
      <Button type="submit" variant="destructive" isPending={isPending} className="justify-self-start">
        Delete my account
      </Button>
    </form>
  );
}
