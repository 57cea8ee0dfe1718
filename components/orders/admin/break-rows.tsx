"use client";

import Link from "next/link";
import { useMemo } from "react";
import type { ListColumn } from "@/components/lists/list-column";
import { type ListPage, ListTable } from "@/components/lists/list-table";
import { adminPaths } from "@/lib/admin-paths";
import { formatIn } from "@/lib/currency";
import { type BreakRow, breakList, breakReasons } from "@/lib/orders/break-list";
import { formatDeadline, formatShortDay } from "@/lib/orders/when";

const columnsAt = (now: Date): ListColumn<BreakRow>[] => [
  { id: "reason", header: "Reason", isMain: true, cell: (row) => <CaseLink row={row} /> },
  { id: "payment", header: "Payment", cell: ({ paymentId }) => <code>{paymentId}</code> },
  { id: "order", header: "Order", cell: ({ orderNumber }) => orderNumber ?? "—" },
  { id: "state", header: "Status", cell: (row) => <CaseState row={row} now={now} /> },
  { id: "amount", header: "Amount", isEnd: true, cell: amountOf },
  {
    id: "created",
    header: "Since",
    sort: "created",
    isEnd: true,
    cell: ({ createdAt }) => formatShortDay(createdAt),
  },
];

interface BreakRowsProps extends ListPage<BreakRow> {
  /** Server time */
  now: Date;
}

export function BreakRows({ state, rows, count, now }: BreakRowsProps) {
  const columns = useMemo(() => columnsAt(now), [now]);
  return (
    <ListTable
      key={state.q}
      definition={breakList}
      state={state}
      rows={rows}
      columns={columns}
      rowId={({ id }) => String(id)}
      rowName={reasonOf}
      card={(row) => <BreakCard row={row} now={now} />}
      count={count}
    />
  );
}

function reasonOf({ reason }: BreakRow): string {
  return breakReasons[reason] ?? reason;
}

function stateOf({ isOpen, isWaiting, respondBy, resolution }: BreakRow, now: Date): string {
  if (!isOpen) return `Closed${resolution ? `: ${resolution}` : ""}`;
  if (isWaiting) return "Needs approval";
  return respondBy ? formatDeadline(respondBy, now) : "Open";
}

/** A passed deadline stands out. */
function CaseState({ row, now }: { row: BreakRow; now: Date }) {
  const { isOpen, respondBy } = row;
  const isLate = isOpen && respondBy !== null && new Date(respondBy) < now;
  return isLate ? <b className="font-semibold text-destructive">{stateOf(row, now)}</b> : stateOf(row, now);
}

function CaseLink({ row }: { row: BreakRow }) {
  return (
    <Link
      href={adminPaths.moneyCase(row.id)}
      prefetch={false}
      className="inline-flex min-h-9 items-center font-semibold hover:underline"
    >
      {reasonOf(row)}
    </Link>
  );
}

function amountOf({ amountPaise, currency }: BreakRow): string {
  return amountPaise === null ? "—" : formatIn(currency, amountPaise);
}

function BreakCard({ row, now }: { row: BreakRow; now: Date }) {
  return (
    <div className="py-1">
      <p className="flex justify-between gap-3">
        <CaseLink row={row} />
        <span className="tabular-nums">{amountOf(row)}</span>
      </p>
      <p className="wrap-anywhere text-muted-foreground">
        {row.orderNumber ?? row.paymentId} · <CaseState row={row} now={now} />
      </p>
    </div>
  );
}
