import type { Metadata } from "next";
import { AuthHeading } from "@/components/auth/auth-frame";
import { DeadLink } from "@/components/auth/dead-link";
import { NewPasswordForm } from "@/components/auth/new-password-form";
import { linkFieldsOf, proofOf } from "@/lib/auth/link";
import { maskEmail } from "@/lib/auth/mask-email";
import { signInPath } from "@/lib/auth/redirects";
import { getAnsweredForm, getLinkArrival, getPasswordOwner } from "@/server/auth/queries";

type Props = PageProps<"/update-password">;

export const metadata: Metadata = { title: "Update Password" };

const deadLink = (
  <DeadLink href={signInPath({ tab: "forgot-password" })} action="Send reset link">
    It has expired or was already used. Please request a new one.
  </DeadLink>
);

export default async function UpdatePasswordPage({ searchParams }: Props) {
  const query = await searchParams;
  const link = linkFieldsOf(query);
  const proof = proofOf(link);
  const viewer = proof ? null : await getPasswordOwner();
  const canUpdate = proof !== null || viewer !== null;
  const [arrival, answered] = await Promise.all([proof && getLinkArrival(proof), getAnsweredForm()]);
  const email = arrival?.email ?? (viewer?.email ? maskEmail(viewer.email) : null);
  return (
    <>
      <AuthHeading title="Choose a new password">
        {canUpdate && query.reason === "proven" ? (
          <>
            Your email address is confirmed. One step is left, because you opened the link in another browser.{" "}
          </>
        ) : null}
        {canUpdate && email ? (
          <>
            For the account of <strong className="wrap-anywhere text-foreground">{email}</strong>
          </>
        ) : null}
      </AuthHeading>
      {canUpdate ? <NewPasswordForm link={link} answered={answered} /> : deadLink}
    </>
  );
}
