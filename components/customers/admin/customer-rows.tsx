"use client";

import Link from "next/link";
import type { ListColumn } from "@/components/lists/list-column";
import { type ListPage, ListTable } from "@/components/lists/list-table";
import { Badge } from "@/components/ui/badge";
import { adminPaths } from "@/lib/admin-paths";
import { type CustomerRow, customerList, formatCustomerName } from "@/lib/customers/customer-list";
import { formatPaise } from "@/lib/money";
import { formatShortDay } from "@/lib/orders/when";
import { formatPhone } from "@/lib/phone";

const columns: ListColumn<CustomerRow>[] = [
  { id: "name", header: "Customer", isMain: true, cell: (row) => <CustomerLink row={row} /> },
  {
    id: "email",
    header: "Email",
    width: "w-1/5",
    cell: ({ email }) => <span className="wrap-anywhere">{email ?? "–"}</span>,
  },
  {
    id: "phone",
    header: "Phone",
    cell: ({ phone }) => <span className="whitespace-nowrap">{phone ? formatPhone(phone) : "–"}</span>,
  },
  { id: "state", header: "Status", cell: (row) => <CustomerState row={row} /> },
  { id: "orders", header: "Orders", sort: "orders", isEnd: true, cell: ({ orders }) => orders },
  {
    id: "value",
    header: "Total spent",
    sort: "value",
    isEnd: true,
    cell: ({ valuePaise }) => formatPaise(valuePaise),
  },
  { id: "returns", header: "Returns", isEnd: true, cell: ({ returns }) => returns },
  { id: "refused", header: "COD refusals", isEnd: true, cell: ({ refused }) => refused },
  {
    id: "joined",
    header: "Joined",
    sort: "joined",
    isEnd: true,
    cell: ({ joinedAt }) => <span className="whitespace-nowrap">{formatShortDay(joinedAt)}</span>,
  },
];

interface CustomerRowsProps extends ListPage<CustomerRow> {}

export function CustomerRows({ state, rows, count }: CustomerRowsProps) {
  return (
    <ListTable
      definition={customerList}
      state={state}
      rows={rows}
      columns={columns}
      rowId={({ id }) => id}
      rowName={formatCustomerName}
      card={(row) => <CustomerCard row={row} />}
      count={count}
    />
  );
}

function CustomerLink({ row }: { row: CustomerRow }) {
  return (
    <Link
      href={adminPaths.user(row.id)}
      prefetch={false}
      className="wrap-anywhere font-semibold hover:underline"
    >
      {formatCustomerName(row)}
    </Link>
  );
}

function CustomerState({ row: { isBlocked, isDeletionAsked } }: { row: CustomerRow }) {
  return (
    <span className="flex flex-wrap gap-1">
      {isBlocked ? <Badge variant="destructive">Blocked</Badge> : null}
      {isDeletionAsked ? <Badge variant="warning">Deletion requested</Badge> : null}
    </span>
  );
}

function CustomerCard({ row }: { row: CustomerRow }) {
  return (
    <div className="py-1">
      <p className="flex justify-between gap-3">
        <CustomerLink row={row} />
        <span className="whitespace-nowrap tabular-nums">{formatPaise(row.valuePaise)}</span>
      </p>
      <p className="flex flex-wrap items-center justify-between gap-x-3 text-muted-foreground">
        <span className="min-w-0 truncate">{`${row.phone ? formatPhone(row.phone) : row.email} · ${row.orders === 1 ? "1 order" : `${row.orders} orders`}${row.refused > 0 ? ` · ${row.refused} COD refused` : ""}`}</span>
        <CustomerState row={row} />
      </p>
    </div>
  );
}
