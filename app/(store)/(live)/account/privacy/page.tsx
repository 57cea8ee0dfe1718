import type { Metadata } from "next";
import Link from "next/link";
import { AccountFrame } from "@/components/account/account-frame";
import { DeleteAccountForm } from "@/components/account/delete-account-form";
import { NomineeForm } from "@/components/account/nominee-form";
import { buttonClasses } from "@/components/ui/button-classes";
import { paths } from "@/lib/paths";
import { getDeletionTerms, getMyNominee } from "@/server/account/queries";
import { getAnsweredForm } from "@/server/auth/queries";

export const instant = false;

export const metadata: Metadata = { title: "Privacy", robots: { index: false } };

export default async function PrivacyPage() {
  const [{ needsPassword }, nominee, answered] = await Promise.all([
    getDeletionTerms(),
    getMyNominee(),
    getAnsweredForm(),
  ]);
  return (
    <AccountFrame title="Privacy" at={paths.accountPrivacy}>
      <div className="grid max-w-2xl gap-12">
        <section>
          <h2 className="display text-2xl sm:text-3xl">Download my data</h2>
          <p className="mt-3 mb-5 text-muted-foreground">
            One file with everything we store about you: your account, addresses, wishlist and orders. It's in
            JSON, which other programs can read. See how we use it in the{" "}
            <Link href={paths.privacy} prefetch={false} className="link">
              Privacy Policy
            </Link>
            .
          </p>
          <a href={paths.api.accountData} download className={buttonClasses({ variant: "outline" })}>
            Download my data
          </a>
        </section>
        <section>
          <h2 className="display text-2xl sm:text-3xl">Nominee</h2>
          <p className="mt-3 mb-5 text-muted-foreground">
            Someone who may use your privacy rights if you die or can't act yourself. Ask them first.
          </p>
          <NomineeForm key={nominee ? "named" : "none"} nominee={nominee} answered={answered} />
        </section>
        <section>
          <h2 className="display text-2xl sm:text-3xl">Delete my account</h2>
          <div className="mt-3 mb-5 grid gap-3 text-muted-foreground">
            <p>
              Your account, addresses and wishlist are deleted immediately, and you're signed out everywhere.
              This can't be undone.
            </p>
            <p>
              Tax law requires us to keep what was sold and for how much. We remove your name, address, email
              and phone from your orders and keep only the state they went to. For an order of ₹50,000 or
              more, the law requires us to keep the name and address too.
            </p>
            <p>You can't delete your account while an order is open.</p>
          </div>
          <DeleteAccountForm needsPassword={needsPassword} answered={answered} />
        </section>
      </div>
    </AccountFrame>
  );
}
