import type { Metadata } from "next";
import { AuthHeading } from "@/components/auth/auth-frame";
import { NewPasswordForm } from "@/components/auth/new-password-form";
import { Alert } from "@/components/ui/alert";
import { ButtonLink } from "@/components/ui/button-link";
import { linkFieldsOf, proofOf } from "@/lib/auth/link";
import { maskEmail } from "@/lib/auth/mask-email";
import { signInPath } from "@/lib/auth/redirects";
import { getAnsweredForm, getLinkArrival, getViewer } from "@/server/auth/queries";

type Props = PageProps<"/update-password">;

export const metadata: Metadata = { title: "Update Password" };

export default async function UpdatePasswordPage({ searchParams }: Props) {
  const query = await searchParams;
  const link = linkFieldsOf(query);
  const proof = proofOf(link);
  const viewer = proof ? null : await getViewer();
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
      {canUpdate ? <NewPasswordForm link={link} answered={answered} /> : <DeadLink />}
    </>
  );
}

function DeadLink() {
  return (
    <div className="grid gap-5">
      <Alert variant="warning" title="That link no longer works">
        It has expired or was already used. Please request a new one.
      </Alert>
      <ButtonLink href={signInPath({ tab: "forgot-password" })}>Send reset link</ButtonLink>
    </div>
  );
}
