import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { LeaveOnSignOut } from "@/components/auth/leave-on-sign-out";
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
  const found = await listMyOrders(parsePage((await searchParams).page));
  if (!found) return <SignInFirst />;
  const { orders, page, pageCount } = found;
  if (page > pageCount) notFound();
  if (orders.length === 0) return <NoOrders />;
  return (
    <div className="container-page max-w-4xl pt-8 pb-16 sm:pt-12">
      <LeaveOnSignOut />
      <h1 className="display mb-6 text-4xl sm:mb-8 sm:text-5xl">My Orders</h1>
      <OrderList orders={orders} />
      <Pagination
        page={page}
        pageCount={pageCount}
        hrefOf={(number) => (number === 1 ? paths.orders : `${paths.orders}?page=${number}`)}
        label="Orders"
        className="mt-8"
      />
    </div>
  );
}

function SignInFirst() {
  return (
    <EmptyState
      headingLevel="h1"
      title="Sign in to see your orders"
      actions={
        <>
          <ButtonLink href={`${paths.auth()}?next=${paths.orders}`} prefetch={false}>
            Sign in
          </ButtonLink>
          <ButtonLink href={paths.contact} variant="outline">
            Ask about an order
          </ButtonLink>
        </>
      }
    >
      Ordered without an account? The link that you got when you ordered opens it.
    </EmptyState>
  );
}

function NoOrders() {
  return (
    <EmptyState
      headingLevel="h1"
      title="No orders yet"
      actions={<ButtonLink href={paths.products}>See all products</ButtonLink>}
    >
      What you order while you are signed in stands here.
    </EmptyState>
  );
}
