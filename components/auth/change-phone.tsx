"use client";

import { Button } from "@/components/ui/button";
import { dismissToast } from "@/components/ui/toaster";
import type { AnsweredForm } from "@/lib/auth/form-names";
import { changePhoneAction } from "@/server/auth/actions";
import { useAuthForm } from "./use-auth-form";

/** The toast about the code goes too: it would cover the phone's field. */
export function ChangePhone({ answered }: { answered: AnsweredForm }) {
  const { formProps, isPending } = useAuthForm({
    action: changePhoneAction,
    form: "changePhone",
    answered,
    failureTitle: "Verification Failed",
  });
  return (
    <form {...formProps}>
      <Button type="submit" variant="ghost" size="sm" isPending={isPending} onClick={dismissToast}>
        Change Phone Number
      </Button>
    </form>
  );
}
