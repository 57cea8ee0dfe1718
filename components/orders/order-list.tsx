import Link from "next/link";
import { formatPaise } from "@/lib/money";
import type { OrderListEntry } from "@/lib/orders/order";
import { formatDay } from "@/lib/orders/when";
import { paths } from "@/lib/paths";
import { StatusBadge } from "./status-badge";

export function OrderList({ orders }: { orders: readonly OrderListEntry[] }) {
  return (
    <ul className="border-t">
      {orders.map((order) => (
        <li key={order.orderId} className="relative border-b py-5 transition-colors hover:bg-muted">
          <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
            <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
              <Link
                href={paths.order(order.orderId)}
                prefetch={false}
                className="font-semibold text-lg tabular-nums after:absolute after:inset-0"
              >
                {order.orderId}
              </Link>
              <StatusBadge status={order.status} />
            </div>
            <span className="font-semibold tabular-nums">{formatPaise(order.totalPaise)}</span>
          </div>
          <p className="mt-1 text-muted-foreground text-sm">
            {formatDay(order.createdAt)} ·{" "}
            {order.paymentMethod === "cod" ? "Cash on delivery" : "Online payment"}
          </p>
        </li>
      ))}
    </ul>
  );
}
