import type { Metadata } from "next";
import { PageHeading } from "@/components/admin/page-heading";
import { ListFrame } from "@/components/lists/list-frame";
import { DeskOrders } from "@/components/orders/admin/desk-orders";
import { ButtonLink } from "@/components/ui/button-link";
import { officePaths } from "@/lib/office-paths";
import { getOrderList } from "@/server/admin/queries";

export const instant = false;

export const metadata: Metadata = { title: "Orders" };

export default async function OrdersPage({ searchParams }: PageProps<"/admin/orders">) {
  const { rows, count, can, ...list } = await getOrderList(await searchParams);
  return (
    <>
      <PageHeading
        title="Orders"
        primary={
          can.write ? (
            <ButtonLink
              href={officePaths.ordersNew}
              prefetch={false}
              variant="brand"
              size="sm"
              aria-keyshortcuts="n"
            >
              New order
            </ButtonLink>
          ) : null
        }
      />
      <ListFrame
        {...list}
        empty={<p className="font-semibold">Orders stand here as soon as somebody buys.</p>}
      >
        <DeskOrders state={list.state} rows={rows} count={count} can={can} />
      </ListFrame>
    </>
  );
}
