"use client";

import { Button } from "@/components/ui/button";
import { dismissToast } from "@/components/ui/toaster";
import type { AnsweredForm } from "@/lib/auth/form-names";
import { changePhoneAction } from "@/server/auth/actions";
import { useAuthForm } from "./use-auth-form";

/** What was said of the code goes with it: the phone's field is where the toast lay. */
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
