import type { Metadata } from "next";
import { PageHeading } from "@/components/admin/page-heading";
import { PickingTable } from "@/components/orders/admin/picking-table";
import { buttonClasses } from "@/components/ui/button-classes";
import { adminPaths } from "@/lib/admin-paths";
import { countItems, parseOrderNumbers } from "@/lib/orders/picking-list";
import { getPickingList } from "@/server/orders/queries";

export const instant = false;

export const metadata: Metadata = { title: "Pick list" };

export default async function PickingPage({ searchParams }: PageProps<"/admin/packing/picking">) {
  const orderNumbers = parseOrderNumbers((await searchParams).orders);
  const lines = await getPickingList(orderNumbers);
  if (lines.length === 0) return <PageHeading title="Pick list">Nothing to pick.</PageHeading>;
  const itemCount = countItems(lines);
  const scope = orderNumbers ? "the selected orders" : "the oldest 200 orders to print";
  return (
    <>
      <PageHeading
        title="Pick list"
        primary={
          <a
            data-slot="button-link"
            className={buttonClasses({ variant: "brand" })}
            href={adminPaths.pickingFile(orderNumbers ?? [])}
          >
            Print as PDF
          </a>
        }
      >
        {itemCount === 1 ? "1 item" : `${itemCount} items`} for {scope}.
      </PageHeading>
      <PickingTable lines={lines} />
    </>
  );
}
