import type { Metadata } from "next";
import { PageHeading } from "@/components/admin/page-heading";
import { CountSheet } from "@/components/inventory/admin/count-sheet";
import { requireCountPage } from "@/server/inventory/queries";

export const instant = false;

export const metadata: Metadata = { title: "Count sheet" };

export default async function CountPage() {
  await requireCountPage();
  return (
    <>
      <PageHeading title="Count sheet">
        Scan every piece, or type a number. What you count is compared with the stock at the variant's last
        scan, so count a variant in one go: pieces packed or received after that are booked on top. The sheet
        stays in this browser until you book it.
      </PageHeading>
      <CountSheet />
    </>
  );
}
