import Link from "next/link";
import { Alert } from "@/components/ui/alert";
import { cn } from "@/components/ui/cn";
import type { AnsweredForm } from "@/lib/auth/form-names";
import { type AuthTab, signInPath } from "@/lib/auth/redirects";
import { AuthHeading } from "./auth-frame";
import { EmailLoginForm } from "./email-login-form";
import { EmailRegistrationForm } from "./email-registration-form";
import { ForgotPasswordForm } from "./forgot-password-form";
import { GoogleButton } from "./google-button";
import { OrDivider } from "./or-divider";
import { OtpExpired } from "./otp-expired";
import { PhoneLoginForm } from "./phone-login-form";
import { PhoneRegistrationForm } from "./phone-registration-form";
import { VerifyOtpForm } from "./verify-otp-form";

export const authTitles: Record<AuthTab, string> = {
  login: "Login",
  register: "Create Account",
  "forgot-password": "Reset Password",
};

interface PendingOtpView {
  /** To be read: "+91 98765 43210" */
  phone: string;
  purpose: "login" | "register";
  /** 0: it has expired */
  secondsLeft: number;
  /** The visitor went back to the form, to change the number */
  isLeft?: boolean;
  typed?: { firstName: string; lastName: string; email: string };
}

/** What somebody is about to do, and is asked to log in for. */
export interface Errand {
  text: string;
  back: { label: string; href: string };
}

export interface AuthScreenProps {
  errand: Errand | null;
  tab: AuthTab;
  /** A safe path, already checked */
  next: string | null;
  hasDeadLink: boolean;
  /** The shop has keys for signing in with Google */
  hasGoogle: boolean;
  answered: AnsweredForm;
  pending: PendingOtpView | null;
}

export function AuthScreen({ hasDeadLink, errand, ...panel }: AuthScreenProps) {
  const { tab, next } = panel;
  return (
    <>
      {errand ? (
        <p className="wrap-anywhere mb-4 rounded-md bg-muted p-4">
          {errand.text}{" "}
          <Link href={errand.back.href} prefetch={false} className="link">
            {errand.back.label}
          </Link>
        </p>
      ) : null}
      {tab === "forgot-password" ? null : <TabLinks tab={tab} next={next} />}
      {hasDeadLink ? (
        <Alert variant="warning" title="That link no longer works" className="mb-6">
          It has expired or was already used. If you confirmed your email before, just log in.
        </Alert>
      ) : null}
      <Panel {...panel} />
    </>
  );
}

function Panel({ tab, next, hasGoogle, answered, pending }: Omit<AuthScreenProps, "hasDeadLink" | "errand">) {
  if (tab === "forgot-password") return <ForgotPassword next={next} answered={answered} />;
  const otp = pending?.purpose === tab ? pending : null;
  return (
    <>
      <AuthHeading title={authTitles[tab]} />
      {otp && otp.secondsLeft > 0 && !otp.isLeft ? (
        <VerifyOtpForm
          answered={answered}
          next={next}
          purpose={otp.purpose}
          phone={otp.phone}
          secondsLeft={otp.secondsLeft}
        />
      ) : (
        <>
          {otp && !otp.isLeft ? <OtpExpired answered={answered} phone={otp.phone} /> : null}
          {tab === "login" ? (
            <PhoneLoginForm answered={answered} phone={otp?.phone} isBack={otp?.isLeft} />
          ) : (
            <PhoneRegistrationForm
              answered={answered}
              typed={otp?.typed}
              phone={otp?.phone}
              isBack={otp?.isLeft}
            />
          )}
          <OrDivider>Or use email</OrDivider>
          {tab === "login" ? (
            <EmailLoginForm
              answered={answered}
              next={next}
              forgotHref={signInPath({ tab: "forgot-password", next })}
            />
          ) : (
            <EmailRegistrationForm next={next} answered={answered} />
          )}
          {hasGoogle ? (
            <>
              <OrDivider>Or</OrDivider>
              <GoogleButton purpose={tab} next={next} />
            </>
          ) : null}
        </>
      )}
    </>
  );
}

function ForgotPassword({ next, answered }: Pick<AuthScreenProps, "next" | "answered">) {
  return (
    <>
      <AuthHeading title={authTitles["forgot-password"]}>
        Enter the email address of your account. We will email you a link to choose a new password.
      </AuthHeading>
      <ForgotPasswordForm answered={answered} />
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
          className={cn(
            "-mb-px flex min-h-12 items-center justify-center border-b-2 text-center font-semibold transition-colors",
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
