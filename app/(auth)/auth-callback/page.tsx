import type { Metadata } from "next";
import { redirect } from "next/navigation";
import type { ReactNode } from "react";
import { AuthHeading } from "@/components/auth/auth-frame";
import { CompleteGoogleForm } from "@/components/auth/complete-google-form";
import { CompleteSignInForm } from "@/components/auth/complete-sign-in-form";
import { ConfirmLinkAccount } from "@/components/auth/confirm-link-account";
import { InvalidLink } from "@/components/auth/invalid-link";
import { Spinner } from "@/components/ui/spinner";
import { linkFieldsOf, proofOf } from "@/lib/auth/link";
import { safeNextPath } from "@/lib/auth/next-path";
import { signInPath } from "@/lib/auth/redirects";
import { getAnsweredForm, getGoogleArrival, getLinkArrival, requireGuest } from "@/server/auth/queries";

type Props = PageProps<"/auth-callback">;

export const metadata: Metadata = { title: "Completing sign in" };

/** Without a link or code to redeem it only redirects: signed-in people to their first page, others to the sign-in screen. */
export default async function AuthCallbackPage({ searchParams }: Props) {
  const query = await searchParams;
  const next = safeNextPath(query.next) ?? undefined;
  const link = linkFieldsOf(query);
  const answered = await getAnsweredForm();
  const proof = proofOf(link);
  if (proof) {
    const arrival = await getLinkArrival(proof);
    if (!arrival) {
      return (
        <>
          <AuthHeading title="Login" />
          <InvalidLink href={signInPath({ next })} action="Login">
            It has expired or was already used. If you've already confirmed your email, just log in.
          </InvalidLink>
        </>
      );
    }
    const { isExpected, email, signedInAs } = arrival;
    const form = <CompleteSignInForm link={{ ...link, next }} answered={answered} sendsItself={isExpected} />;
    if (isExpected) return <Completing>{form}</Completing>;
    return (
      <ConfirmLinkAccount email={email} signedInAs={signedInAs}>
        {form}
      </ConfirmLinkAccount>
    );
  }
  const arrival = await getGoogleArrival();
  if (arrival || answered?.form === "completeGoogle") {
    return (
      <Completing>
        <CompleteGoogleForm purpose={arrival?.purpose ?? "login"} answered={answered} />
      </Completing>
    );
  }
  await requireGuest(next);
  redirect(signInPath({ next, notice: query.error === undefined ? undefined : "dead-link" }));
}

function Completing({ children }: { children: ReactNode }) {
  return (
    <div className="grid justify-items-center gap-4 py-10 text-center">
      <Spinner className="size-8" />
      <AuthHeading title="Completing sign in..." />
      {children}
    </div>
  );
}
