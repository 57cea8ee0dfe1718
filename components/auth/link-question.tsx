import type { ReactNode } from "react";
import { AuthHeading } from "./auth-frame";

export interface LinkQuestionProps {
  /** Masked; null when it is not known before the link is used */
  email: string | null;
  /** Somebody else who is signed in here, masked */
  signedInAs: string | null;
  /** The form that follows the link */
  children: ReactNode;
}

/** Before a link is used that this browser did not ask for: whose account it opens. */
export function LinkQuestion({ email, signedInAs, children }: LinkQuestionProps) {
  return (
    <div className="grid gap-4 py-10">
      <AuthHeading title="Is this your account?">
        {email ? (
          <span>
            This link opens the account of <strong className="wrap-anywhere text-foreground">{email}</strong>.
          </span>
        ) : (
          <span>This link from an email opens an account.</span>
        )}
        <span> Continue only if it's yours.</span>
        {signedInAs ? (
          <span>
            {" "}
            You're logged in as <strong className="wrap-anywhere text-foreground">{signedInAs}</strong>, and
            will be signed out.
          </span>
        ) : null}
      </AuthHeading>
      {children}
    </div>
  );
}
