import type { Metadata } from "next";
import { AccountFrame } from "@/components/account/account-frame";
import { OrderList } from "@/components/orders/order-list";
import { ButtonLink } from "@/components/ui/button-link";
import { EmptyState } from "@/components/ui/empty-state";
import { Pagination } from "@/components/ui/pagination";
import { paths } from "@/lib/paths";
import { parsePage } from "@/lib/query";
import { listMyOrders } from "@/server/orders/queries";

export const instant = false;

export const metadata: Metadata = { title: "My Orders", robots: { index: false } };

export default async function OrdersPage({ searchParams }: PageProps<"/orders">) {
  const { orders, page, pageCount } = await listMyOrders(parsePage((await searchParams).page));
  return (
    <AccountFrame title="My Orders" at={paths.orders}>
      {page > pageCount ? (
        <BehindTheLast />
      ) : orders.length === 0 ? (
        <NoOrders />
      ) : (
        <OrderList orders={orders} />
      )}
      {page > pageCount ? null : (
        <Pagination
          page={page}
          pageCount={pageCount}
          hrefOf={(number) => (number === 1 ? paths.orders : `${paths.orders}?page=${number}`)}
          label="Orders"
          className="mt-8"
        />
      )}
    </AccountFrame>
  );
}

function BehindTheLast() {
  return (
    <EmptyState
      title="No more orders"
      actions={<ButtonLink href={paths.orders}>Your latest orders</ButtonLink>}
    >
      You've reached the end of your orders.
    </EmptyState>
  );
}

function NoOrders() {
  return (
    <EmptyState
      title="No orders yet"
      actions={<ButtonLink href={paths.products}>See all products</ButtonLink>}
    >
      Orders placed while logged in appear here, along with earlier ones under your confirmed email.
    </EmptyState>
  );
}
