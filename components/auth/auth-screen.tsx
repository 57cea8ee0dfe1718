import Link from "next/link";
import { NoticeText } from "@/components/privacy/collection-notice";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { cn } from "@/components/ui/cn";
import type { AnsweredForm } from "@/lib/auth/form-names";
import { type AuthTab, signInPath } from "@/lib/auth/redirects";
import { accountNotice } from "@/lib/privacy/collection-notices";
import { AuthHeading } from "./auth-frame";
import { EmailLoginForm } from "./email-login-form";
import { ForgotPasswordForm } from "./forgot-password-form";
import { PhoneLoginForm } from "./phone-login-form";
import { RegistrationForm } from "./registration-form";
import { ResendOtp } from "./resend-otp";
import { VerifyOtpForm } from "./verify-otp-form";

export const authTitles: Record<AuthTab, string> = {
  login: "Login",
  register: "Create Account",
  "forgot-password": "Reset Password",
};

interface PendingOtpView {
  /** Formatted: "+91 98765 43210" */
  phone: string;
  purpose: "login" | "register";
  /** 0: it has expired */
  secondsLeft: number;
  /** The visitor returned to the form to change the number */
  isLeft?: boolean;
  typed?: { firstName: string; lastName: string; email: string };
}

/** The action that requires a login. */
export interface LoginReason {
  text: string;
  back: { label: string; href: string };
}

export interface AuthScreenProps {
  errand: LoginReason | null;
  tab: AuthTab;
  /** A safe path, already checked */
  next: string | null;
  hasDeadLink: boolean;
  /** The shop has keys for logging in with Google */
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
          It has expired or was already used. If you've already confirmed your email, just log in.
        </Alert>
      ) : null}
      <Panel {...panel} />
    </>
  );
}

function Panel({ tab, next, hasGoogle, answered, pending }: Omit<AuthScreenProps, "hasDeadLink" | "errand">) {
  if (tab === "forgot-password") return <ForgotPassword next={next} answered={answered} />;
  const otp = pending?.purpose === tab ? pending : null;
  const notice = <NoticeText text={accountNotice.text} />;
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
          {tab === "register" ? <div className="mb-6">{notice}</div> : null}
          {otp && !otp.isLeft ? <OtpExpired answered={answered} phone={otp.phone} /> : null}
          {tab === "login" ? (
            <>
              <PhoneLoginForm answered={answered} phone={otp?.phone} isBack={otp?.isLeft} />
              <OrDivider>Or use email</OrDivider>
              <EmailLoginForm
                answered={answered}
                next={next}
                forgotHref={signInPath({ tab: "forgot-password", next })}
              />
            </>
          ) : (
            <RegistrationForm
              next={next}
              answered={answered}
              typed={otp?.typed}
              phone={otp?.phone}
              isBack={otp?.isLeft}
            />
          )}
          {hasGoogle ? (
            <>
              <OrDivider>Or</OrDivider>
              <GoogleButton purpose={tab} next={next} />
            </>
          ) : null}
          {tab === "login" && hasGoogle ? <div className="mt-6">{notice}</div> : null}
        </>
      )}
    </>
  );
}

function ForgotPassword({ next, answered }: Pick<AuthScreenProps, "next" | "answered">) {
  return (
    <>
      <AuthHeading title={authTitles["forgot-password"]}>
        Enter your account's email address. We'll email you a link to set a new password.
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

function OrDivider({ children }: { children: string }) {
  return (
    <p className="my-8 flex items-center gap-4 text-muted-foreground text-sm before:h-px before:flex-1 before:bg-border after:h-px after:flex-1 after:bg-border">
      {children}
    </p>
  );
}

interface OtpExpiredProps {
  answered: AnsweredForm;
  phone: string;
}

/** Above the phone entry, to which the verify screen returns. */
function OtpExpired({ answered, phone }: OtpExpiredProps) {
  return (
    <Alert variant="warning" title="OTP Expired" className="mb-6">
      <p>Please request a new OTP.</p>
      <div className="mt-3 flex flex-wrap items-center gap-x-3 gap-y-2">
        <ResendOtp answered={answered} isPossible />
        <span>to {phone}</span>
      </div>
    </Alert>
  );
}

interface GoogleButtonProps {
  purpose: "login" | "register";
  /** A safe path, already checked */
  next: string | null;
}

const labels = { login: "Continue with Google", register: "Sign up with Google" };

/** A plain form: the Google login needs no script. */
function GoogleButton({ purpose, next }: GoogleButtonProps) {
  return (
    <form method="post" action="/api/auth/signin/google" className="grid">
      <input type="hidden" name="purpose" value={purpose} />
      {next ? <input type="hidden" name="next" value={next} /> : null}
      <Button type="submit" variant="outline">
        <GoogleMark className="size-5" />
        {labels[purpose]}
      </Button>
    </form>
  );
}

/** Google's own mark, in its own colours: its rules allow no other drawing. */
function GoogleMark({ className }: { className?: string }) {
  return (
    <svg data-slot="icon" viewBox="0 0 24 24" aria-hidden="true" className={className}>
      <path
        fill="#4285F4"
        d="M22.56 12.25c0-.78-.07-1.53-.2-2.25H12v4.26h5.92a5.06 5.06 0 0 1-2.2 3.32v2.77h3.57c2.08-1.92 3.27-4.74 3.27-8.1Z"
      />
      <path
        fill="#34A853"
        d="M12 23c2.97 0 5.46-.98 7.28-2.66l-3.57-2.77c-.98.66-2.23 1.06-3.71 1.06-2.86 0-5.29-1.93-6.16-4.53H2.18v2.84A11 11 0 0 0 12 23Z"
      />
      <path fill="#FBBC05" d="M5.84 14.1a6.6 6.6 0 0 1 0-4.2V7.06H2.18a11 11 0 0 0 0 9.88l3.66-2.84Z" />
      <path
        fill="#EA4335"
        d="M12 5.38c1.62 0 3.06.56 4.21 1.64l3.15-3.15C17.45 2.09 14.97 1 12 1A11 11 0 0 0 2.18 7.06L5.84 9.9C6.71 7.31 9.14 5.38 12 5.38Z"
      />
    </svg>
  );
}
