"use client";

import Link from "next/link";
import type { ListColumn } from "@/components/lists/list-column";
import { adminPaths } from "@/lib/admin-paths";
import { type PackingRow, packingList } from "@/lib/orders/packing-list";
import { formatMoment } from "@/lib/orders/when";
import { OrderBadge } from "./order-badge";
import { defineOrderRows } from "./order-rows";

const columns: ListColumn<PackingRow>[] = [
  { id: "number", header: "Order", isMain: true, cell: (row) => <OrderLink row={row} /> },
  { id: "lines", header: "Items", width: "w-1/2", cell: contentsOf },
  { id: "to", header: "To", width: "w-1/3", cell: (row) => `${placeOf(row)}, ${row.phone}` },
  { id: "status", header: "Status", cell: badgeOf },
  {
    id: "created",
    header: "Placed",
    sort: "created",
    isEnd: true,
    cell: ({ createdAt }) => formatMoment(createdAt),
  },
];

export const PackingRows = defineOrderRows<PackingRow>("packing", {
  definition: packingList,
  columns,
  card: (row) => <PackingCard row={row} />,
});

function OrderLink({ row: { orderNumber } }: { row: PackingRow }) {
  return (
    <Link
      href={adminPaths.order(orderNumber)}
      prefetch={false}
      className="whitespace-nowrap font-semibold hover:underline"
    >
      {orderNumber}
    </Link>
  );
}

function badgeOf({ status, isLate }: PackingRow) {
  return <OrderBadge status={status} isLate={isLate} />;
}

function contentsOf(row: PackingRow) {
  return (
    <>
      {linesOf(row)}
      {row.note ? <p className="text-muted-foreground">Note: {row.note}</p> : null}
    </>
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
        <OrderLink row={row} />
        {badgeOf(row)}
      </p>
      <div className="wrap-anywhere">{contentsOf(row)}</div>
      <p className="wrap-anywhere text-muted-foreground">{placeOf(row)}</p>
    </div>
  );
}
