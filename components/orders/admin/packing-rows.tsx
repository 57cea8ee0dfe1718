"use client";

import type { ListColumn } from "@/components/lists/list-column";
import { ListTable } from "@/components/lists/list-table";
import type { ListState } from "@/lib/lists/list-state";
import { officePaths } from "@/lib/office-paths";
import { type PackingRow, packingList } from "@/lib/orders/packing-list";
import { formatMoment } from "@/lib/orders/when";
import { OrderBadge } from "./order-badge";

const columns: ListColumn<PackingRow>[] = [
  { id: "number", header: "Order", isMain: true, cell: (row) => <SlipLink row={row} /> },
  { id: "lines", header: "Pieces", cell: linesOf },
  { id: "to", header: "To", cell: placeOf },
  { id: "phone", header: "Phone", cell: ({ phone }) => <span className="whitespace-nowrap">{phone}</span> },
  { id: "note", header: "Note", cell: ({ note }) => note || "–" },
  { id: "status", header: "Status", cell: ({ status }) => <OrderBadge status={status} /> },
  {
    id: "created",
    header: "Placed",
    sort: "created",
    isEnd: true,
    cell: ({ createdAt }) => formatMoment(createdAt),
  },
];

interface PackingRowsProps {
  state: ListState;
  rows: readonly PackingRow[];
  count: number;
}

export function PackingRows({ state, rows, count }: PackingRowsProps) {
  return (
    <ListTable
      key={state.q}
      definition={packingList}
      state={state}
      rows={rows}
      columns={columns}
      rowId={({ id }) => id}
      rowName={({ orderNumber }) => orderNumber}
      card={(row) => <PackingCard row={row} />}
      count={count}
    />
  );
}

function SlipLink({ row: { orderNumber } }: { row: PackingRow }) {
  return (
    <a
      href={officePaths.packingSlip(orderNumber)}
      className="whitespace-nowrap font-semibold hover:underline"
    >
      {orderNumber}
    </a>
  );
}

function linesOf({ lines }: PackingRow): string {
  return lines
    .map(({ title, color, size, quantity }) => `${quantity} × ${title}, ${color}, ${size}`)
    .join("; ");
}

function placeOf({
  name,
  businessName,
  address: { line1, line2, city, state, pincode },
}: PackingRow): string {
  return [name, businessName, line1, line2, `${city}, ${state} ${pincode}`].filter(Boolean).join(", ");
}

function PackingCard({ row }: { row: PackingRow }) {
  return (
    <div className="py-1">
      <p className="flex items-center justify-between gap-3">
        <SlipLink row={row} />
        <OrderBadge status={row.status} />
      </p>
      <p className="wrap-anywhere">{linesOf(row)}</p>
      <p className="wrap-anywhere text-muted-foreground">{placeOf(row)}</p>
    </div>
  );
}
