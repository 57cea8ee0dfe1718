"use client";

import type { ListColumn } from "@/components/lists/list-column";
import { ListTable } from "@/components/lists/list-table";
import type { ListState } from "@/lib/lists/list-state";
import { formatPaise } from "@/lib/money";
import { deskPayment, type OrderRow, orderList } from "@/lib/orders/order-list";
import { formatMoment } from "@/lib/orders/when";
import { OrderBadge } from "./order-badge";

const columns: ListColumn<OrderRow>[] = [
  { id: "number", header: "Order", isMain: true, cell: ({ orderNumber }) => <b>{orderNumber}</b> },
  { id: "buyer", header: "Buyer", cell: ({ name, city }) => `${name}, ${city}` },
  { id: "status", header: "Status", cell: ({ status }) => <OrderBadge status={status} /> },
  { id: "payment", header: "Payment", cell: ({ paymentStatus }) => deskPayment(paymentStatus) },
  { id: "pieces", header: "Pieces", isEnd: true, cell: ({ pieces }) => pieces },
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

interface DeskOrdersProps {
  state: ListState;
  rows: readonly OrderRow[];
  count: number;
}

export function DeskOrders({ state, rows, count }: DeskOrdersProps) {
  return (
    <ListTable
      key={state.q}
      definition={orderList}
      state={state}
      rows={rows}
      columns={columns}
      rowId={({ id }) => id}
      rowName={({ orderNumber }) => orderNumber}
      card={(row) => <OrderCard row={row} />}
      count={count}
    />
  );
}

function OrderCard({ row }: { row: OrderRow }) {
  return (
    <div className="py-1">
      <p className="flex justify-between gap-3">
        <b>{row.orderNumber}</b>
        <span className="tabular-nums">{formatPaise(row.totalPaise)}</span>
      </p>
      <p className="flex flex-wrap items-center justify-between gap-x-3 text-muted-foreground">
        <span className="min-w-0 truncate">
          {row.name}, {row.city}
        </span>
        <OrderBadge status={row.status} />
      </p>
    </div>
  );
}
