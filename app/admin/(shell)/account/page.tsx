import type { Metadata } from "next";
import { ChangePasswordForm } from "@/components/account/change-password-form";
import { DeleteAccountForm } from "@/components/account/delete-account-form";
import { PasswordLinkForm } from "@/components/account/password-link-form";
import { ProfileForm } from "@/components/account/profile-form";
import { FactorList } from "@/components/admin/factor-list";
import { factorsHeading } from "@/components/admin/factors-heading";
import { SetUpFactor } from "@/components/admin/set-up-factor";
import { LeaveOnSignOut } from "@/components/auth/leave-on-sign-out";
import { buttonClasses } from "@/components/ui/button-classes";
import { cn } from "@/components/ui/cn";
import { paths } from "@/lib/paths";
import { getStaffAccount } from "@/server/admin/queries";
import { getAnsweredForm } from "@/server/auth/queries";

export const instant = false;

export const metadata: Metadata = { title: "Your account" };

const heading = "display mb-5 text-2xl";

export default async function StaffAccountPage() {
  const [account, answered] = await Promise.all([getStaffAccount(), getAnsweredForm()]);
  const { firstName, lastName, email, factors, isFactorRequired, needsPassword } = account;
  return (
    <>
      <LeaveOnSignOut />
      <h1 className="display text-4xl sm:text-5xl">Your account</h1>
      <p className="wrap-anywhere mt-2 text-muted-foreground">{email}</p>
      <div className="mt-8 grid gap-x-16 gap-y-12 lg:grid-cols-2">
        <section className="max-w-md">
          <h2 className={heading}>About you</h2>
          <ProfileForm firstName={firstName} lastName={lastName} answered={answered} />
        </section>
        <section className="max-w-md">
          <h2 id={factorsHeading} tabIndex={-1} className={cn(heading, "outline-none")}>
            Authenticator app
          </h2>
          <FactorList factors={factors} isRequired={isFactorRequired} />
          <SetUpFactor next={paths.adminAccount} answered={answered} isFirst={factors.length === 0} />
        </section>
        <section className="max-w-md">
          <h2 className={heading}>Password</h2>
          <ChangePasswordForm email={email} answered={answered} />
          <PasswordLinkForm answered={answered} />
        </section>
        <section className="max-w-md">
          <h2 className={heading}>Your data</h2>
          <a href={paths.api.accountData} download className={buttonClasses({ variant: "outline" })}>
            Download my data
          </a>
          <h3 className="mt-8 mb-4 font-semibold text-lg">Delete my account</h3>
          <DeleteAccountForm needsPassword={needsPassword} answered={answered} />
        </section>
      </div>
    </>
  );
}
