import type { Metadata } from "next";
import { AuthHeading } from "@/components/auth/auth-frame";
import { InvalidLink } from "@/components/auth/invalid-link";
import { SignOutButton } from "@/components/layout/sign-out-button";
import { AcceptInvitationForm } from "@/components/staff/accept-invitation-form";
import { buttonClasses } from "@/components/ui/button-classes";
import { ButtonLink } from "@/components/ui/button-link";
import { signInPath } from "@/lib/auth/redirects";
import { machinePaths } from "@/lib/machine-paths";
import { paths } from "@/lib/paths";
import { roleDuties, roleNames } from "@/lib/staff/permissions";
import { getAnsweredForm } from "@/server/auth/queries";
import { getInvitationPage } from "@/server/staff/queries";

export const metadata: Metadata = { title: "Invitation" };

export default async function StaffInvitationPage({ params }: PageProps<"/staff-invitation/[token]">) {
  const { token } = await params;
  const [invitation, answered] = await Promise.all([getInvitationPage(token), getAnsweredForm()]);
  if (invitation.is === "gone") {
    return (
      <>
        <AuthHeading title="Invitation" />
        <InvalidLink href={paths.home} action="Go to the shop">
          It has expired, or was withdrawn or used. Ask the person who invited you for a new link.
        </InvalidLink>
      </>
    );
  }
  const { is, role, email, viewerEmail } = invitation;
  const next = machinePaths.staffInvitation(token);
  return (
    <>
      <AuthHeading title="Join the staff">
        Your role: <strong className="text-foreground">{roleNames[role]}</strong>. {roleDuties[role]}.
      </AuthHeading>
      {is === "open" ? (
        <AcceptInvitationForm token={token} roleName={roleNames[role]} answered={answered} />
      ) : (
        <div className="grid gap-5">
          <p>
            The invitation is for <strong className="wrap-anywhere">{email}</strong>.{" "}
            {is === "for_guest"
              ? "Log in with this address, or create an account with it."
              : `You're logged in as ${viewerEmail ?? "an account without an email"}. Sign out, then open the link in the email again.`}
          </p>
          {is === "for_guest" ? (
            <>
              <ButtonLink href={signInPath({ next })}>Log in</ButtonLink>
              <ButtonLink href={signInPath({ next, tab: "register" })} variant="outline">
                Create Account
              </ButtonLink>
            </>
          ) : (
            <SignOutButton className={buttonClasses({ variant: "outline" })} />
          )}
        </div>
      )}
    </>
  );
}
