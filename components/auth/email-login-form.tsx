"use client";

import Link from "next/link";
import { Button } from "@/components/ui/button";
import type { AnsweredForm } from "@/lib/auth/form-names";
import { signInAction } from "@/server/auth/actions";
import { EmailField } from "./email-field";
import { FormMessage } from "./form-message";
import { PasswordField } from "./password-field";
import { useAuthForm } from "./use-auth-form";

export interface EmailLoginFormProps {
  next: string | null;
  forgotHref: string;
  answered: AnsweredForm;
}

export function EmailLoginForm({ next, forgotHref, answered }: EmailLoginFormProps) {
  const { formProps, isPending, isChecking, failure, errorOf, typedIn } = useAuthForm({
    action: signInAction,
    form: "signIn",
    answered,
    failureTitle: "Login failed",
  });
  return (
    <form {...formProps} className="grid gap-5">
      {next ? <input type="hidden" name="next" value={next} /> : null}
      <FormMessage failure={failure} isChecking={isChecking} />
      <EmailField
        id="login-email"
        autoComplete="username"
        error={errorOf("email")}
        value={typedIn("email")}
      />
      <div className="grid gap-1">
        <PasswordField
          id="login-password"
          name="password"
          label="Password"
          autoComplete="current-password"
          error={errorOf("password")}
        />
        <Link
          href={forgotHref}
          prefetch={false}
          className="link -mb-2 inline-flex min-h-11 items-center justify-self-end text-sm"
        >
          Forgot your password?
        </Link>
      </div>
      <Button type="submit" isPending={isPending}>
        Login
      </Button>
    </form>
  );
}
