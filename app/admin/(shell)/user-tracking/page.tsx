import type { Metadata } from "next";
import Link from "next/link";
import { PageHeading } from "@/components/admin/page-heading";
import { adminPaths } from "@/lib/admin-paths";
import { requireUserTracking } from "@/server/customers/queries";

export const instant = false;

export const metadata: Metadata = { title: "User tracking" };

const cards = [
  { title: "Page Views", about: "Which pages visitors view." },
  { title: "User Interactions", about: "What they click, choose and add to the cart." },
  { title: "Session Duration", about: "How long visits last." },
];

export default async function UserTrackingPage() {
  await requireUserTracking();
  return (
    <>
      <PageHeading title="User tracking">
        Coming soon: individual visits. For totals, see{" "}
        <Link href={adminPaths.analytics} className="link">
          Analytics
        </Link>
        .
      </PageHeading>
      <ul className="mt-6 grid gap-4 sm:grid-cols-3">
        {cards.map(({ title, about }) => (
          <li key={title} className="rounded-md border p-4">
            <h2 className="font-semibold text-lg">{title}</h2>
            <p className="mt-1 text-muted-foreground">{about}</p>
            <p className="mt-3 font-semibold">Coming soon</p>
          </li>
        ))}
      </ul>
    </>
  );
}
