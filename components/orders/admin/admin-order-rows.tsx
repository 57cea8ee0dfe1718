"use client";

import Link from "next/link";
import type { ListColumn } from "@/components/lists/list-column";
import { adminPaths } from "@/lib/admin-paths";
import { formatPaise } from "@/lib/money";
import { adminPaymentLabel, type OrderRow, orderList } from "@/lib/orders/order-list";
import { formatMoment } from "@/lib/orders/when";
import { OrderBadge } from "./order-badge";
import { defineOrderRows } from "./order-rows";

const columns: ListColumn<OrderRow>[] = [
  { id: "number", header: "Order", isMain: true, cell: (row) => <OrderLink row={row} /> },
  { id: "buyer", header: "Customer", cell: ({ name, city }) => `${name}, ${city}` },
  { id: "status", header: "Status", cell: badgeOf },
  { id: "payment", header: "Payment", cell: adminPaymentLabel },
  { id: "tags", header: "Tags", cell: ({ tags }) => tags.join(", ") },
  { id: "itemCount", header: "Items", isEnd: true, cell: ({ itemCount }) => itemCount },
  {
    id: "total",
    header: "Total",
    sort: "total",
    isEnd: true,
    cell: ({ totalPaise }) => formatPaise(totalPaise),
  },
  {
    id: "created",
    header: "Placed",
    sort: "created",
    isEnd: true,
    cell: ({ createdAt }) => formatMoment(createdAt),
  },
];

export const AdminOrderRows = defineOrderRows<OrderRow>("orders", {
  definition: orderList,
  columns,
  card: (row) => <OrderCard row={row} />,
});

function badgeOf({ status, hold, isLate }: OrderRow) {
  return <OrderBadge status={status} hold={hold} isLate={isLate} />;
}

function OrderLink({ row: { orderNumber } }: { row: OrderRow }) {
  return (
    <Link
      href={adminPaths.order(orderNumber)}
      prefetch={false}
      className="whitespace-nowrap tight:whitespace-normal font-semibold hover:underline"
    >
      {orderNumber}
    </Link>
  );
}

function OrderCard({ row }: { row: OrderRow }) {
  return (
    <div className="py-1">
      <p className="flex justify-between gap-3">
        <OrderLink row={row} />
        <span className="tabular-nums">{formatPaise(row.totalPaise)}</span>
      </p>
      <p className="flex flex-wrap items-center justify-between gap-x-3 text-muted-foreground">
        <span className="min-w-0 tight:whitespace-normal truncate">
          {row.name}, {row.city}
        </span>
        {badgeOf(row)}
      </p>
      {row.tags.length > 0 ? <p className="text-muted-foreground text-sm">{row.tags.join(", ")}</p> : null}
    </div>
  );
}
