import type { Metadata } from "next";
import { AccountFrame } from "@/components/account/account-frame";
import { ChangePasswordForm } from "@/components/account/change-password-form";
import { ContactFacts } from "@/components/account/contact-facts";
import { PasswordLinkForm } from "@/components/account/password-link-form";
import { ProfileForm } from "@/components/account/profile-form";
import { paths } from "@/lib/paths";
import { getMyProfile } from "@/server/account/queries";
import { getAnsweredForm } from "@/server/auth/queries";

export const instant = false;

export const metadata: Metadata = { title: "Profile", robots: { index: false } };

export default async function ProfilePage() {
  const [profile, answered] = await Promise.all([getMyProfile(), getAnsweredForm()]);
  const { firstName, lastName, email } = profile;
  return (
    <AccountFrame title="Profile" at={paths.profile}>
      <div className="grid gap-x-16 gap-y-12 lg:grid-cols-2">
        <section className="max-w-md">
          <h2 className="display mb-5 text-2xl sm:text-3xl">About you</h2>
          <ProfileForm firstName={firstName} lastName={lastName} answered={answered} />
          <ContactFacts {...profile} />
        </section>
        <section className="max-w-md">
          <h2 className="display mb-5 text-2xl sm:text-3xl">Password</h2>
          <ChangePasswordForm email={email ?? ""} answered={answered} />
          <PasswordLinkForm answered={answered} />
        </section>
      </div>
    </AccountFrame>
  );
}
