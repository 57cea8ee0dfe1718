"use client";

import { FormMessage } from "@/components/auth/form-message";
import { useAuthForm } from "@/components/auth/use-auth-form";
import { Button } from "@/components/ui/button";
import type { AnsweredForm } from "@/lib/auth/form-names";
import { sendPasswordLinkAction } from "@/server/account/actions";

/** For people who log in by code or Google and have no password to type. */
export function PasswordLinkForm({ answered }: { answered: AnsweredForm }) {
  const { formProps, isPending, done, failure } = useAuthForm({
    action: sendPasswordLinkAction,
    form: "sendPasswordLink",
    answered,
    failureTitle: "Password reset failed",
    successTitle: "Password reset email sent",
  });
  return (
    <form {...formProps} className="mt-8 grid justify-items-start gap-3 border-t pt-6">
      <p className="text-muted-foreground">
        {done
          ? `We've sent a link to ${done.email}. It lets you set a password and works once, for an hour.`
          : "Forgot it, or log in by code and never set one? We'll email you a link to set it."}
      </p>
      <FormMessage failure={failure} />
      <Button type="submit" variant="outline" isPending={isPending}>
        Send reset link
      </Button>
    </form>
  );
}
