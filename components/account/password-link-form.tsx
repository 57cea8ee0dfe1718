"use client";

import { FormMessage } from "@/components/auth/form-message";
import { useAuthForm } from "@/components/auth/use-auth-form";
import { Button } from "@/components/ui/button";
import type { AnsweredForm } from "@/lib/auth/form-names";
import { sendPasswordLinkAction } from "@/server/account/actions";

/** For people who sign in by code or Google and have no password to type. */
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
          ? `We have sent a link to ${done.email}. It lets you choose a password, once, for an hour.`
          : "Forgot it, or never chose one because you sign in by code? A link in an email lets you choose one."}
      </p>
      <FormMessage failure={failure} />
      <Button type="submit" variant="outline" isPending={isPending}>
        Send reset link
      </Button>
    </form>
  );
}
