"use client";

import { Button } from "@/components/ui/button";
import type { AnsweredForm } from "@/lib/auth/form-names";
import { resendOtpAction } from "@/server/auth/actions";
import { FormMessage } from "./form-message";
import { useAuthForm } from "./use-auth-form";

export interface ResendOtpProps {
  answered: AnsweredForm;
  /** Only when the countdown is over */
  isPossible: boolean;
}

export function ResendOtp({ answered, isPossible }: ResendOtpProps) {
  const { formProps, isPending, isChecking } = useAuthForm({
    action: resendOtpAction,
    form: "resendOtp",
    answered,
    failureTitle: "Resend Failed",
  });
  return (
    <form {...formProps} className="grid justify-items-start gap-3">
      <FormMessage failure={null} isChecking={isChecking} />
      <Button type="submit" variant="outline" size="sm" isPending={isPending} disabled={!isPossible}>
        Resend OTP
      </Button>
    </form>
  );
}
