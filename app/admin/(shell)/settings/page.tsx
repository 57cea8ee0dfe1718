import type { Metadata } from "next";
import Link from "next/link";
import { PageHeading } from "@/components/admin/page-heading";
import { adminPaths } from "@/lib/admin-paths";
import { settingsSections } from "@/lib/settings/sections";
import { requireSettingsAccess } from "@/server/settings/queries";

export const instant = false;

export const metadata: Metadata = { title: "Settings" };

export default async function SettingsPage() {
  await requireSettingsAccess();
  return (
    <>
      <PageHeading title="Settings">Changes take effect immediately.</PageHeading>
      <ul className="mt-6 max-w-[45rem] border-t">
        {settingsSections.map(({ slug, label, about }) => (
          <li key={slug} className="border-b">
            <Link
              href={adminPaths.settingsSection(slug)}
              prefetch={false}
              className="grid gap-x-6 py-3 hover:bg-muted sm:grid-cols-[10rem_minmax(0,1fr)]"
            >
              <span className="font-semibold">{label}</span>
              <span className="text-muted-foreground">{about}</span>
            </Link>
          </li>
        ))}
      </ul>
      <p className="mt-6">
        Prices, delivery fees and COD are in{" "}
        <Link
          href={adminPaths.productSettings}
          prefetch={false}
          className="link inline-flex min-h-11 items-center pointer-fine:min-h-6"
        >
          Product settings
        </Link>
        .
      </p>
    </>
  );
}
