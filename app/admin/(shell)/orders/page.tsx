import type { Metadata } from "next";
import { NewLink, PageHeading } from "@/components/admin/page-heading";
import { ListFrame } from "@/components/lists/list-frame";
import { AdminOrderRows } from "@/components/orders/admin/admin-order-rows";
import { adminPaths } from "@/lib/admin-paths";
import { getOrderList } from "@/server/admin/queries";

export const instant = false;

export const metadata: Metadata = { title: "Orders" };

export default async function OrdersPage({ searchParams }: PageProps<"/admin/orders">) {
  const { rows, count, can, ...list } = await getOrderList(await searchParams);
  return (
    <>
      <PageHeading
        title="Orders"
        primary={can.write ? <NewLink href={adminPaths.ordersNew}>New order</NewLink> : null}
      />
      <ListFrame {...list} empty="No orders yet.">
        <AdminOrderRows state={list.state} rows={rows} count={count} can={can} />
      </ListFrame>
    </>
  );
}
