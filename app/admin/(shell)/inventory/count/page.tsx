import type { Metadata } from "next";
import { PageHeading } from "@/components/admin/page-heading";
import { CountSheet } from "@/components/inventory/admin/count-sheet";
import { requireCountPage } from "@/server/inventory/queries";

export const instant = false;

export const metadata: Metadata = { title: "Stock count" };

export default async function CountPage() {
  await requireCountPage();
  return (
    <>
      <PageHeading title="Stock count">
        Scan each item, or enter a quantity. Count a variant in one go: your count is compared with its stock
        at the last scan. The sheet is saved in this browser.
      </PageHeading>
      <CountSheet />
    </>
  );
}
