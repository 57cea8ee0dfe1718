import type { ReactNode } from "react";
import { AuthHeading } from "./auth-frame";

export interface ConfirmLinkAccountProps {
  /** Masked; null when it is unknown before the link is used */
  email: string | null;
  /** Another account that is logged in here, masked */
  signedInAs: string | null;
  /** The form that follows the link */
  children: ReactNode;
}

/** Confirms whose account a link opens, if this browser did not request it. */
export function ConfirmLinkAccount({ email, signedInAs, children }: ConfirmLinkAccountProps) {
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
