"use client";

import { FormMessage } from "@/components/auth/form-message";
import { useAuthForm } from "@/components/auth/use-auth-form";
import { Button } from "@/components/ui/button";
import type { AnsweredForm } from "@/lib/auth/form-names";
import { acceptInvitationAction } from "@/server/staff/actions";

interface AcceptInvitationFormProps {
  token: string;
  roleName: string;
  answered: AnsweredForm;
}

export function AcceptInvitationForm({ token, roleName, answered }: AcceptInvitationFormProps) {
  const { formProps, isPending, failure } = useAuthForm({
    action: acceptInvitationAction,
    form: "acceptInvitation",
    answered,
    failureTitle: "Couldn't accept the invitation",
  });
  return (
    <form {...formProps} className="grid gap-5">
      <input type="hidden" name="token" value={token} />
      <FormMessage failure={failure} />
      <Button type="submit" isPending={isPending}>
        Join as {roleName}
      </Button>
    </form>
  );
}
