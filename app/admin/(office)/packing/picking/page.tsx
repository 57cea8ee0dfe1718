import type { Metadata } from "next";
import { PageHeading } from "@/components/admin/page-heading";
import { PickingTable } from "@/components/orders/admin/picking-table";
import { buttonClasses } from "@/components/ui/button-classes";
import { officePaths } from "@/lib/office-paths";
import { countPieces, parseOrderNumbers } from "@/lib/orders/picking-list";
import { getPickingList } from "@/server/orders/queries";

export const instant = false;

export const metadata: Metadata = { title: "Pick list" };

export default async function PickingPage({ searchParams }: PageProps<"/admin/packing/picking">) {
  const orderNumbers = parseOrderNumbers((await searchParams).orders);
  const lines = await getPickingList(orderNumbers);
  if (lines.length === 0) return <PageHeading title="Pick list">Nothing to pick.</PageHeading>;
  const pieces = countPieces(lines);
  const whose = orderNumbers ? "the selected orders" : "the oldest 200 orders to print";
  return (
    <>
      <PageHeading
        title="Pick list"
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
        {pieces === 1 ? "1 item" : `${pieces} items`} for {whose}.
      </PageHeading>
      <PickingTable lines={lines} />
    </>
  );
}
