"use client";

import Link from "next/link";
import { useState } from "react";
import type { Selection } from "@/components/lists/bulk-bar";
import type { ListColumn } from "@/components/lists/list-column";
import { type ListPage, ListTable } from "@/components/lists/list-table";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { adminPaths } from "@/lib/admin-paths";
import type { StockRow } from "@/lib/inventory/stock-list";
import { formatCappedCount, type ListDefinition } from "@/lib/lists/definition";
import { adjustFoundStockAction, adjustStockAction } from "@/server/inventory/admin-actions";
import { AdjustForm, type QuantityChange } from "./adjust-form";

interface StockListProps extends ListPage<StockRow> {
  definition: ListDefinition;
  canWrite: boolean;
}

const number = new Intl.NumberFormat("en-IN");

const columns: ListColumn<StockRow>[] = [
  {
    id: "product",
    header: "Variant",
    isMain: true,
    width: "w-1/3 min-w-40",
    cell: (row) => <VariantName row={row} />,
  },
  {
    id: "sku",
    header: "SKU",
    sort: "sku",
    cell: ({ sku }) => <span className="wrap-anywhere block lg:min-w-28">{sku}</span>,
  },
  { id: "barcode", header: "Barcode", cell: ({ barcode }) => barcode ?? "–" },
  { id: "stock", header: "On hand", sort: "stock", isEnd: true, cell: ({ stock }) => number.format(stock) },
  {
    id: "reserved",
    header: "Reserved",
    sort: "reserved",
    isEnd: true,
    cell: ({ reserved }) => number.format(reserved),
  },
  {
    id: "free",
    header: "Available",
    sort: "free",
    isEnd: true,
    cell: ({ free }) => <b>{number.format(free)}</b>,
  },
  { id: "low", header: "Low-stock level", isEnd: true, cell: ({ lowAt }) => lowAt },
  {
    id: "waiting",
    header: "Waiting list",
    isEnd: true,
    cell: ({ waiting }) => (waiting === 0 ? "–" : number.format(waiting)),
  },
  { id: "state", header: "Status", cell: (row) => <Level row={row} /> },
];

/** Variants with exact stock; several can be adjusted at once. */
export function StockList({ definition, state, rows, count, canWrite }: StockListProps) {
  return (
    <ListTable
      key={state.q}
      definition={definition}
      state={state}
      rows={rows}
      columns={columns}
      rowId={({ id }) => String(id)}
      rowName={nameOf}
      card={(row) => <StockCard row={row} />}
      count={count}
      bulk={canWrite ? (selection) => <AdjustSelection selection={selection} /> : undefined}
    />
  );
}

function nameOf({ product, color, size }: StockRow): string {
  return `${product}, ${color}, ${size}`;
}

function VariantName({ row: { id, product, color, size, isActive } }: { row: StockRow }) {
  return (
    <Link
      href={adminPaths.variant(id)}
      prefetch={false}
      className="inline-flex min-h-7 items-center hover:underline"
    >
      <span>
        <span className="font-semibold">{product}</span>
        <span className="text-muted-foreground">{` · ${color} · ${size}${isActive ? "" : " · not for sale"}`}</span>
      </span>
    </Link>
  );
}

function Level({ row: { free, isLow } }: { row: StockRow }) {
  if (free <= 0) return <Badge variant="destructive">Sold out</Badge>;
  return isLow ? <Badge variant="warning">Low</Badge> : null;
}

function StockCard({ row }: { row: StockRow }) {
  return (
    <Link href={adminPaths.variant(row.id)} prefetch={false} className="flex min-h-14 items-center gap-3">
      <span className="min-w-0 flex-1">
        <span className="line-clamp-2 font-semibold">{row.product}</span>
        <span className="wrap-anywhere block text-muted-foreground">{`${row.color}, ${row.size} · ${row.sku}${row.waiting > 0 ? ` · ${number.format(row.waiting)} waiting` : ""}`}</span>
      </span>
      <span className="grid justify-items-end gap-0.5 tabular-nums">
        {number.format(row.free)} available of {number.format(row.stock)}
        <Level row={row} />
      </span>
    </Link>
  );
}

/** The same change for all selected variants: all or nothing. */
function AdjustSelection({ selection }: { selection: Selection }) {
  const [isOpen, setIsOpen] = useState(false);
  const count = selection.kind === "all" ? selection.count : selection.ids.length;
  const book = (change: QuantityChange) =>
    selection.kind === "all"
      ? adjustFoundStockAction({ ...change, q: selection.q })
      : adjustStockAction({ ...change, seen: null, variantIds: selection.ids.map(Number) });
  return (
    <>
      <Button variant="outline" onClick={() => setIsOpen(true)}>
        Adjust stock
      </Button>
      <Dialog
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        title={`Adjust ${formatCappedCount(count)} ${count === 1 ? "variant" : "variants"}`}
      >
        <p className="text-muted-foreground">
          Applies to each variant. If one would fall below its reserved stock, nothing changes.
        </p>
        <AdjustForm book={book} onBooked={() => setIsOpen(false)} />
      </Dialog>
    </>
  );
}
