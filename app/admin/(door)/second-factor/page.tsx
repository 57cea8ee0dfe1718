import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { SecondFactorForm } from "@/components/admin/second-factor-form";
import { SetUpFactor } from "@/components/admin/set-up-factor";
import { LeaveOnSignOut } from "@/components/auth/leave-on-sign-out";
import { safeNextPath } from "@/lib/auth/next-path";
import { passwordScreen } from "@/lib/auth/redirects";
import { paths } from "@/lib/paths";
import { getAnsweredForm, requireStaff } from "@/server/auth/queries";

export const instant = false;

export const metadata: Metadata = { title: "Authenticator app" };

type Props = PageProps<"/admin/second-factor">;

export default async function SecondFactorPage({ searchParams }: Props) {
  const query = await searchParams;
  const wanted = query.next === passwordScreen ? passwordScreen : safeNextPath(query.next);
  const [staff, answered] = await Promise.all([requireStaff(paths.adminSecondFactor), getAnsweredForm()]);
  const { door, hasFactor } = staff;
  if (door === "open") redirect(wanted ?? (hasFactor ? paths.admin : paths.adminAccount));
  const next = wanted ?? paths.admin;
  return (
    <div className="mx-auto max-w-md">
      <LeaveOnSignOut />
      {door === "code_needed" ? (
        <>
          <h1 className="display text-4xl">One more step</h1>
          <p className="mt-3 mb-6 text-muted-foreground">
            Enter the 6-digit code from your authenticator app.
          </p>
          <SecondFactorForm next={next} answered={answered} />
          <p className="mt-8 text-muted-foreground text-sm">
            Lost your phone? Ask the shop's owner to remove the app from your account.
          </p>
        </>
      ) : (
        <>
          <h1 className="display text-4xl">Set up an authenticator app</h1>
          <p className="mt-3 mb-6 text-muted-foreground">
            The admin shows customers' addresses and handles payments, so a password alone isn't enough.
          </p>
          <SetUpFactor next={next} answered={answered} isFirst />
        </>
      )}
    </div>
  );
}
