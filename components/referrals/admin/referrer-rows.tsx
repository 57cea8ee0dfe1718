"use client";

import Link from "next/link";
import type { ListColumn } from "@/components/lists/list-column";
import { defineRows } from "@/components/lists/list-table";
import { Badge } from "@/components/ui/badge";
import { adminPaths } from "@/lib/admin-paths";
import { formatPaise } from "@/lib/money";
import { type ReferrerRow, referrerList } from "@/lib/referrals/admin-referral";
import { formatTshirtCount } from "@/lib/referrals/referral";

const columns: ListColumn<ReferrerRow>[] = [
  { id: "name", header: "Referrer", isMain: true, cell: (row) => <ReferrerLink row={row} /> },
  { id: "state", header: "Status", cell: (row) => <ReferrerBadge row={row} /> },
  { id: "orders", header: "Orders", sort: "orders", isEnd: true, cell: ({ orders }) => orders },
  { id: "first", header: "New customers", isEnd: true, cell: ({ firstOrders }) => firstOrders },
  { id: "tees", header: "T-shirts", isEnd: true, cell: ({ tees }) => tees },
  {
    id: "rewards",
    header: "Rewards used",
    isEnd: true,
    cell: ({ used, rewards }) => `${used} of ${rewards}`,
  },
  { id: "cost", header: "Cost", sort: "cost", isEnd: true, cell: ({ costPaise }) => formatPaise(costPaise) },
  {
    id: "per-order",
    header: "Per order",
    isEnd: true,
    cell: ({ costPerOrderPaise }) => formatPaise(costPerOrderPaise),
  },
  { id: "risk", header: "Risk signals", sort: "risk", isEnd: true, cell: ({ risk }) => risk },
];

export const ReferrerRows = defineRows<ReferrerRow>({
  definition: referrerList,
  columns,
  rowId: ({ id }) => id,
  rowName: ({ name }) => name,
  card: (row) => <ReferrerCard row={row} />,
});

function ReferrerLink({ row }: { row: ReferrerRow }) {
  return (
    <Link href={adminPaths.referrer(row.id)} prefetch={false} data-row-link className="link wrap-anywhere">
      {row.name}
    </Link>
  );
}

function ReferrerBadge({ row: { isBlocked, held } }: { row: ReferrerRow }) {
  if (isBlocked) return <Badge variant="destructive">Blocked</Badge>;
  return held > 0 ? <Badge variant="warning">{held} held</Badge> : null;
}

function ReferrerCard({ row }: { row: ReferrerRow }) {
  const { orders, firstOrders, tees, costPaise, costPerOrderPaise } = row;
  return (
    <div className="py-1">
      <p className="flex items-center justify-between gap-3">
        <ReferrerLink row={row} />
        <ReferrerBadge row={row} />
      </p>
      <p className="flex flex-wrap justify-between gap-x-3 text-muted-foreground tabular-nums">
        <span>
          {orders} {orders === 1 ? "order" : "orders"}, {firstOrders} new · {formatTshirtCount(tees)}
        </span>
        <span>
          {formatPaise(costPaise)} · {formatPaise(costPerOrderPaise)} per order
        </span>
      </p>
    </div>
  );
}
