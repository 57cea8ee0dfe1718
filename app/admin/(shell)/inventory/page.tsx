import type { Metadata } from "next";
import { PageHeading } from "@/components/admin/page-heading";
import { StockList } from "@/components/inventory/admin/stock-list";
import { ListFrame } from "@/components/lists/list-frame";
import { ButtonLink } from "@/components/ui/button-link";
import { adminPaths } from "@/lib/admin-paths";
import { getStockList } from "@/server/inventory/queries";

export const instant = false;

export const metadata: Metadata = { title: "Inventory" };

export default async function InventoryPage({ searchParams }: PageProps<"/admin/inventory">) {
  const { count, canWrite, ...list } = await getStockList(await searchParams);
  return (
    <>
      <PageHeading
        title="Inventory"
        actions={
          <ButtonLink href={adminPaths.sizes} variant="outline" size="sm" prefetch={false}>
            Size report
          </ButtonLink>
        }
        primary={
          canWrite ? (
            <ButtonLink href={adminPaths.count} variant="brand" size="sm" prefetch={false}>
              Stock count
            </ButtonLink>
          ) : null
        }
      />
      <ListFrame {...list} empty="No variants yet. Stock is tracked per size and colour.">
        <StockList
          definition={list.definition}
          state={list.state}
          rows={list.page.rows}
          count={count}
          canWrite={canWrite}
        />
      </ListFrame>
    </>
  );
}
