"use client";

import { Button } from "@/components/ui/button";
import type { AnsweredForm } from "@/lib/auth/form-names";
import { sendOtpAction } from "@/server/auth/actions";
import { FormMessage } from "./form-message";
import { PhoneField } from "./phone-field";
import { useAuthForm } from "./use-auth-form";

const failureTitles = { rate_limited: "Too Many Requests" };

export interface PhoneLoginFormProps {
  answered: AnsweredForm;
  /** The number whose code expired, or that the visitor changes */
  phone?: string;
  /** The visitor returned to change the number */
  isBack?: boolean;
}

export function PhoneLoginForm({ answered, phone, isBack }: PhoneLoginFormProps) {
  const { formProps, isPending, isChecking, failure, errorOf, typedIn } = useAuthForm({
    action: sendOtpAction,
    form: "sendOtp",
    answered,
    failureTitle: "Login Failed",
    failureTitles,
  });
  return (
    <form {...formProps} className="grid gap-5">
      <FormMessage failure={failure} isChecking={isChecking} />
      <PhoneField
        id="login-phone"
        error={errorOf("phone")}
        value={typedIn("phone") ?? phone}
        hasFocus={isBack}
      />
      <Button type="submit" isPending={isPending}>
        Send OTP
      </Button>
    </form>
  );
}
