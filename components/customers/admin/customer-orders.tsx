import Link from "next/link";
import { OrderBadge } from "@/components/orders/admin/order-badge";
import type { DeskCustomer } from "@/lib/customers/desk-customer";
import { formatPaise } from "@/lib/money";
import { officePaths } from "@/lib/office-paths";
import { deskPayment } from "@/lib/orders/order-list";
import { formatDayAndTime } from "@/lib/orders/when";

interface CustomerOrdersProps {
  customer: Pick<DeskCustomer, "orders" | "figures">;
  /** Without it the numbers stand alone. */
  canOpen: boolean;
}

/** What they bought, the newest first, with what came back and what was refused. */
export function CustomerOrders({ customer: { orders, figures }, canOpen }: CustomerOrdersProps) {
  return (
    <section aria-labelledby="orders-heading">
      <h2 id="orders-heading" className="font-semibold text-lg">
        Orders
      </h2>
      {orders.length === 0 ? <p className="mt-1 text-muted-foreground">No order yet.</p> : null}
      <ul className="mt-2 divide-y">
        {orders.map((order) => (
          <li key={order.orderNumber} className="py-2">
            <p className="flex flex-wrap items-center justify-between gap-x-4">
              {canOpen ? (
                <Link
                  href={officePaths.order(order.orderNumber)}
                  prefetch={false}
                  className="min-h-11 content-center whitespace-nowrap font-semibold hover:underline pointer-fine:min-h-7"
                >
                  {order.orderNumber}
                </Link>
              ) : (
                <b className="whitespace-nowrap">{order.orderNumber}</b>
              )}
              <span className="tabular-nums">{formatPaise(order.totalPaise)}</span>
            </p>
            <p className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 text-muted-foreground">
              <span>{`${formatDayAndTime(new Date(order.at))} · ${deskPayment(order)}${order.isGuest ? " · as a guest" : ""}${isRefused(order) ? " · refused at the door" : ""}${order.returns
                .map(
                  ({ kind, status }) =>
                    ` · ${kind === "return" ? "return" : "exchange"} ${status.toLowerCase()}`,
                )
                .join("")}`}</span>
              <OrderBadge status={order.status} />
            </p>
          </li>
        ))}
      </ul>
      {figures.orders > orders.length ? (
        <p className="mt-2 text-muted-foreground">
          The newest {orders.length} of {figures.orders}.
        </p>
      ) : null}
    </section>
  );
}

function isRefused({ paymentMethod, status }: DeskCustomer["orders"][number]): boolean {
  return paymentMethod === "cod" && status === "RTO";
}
