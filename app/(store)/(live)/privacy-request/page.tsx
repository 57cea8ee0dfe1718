import type { Metadata } from "next";
import Link from "next/link";
import { PrivacyRequestForm, ProvePrivacyRequestForm } from "@/components/contact/privacy-request-form";
import { paths } from "@/lib/paths";
import { getAnsweredForm } from "@/server/auth/queries";

export const instant = false;

export const metadata: Metadata = { title: "Your data", robots: { index: false, follow: false } };

/** For people without an account; with the token of the email it confirms their request. */
export default async function PrivacyRequestPage({ searchParams }: PageProps<"/privacy-request">) {
  const [{ token }, answered] = await Promise.all([searchParams, getAnsweredForm()]);
  return (
    <div className="container-page max-w-2xl pt-8 pb-16 sm:pt-12">
      <h1 className="display text-4xl sm:text-5xl">Your data</h1>
      {typeof token === "string" ? (
        <>
          <p className="mt-4 mb-8 text-lg text-muted-foreground">
            Confirm that this email address is yours and that you sent this request.
          </p>
          <ProvePrivacyRequestForm token={token.slice(0, 200)} answered={answered} />
        </>
      ) : (
        <>
          <p className="mt-4 mb-8 text-lg text-muted-foreground">
            Ask for a copy, a correction or the erasure of your data. We'll email you a link to confirm. Have
            an account?{" "}
            <Link href={paths.accountPrivacy} prefetch={false} className="link">
              Do it there
            </Link>
            .
          </p>
          <PrivacyRequestForm answered={answered} />
        </>
      )}
    </div>
  );
}
