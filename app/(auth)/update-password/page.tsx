import type { Metadata } from "next";
import { AuthHeading } from "@/components/auth/auth-frame";
import { NewPasswordForm } from "@/components/auth/new-password-form";
import { Alert } from "@/components/ui/alert";
import { ButtonLink } from "@/components/ui/button-link";
import { hasProof, linkFieldsOf } from "@/lib/auth/link";
import { signInPath } from "@/lib/auth/redirects";
import { getAnsweredForm, getViewer } from "@/server/auth/queries";

type Props = PageProps<"/update-password">;

export const metadata: Metadata = { title: "Update Password" };

export default async function UpdatePasswordPage({ searchParams }: Props) {
  const link = linkFieldsOf(await searchParams);
  const canUpdate = hasProof(link) || (await getViewer()) !== null;
  const answered = await getAnsweredForm();
  return (
    <>
      <AuthHeading title="Choose a new password" />
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
