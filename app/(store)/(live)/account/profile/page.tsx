import type { Metadata } from "next";
import { AccountFrame } from "@/components/account/account-frame";
import { ChangePasswordForm } from "@/components/account/change-password-form";
import { PasswordLinkForm } from "@/components/account/password-link-form";
import { ProfileForm } from "@/components/account/profile-form";
import { paths } from "@/lib/paths";
import { formatPhone } from "@/lib/phone";
import { getMyProfile } from "@/server/account/queries";
import { getAnsweredForm } from "@/server/auth/queries";

export const instant = false;

export const metadata: Metadata = { title: "Profile", robots: { index: false } };

export default async function ProfilePage() {
  const [{ firstName, lastName, email, phone }, answered] = await Promise.all([
    getMyProfile(),
    getAnsweredForm(),
  ]);
  return (
    <AccountFrame title="Profile" at={paths.profile}>
      <div className="grid gap-x-16 gap-y-12 lg:grid-cols-2">
        <section className="max-w-md">
          <h2 className="display mb-5 text-2xl sm:text-3xl">About you</h2>
          <ProfileForm firstName={firstName} lastName={lastName} answered={answered} />
          <dl className="mt-8 grid gap-4 border-t pt-6">
            <div>
              <dt className="text-muted-foreground text-sm">Email</dt>
              <dd className="wrap-anywhere font-medium">{email ?? "None"}</dd>
            </div>
            <div>
              <dt className="text-muted-foreground text-sm">Phone</dt>
              <dd className="font-medium tabular-nums">{phone ? formatPhone(phone) : "None"}</dd>
            </div>
          </dl>
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
