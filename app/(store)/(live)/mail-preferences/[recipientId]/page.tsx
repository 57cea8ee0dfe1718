import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { MailPreferencesForm } from "@/components/mail-preferences/mail-preferences-form";
import { machinePaths } from "@/lib/machine-paths";
import { isMailKind } from "@/lib/mail/mail-kinds";
import { getMailPreferences } from "@/server/mail-preferences/queries";

export const instant = false;

export const metadata: Metadata = {
  title: "Email preferences",
  robots: { index: false, follow: false },
  referrer: "same-origin",
};

export default async function MailPreferencesPage({
  params,
  searchParams,
}: PageProps<"/mail-preferences/[recipientId]">) {
  const { recipientId } = await params;
  const { kind, done, ask } = await searchParams;
  const preferences = await getMailPreferences(recipientId);
  if (!preferences) notFound();
  return (
    <div className="container-page max-w-3xl pt-8 pb-16 sm:pt-12">
      <h1 className="display mb-8 text-4xl sm:text-5xl">Email preferences</h1>
      <MailPreferencesForm
        action={machinePaths.changeMailPreferences(recipientId)}
        {...preferences}
        kind={asKind(kind)}
        done={done === "choose" || done === "prove" ? done : asKind(done)}
        asksProof={ask === "prove"}
      />
    </div>
  );
}

function asKind(value: string | string[] | undefined) {
  return typeof value === "string" && isMailKind(value) ? value : null;
}
