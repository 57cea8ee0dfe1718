"use client";

import { Button } from "@/components/ui/button";
import type { AnsweredForm } from "@/lib/auth/form-names";
import { resendOtpAction } from "@/server/auth/actions";
import { useAuthForm } from "./use-auth-form";

export interface ResendOtpProps {
  answered: AnsweredForm;
  /** Only when the countdown is over */
  isPossible: boolean;
}

export function ResendOtp({ answered, isPossible }: ResendOtpProps) {
  const { formProps, isPending } = useAuthForm({
    action: resendOtpAction,
    form: "resendOtp",
    answered,
    failureTitle: "Resend Failed",
  });
  return (
    <form {...formProps}>
      <Button type="submit" variant="outline" size="sm" isPending={isPending} disabled={!isPossible}>
        Resend OTP
      </Button>
    </form>
  );
}
