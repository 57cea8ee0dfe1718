import Link from "next/link";
import { Alert } from "@/components/ui/alert";
import { joinClasses } from "@/components/ui/join-classes";
import { type AuthTab, signInPath } from "@/lib/auth/redirects";
import { AuthHeading } from "./auth-frame";
import { EmailLoginForm } from "./email-login-form";
import { EmailRegistrationForm } from "./email-registration-form";
import { ForgotPasswordForm } from "./forgot-password-form";
import type { AuthFormState } from "./use-auth-form";

export const authTitles: Record<AuthTab, string> = {
  login: "Login",
  register: "Create Account",
  "forgot-password": "Reset Password",
};

export interface AuthScreenProps {
  tab: AuthTab;
  /** A safe path, already checked */
  next: string | null;
  hasDeadLink: boolean;
  /** What the form of this tab was answered, when it was sent before hydration */
  initial: AuthFormState;
}

export function AuthScreen({ tab, next, hasDeadLink, initial }: AuthScreenProps) {
  return (
    <>
      {tab === "forgot-password" ? null : <TabLinks tab={tab} next={next} />}
      {hasDeadLink ? (
        <Alert variant="warning" title="That link no longer works" className="mb-6">
          It has expired or was already used. If you confirmed your email before, just log in.
        </Alert>
      ) : null}
      <Panel tab={tab} next={next} initial={initial} />
    </>
  );
}

function Panel({ tab, next, initial }: Omit<AuthScreenProps, "hasDeadLink">) {
  switch (tab) {
    case "login":
      return (
        <>
          <AuthHeading title={authTitles.login} />
          <EmailLoginForm
            initial={initial}
            next={next}
            forgotHref={signInPath({ tab: "forgot-password", next })}
          />
        </>
      );
    case "register":
      return (
        <>
          <AuthHeading title={authTitles.register} />
          <EmailRegistrationForm initial={initial} />
        </>
      );
    case "forgot-password":
      return (
        <>
          <AuthHeading title={authTitles["forgot-password"]}>
            Enter the email address of your account. We will email you a link to choose a new password.
          </AuthHeading>
          <ForgotPasswordForm initial={initial} />
          <Link
            href={signInPath({ next })}
            prefetch={false}
            className="link mt-4 inline-flex min-h-11 items-center font-medium"
          >
            Back to Login
          </Link>
        </>
      );
  }
}

const tabs = [
  { tab: "login", label: "Login" },
  { tab: "register", label: "Create Account" },
] as const;

function TabLinks({ tab: current, next }: { tab: AuthTab; next: string | null }) {
  return (
    <nav aria-label="Login or create an account" className="mb-7 grid grid-cols-2 border-b">
      {tabs.map(({ tab, label }) => (
        <Link
          key={tab}
          href={signInPath({ tab, next })}
          prefetch={false}
          scroll={false}
          aria-current={tab === current ? "page" : undefined}
          className={joinClasses(
            "-mb-px flex min-h-12 items-center justify-center border-b-2 font-semibold transition-colors",
            tab === current
              ? "border-brand text-foreground"
              : "border-transparent text-muted-foreground hover:text-foreground",
          )}
        >
          {label}
        </Link>
      ))}
    </nav>
  );
}
