import type { Metadata } from "next";
import { AuthHeading } from "@/components/auth/auth-frame";
import { InvalidLink } from "@/components/auth/invalid-link";
import { NewPasswordForm } from "@/components/auth/new-password-form";
import { linkFieldsOf, proofOf } from "@/lib/auth/link";
import { signInPath } from "@/lib/auth/redirects";
import { getAnsweredForm, getPasswordChange } from "@/server/auth/queries";

type Props = PageProps<"/update-password">;

export const metadata: Metadata = { title: "Update Password" };

const deadLink = (
  <InvalidLink href={signInPath({ tab: "forgot-password" })} action="Send reset link">
    It has expired or was already used. Please request a new one.
  </InvalidLink>
);

export default async function UpdatePasswordPage({ searchParams }: Props) {
  const query = await searchParams;
  const link = linkFieldsOf(query);
  const [change, answered] = await Promise.all([getPasswordChange(proofOf(link)), getAnsweredForm()]);
  return (
    <>
      <AuthHeading title="Choose a new password">
        {change && query.reason === "proven" ? (
          <span>Your email is confirmed. One last step: choose a password. </span>
        ) : null}
        {change?.email ? (
          <span>
            Account: <strong className="wrap-anywhere text-foreground">{change.email}</strong>
          </span>
        ) : null}
      </AuthHeading>
      {change ? <NewPasswordForm link={change.usesLink ? link : {}} answered={answered} /> : deadLink}
    </>
  );
}
