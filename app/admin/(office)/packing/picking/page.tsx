import type { Metadata } from "next";
import { PageHeading } from "@/components/admin/page-heading";
import { PickingTable } from "@/components/orders/admin/picking-table";
import { buttonClasses } from "@/components/ui/button-classes";
import { officePaths } from "@/lib/office-paths";
import { countPieces, parseOrderNumbers } from "@/lib/orders/picking-list";
import { getPickingList } from "@/server/orders/queries";

export const instant = false;

export const metadata: Metadata = { title: "Picking list" };

export default async function PickingPage({ searchParams }: PageProps<"/admin/packing/picking">) {
  const orderNumbers = parseOrderNumbers((await searchParams).orders);
  const lines = await getPickingList(orderNumbers);
  if (lines.length === 0) return <PageHeading title="Picking list">There is nothing to pick.</PageHeading>;
  const pieces = countPieces(lines);
  const whose = orderNumbers
    ? "the orders you chose"
    : "the orders to print, those that wait longest first, up to 200";
  return (
    <>
      <PageHeading
        title="Picking list"
        primary={
          <a
            data-slot="button-link"
            className={buttonClasses({ variant: "brand" })}
            href={officePaths.pickingFile(orderNumbers ?? [])}
          >
            Print as PDF
          </a>
        }
      >
        {pieces === 1 ? "1 piece" : `${pieces} pieces`} for {whose}.
      </PageHeading>
      <PickingTable lines={lines} />
    </>
  );
}
