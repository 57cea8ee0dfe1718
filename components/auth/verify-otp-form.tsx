"use client";

import { useRouter } from "next/navigation";
import { useCallback, useEffect, useState } from "react";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { dismissToast, toast } from "@/components/ui/toaster";
import type { AnsweredForm } from "@/lib/auth/form-names";
import { changePhoneAction, verifyOtpAction } from "@/server/auth/actions";
import { FormMessage } from "./form-message";
import { ResendOtp } from "./resend-otp";
import { useAuthForm } from "./use-auth-form";

const failureTitles = { conflict: "Invalid OTP" };

export interface VerifyOtpFormProps {
  answered: AnsweredForm;
  next: string | null;
  purpose: "login" | "register";
  /** Formatted: "+91 98765 43210" */
  phone: string;
  secondsLeft: number;
}

export function VerifyOtpForm({ answered, next, purpose, phone, secondsLeft }: VerifyOtpFormProps) {
  const { formProps, isPending, failure, titleOfFailure, errorOf } = useAuthForm({
    action: verifyOtpAction,
    form: "verifyOtp",
    answered,
    failureTitle: "Verification Failed",
    failureTitles,
    // A toast would cover the buttons below the form.
    hasFailureToast: false,
  });
  const router = useRouter();
  const onEnd = useCallback(() => {
    toast({ title: "OTP Expired", description: "Please request a new OTP.", variant: "destructive" });
    router.refresh();
  }, [router]);
  return (
    <section aria-labelledby="verify-heading" className="grid gap-5">
      <div>
        <h2 id="verify-heading" className="font-semibold text-lg">
          Verify your phone number
        </h2>
        <p className="mt-1 text-muted-foreground">
          Enter the 6-digit code we sent to{" "}
          <strong className="whitespace-nowrap text-foreground">{phone}</strong>. It expires in{" "}
          <OtpCountdown seconds={secondsLeft} onEnd={onEnd} />.
        </p>
      </div>
      <form {...formProps} className="grid gap-5">
        {next ? <input type="hidden" name="next" value={next} /> : null}
        <FormMessage failure={failure} title={titleOfFailure} />
        <Field id="otp-code" label="OTP" error={errorOf("code")}>
          {(control) => (
            <Input
              {...control}
              name="code"
              inputMode="numeric"
              autoComplete="one-time-code"
              maxLength={12}
              spellCheck={false}
              autoFocus
              required
              onChange={(event) => {
                if (/^\s*(\d\s*){6}$/.test(event.target.value)) event.target.form?.requestSubmit();
              }}
              className="text-center font-semibold text-2xl tabular-nums tracking-[0.4em]"
            />
          )}
        </Field>
        <Button type="submit" isPending={isPending}>
          Verify OTP
        </Button>
      </form>
      <div className="flex flex-wrap gap-2">
        <ResendOtp answered={answered} isPossible={false} />
        <ChangePhone answered={answered} />
      </div>
      <p className="text-muted-foreground text-sm">{`No SMS? Check the number. ${purpose === "login" ? "If it has no account yet, create one. " : ""}You can request a new code once this one expires.`}</p>
    </section>
  );
}

/** Also dismisses the toast about the code, which would cover the phone's field. */
function ChangePhone({ answered }: { answered: AnsweredForm }) {
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

interface OtpCountdownProps {
  /** Seconds left when the server rendered the page */
  seconds: number;
  onEnd: () => void;
}

function toClock(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}

/** Uses the browser's monotonic clock, so that neither a wrong system time nor a sleeping tab moves the end. */
function OtpCountdown({ seconds, onEnd }: OtpCountdownProps) {
  const [left, setLeft] = useState(seconds);
  useEffect(() => {
    const endsAt = performance.now() + seconds * 1000;
    const timer = setInterval(() => {
      const now = Math.max(0, Math.ceil((endsAt - performance.now()) / 1000));
      setLeft(now);
      if (now > 0) return;
      clearInterval(timer);
      onEnd();
    }, 250);
    return () => clearInterval(timer);
  }, [seconds, onEnd]);
  return (
    <span role="timer" translate="no" className="font-semibold tabular-nums">
      {toClock(left)}
    </span>
  );
}
