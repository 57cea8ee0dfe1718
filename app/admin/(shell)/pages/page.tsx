import type { Metadata } from "next";
import Link from "next/link";
import { PageHeading } from "@/components/admin/page-heading";
import { adminPaths } from "@/lib/admin-paths";
import { formatMoment } from "@/lib/orders/when";
import { pageKeys, pageLinks } from "@/lib/pages/page-key";
import { getPageList } from "@/server/pages/queries";

export const instant = false;

export const metadata: Metadata = { title: "Pages" };

export default async function PagesPage() {
  const { edited } = await getPageList();
  return (
    <>
      <PageHeading title="Pages">
        The shop's information pages. Fees, days and limits in them follow the settings.
      </PageHeading>
      <ul className="mt-6 max-w-180 divide-y">
        {pageKeys.map((key) => {
          const { label, path } = pageLinks[key];
          const at = edited[key];
          return (
            <li key={key} className="flex flex-wrap items-center justify-between gap-x-4 py-2">
              <Link
                href={adminPaths.page(key)}
                prefetch={false}
                className="link inline-flex min-h-11 items-center font-semibold"
              >
                {label}
              </Link>
              <span className="text-muted-foreground">
                {path} · {at ? `edited ${formatMoment(at)}` : "default text"}
              </span>
            </li>
          );
        })}
      </ul>
    </>
  );
}
