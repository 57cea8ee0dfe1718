"use client";

import Link from "next/link";
import { useMemo } from "react";
import type { Selection } from "@/components/lists/bulk-bar";
import type { ListColumn } from "@/components/lists/list-column";
import { type ListPage, ListTable } from "@/components/lists/list-table";
import { LinePicture } from "@/components/pictures/line-picture";
import { Badge } from "@/components/ui/badge";
import { ButtonLink } from "@/components/ui/button-link";
import { adminPaths } from "@/lib/admin-paths";
import { variantsQuery } from "@/lib/inventory/stock-list";
import type { ListDefinition } from "@/lib/lists/definition";
import { formatPaise } from "@/lib/money";
import { formatShortDay } from "@/lib/orders/when";
import type { ProductRow } from "@/lib/products/product-list";

interface ProductListProps extends ListPage<ProductRow> {
  definition: ListDefinition;
  canChange: boolean;
  canSeeStock: boolean;
}

const columnsFor = (canSeeStock: boolean): ListColumn<ProductRow>[] => [
  {
    id: "name",
    header: "Product",
    sort: "name",
    isMain: true,
    width: "w-1/3 min-w-48",
    cell: (row) => <ProductName row={row} />,
  },
  { id: "status", header: "Status", cell: (row) => <StatusMark row={row} /> },
  { id: "category", header: "Category", cell: categoryOf },
  {
    id: "variants",
    header: "Variants",
    isEnd: true,
    cell: canSeeStock ? variantsLink : ({ variants }) => variants,
  },
  { id: "stock", header: "Stock", sort: "stock", isEnd: true, cell: stockOf },
  {
    id: "price",
    header: "Price",
    sort: "price",
    isEnd: true,
    cell: ({ pricePaise }) => formatPaise(pricePaise),
  },
  {
    id: "created",
    header: "Added",
    sort: "created",
    isEnd: true,
    cell: ({ createdAt }) => formatShortDay(createdAt),
  },
];

export function ProductList({ definition, state, rows, count, canChange, canSeeStock }: ProductListProps) {
  const columns = useMemo(() => columnsFor(canSeeStock), [canSeeStock]);
  return (
    <ListTable
      key={state.q}
      definition={definition}
      state={state}
      rows={rows}
      columns={columns}
      rowId={({ id }) => String(id)}
      rowName={({ name }) => name}
      card={(row) => <ProductCard row={row} />}
      count={count}
      bulk={canChange ? changeLink : undefined}
    />
  );
}

function changeLink(selection: Selection) {
  const choice = selection.kind === "all" ? { q: selection.q } : { ids: selection.ids.join(",") };
  return (
    <ButtonLink href={adminPaths.productsBulkFor(choice)} prefetch={false} variant="brand" size="sm">
      Edit…
    </ButtonLink>
  );
}

function ProductName({ row: { id, name, picture, isPremium } }: { row: ProductRow }) {
  return (
    <span className="flex items-center gap-3">
      <Thumb url={picture} />
      <Link
        href={adminPaths.product(id)}
        prefetch={false}
        className="line-clamp-2 min-w-0 py-1 font-semibold hover:underline"
      >
        {name}
      </Link>
      {isPremium ? <Badge>Premium</Badge> : null}
    </span>
  );
}

function Thumb({ url }: { url: string | null }) {
  return (
    <span className="w-11 shrink-0 md:w-6">
      <LinePicture url={url} width={44} />
    </span>
  );
}

function StatusMark({ row: { status } }: { row: ProductRow }) {
  return status === "published" ? (
    <span className="whitespace-nowrap">
      <span aria-hidden="true" className="text-success">
        ●
      </span>{" "}
      Published
    </span>
  ) : (
    <span className="whitespace-nowrap text-muted-foreground">
      <span aria-hidden="true">○</span> Draft
    </span>
  );
}

function categoryOf({ category, subcategory }: ProductRow): string {
  if (!category) return "Uncategorized";
  return subcategory ? `${category} › ${subcategory}` : category;
}

function variantsLink({ id, name, variants }: ProductRow) {
  if (variants === 0) return variants;
  return (
    <Link
      href={adminPaths.inventoryThatFits(variantsQuery(id))}
      prefetch={false}
      aria-label={`${variants === 1 ? "1 variant" : `${variants} variants`} of ${name}`}
      className="hover:underline"
    >
      {variants}
    </Link>
  );
}

function stockOf({ stock }: ProductRow) {
  return stock === 0 ? (
    <span className="font-semibold text-destructive">Sold out</span>
  ) : (
    stock.toLocaleString("en-IN")
  );
}

function ProductCard({ row }: { row: ProductRow }) {
  return (
    <Link href={adminPaths.product(row.id)} prefetch={false} className="flex min-h-14 items-center gap-3">
      <Thumb url={row.picture} />
      <span className="min-w-0 flex-1">
        <span className="line-clamp-2 font-semibold">{row.name}</span>
        <span className="flex flex-wrap gap-x-2.5 text-muted-foreground tabular-nums">
          <StatusMark row={row} />
          <span>{row.stock === 0 ? "Sold out" : `${row.stock.toLocaleString("en-IN")} in stock`}</span>
          <span className="ml-auto text-foreground">{formatPaise(row.pricePaise)}</span>
        </span>
      </span>
    </Link>
  );
}
