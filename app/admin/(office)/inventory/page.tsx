import type { Metadata } from "next";
import { PageHeading } from "@/components/admin/page-heading";
import { StockList } from "@/components/inventory/admin/stock-list";
import { ListEmpty } from "@/components/lists/list-empty";
import { ListPager } from "@/components/lists/list-pager";
import { ListSearch } from "@/components/lists/list-search";
import { ListTabs } from "@/components/lists/list-tabs";
import { ButtonLink } from "@/components/ui/button-link";
import { paths } from "@/lib/paths";
import { getStockList } from "@/server/inventory/queries";

export const instant = false;

export const metadata: Metadata = { title: "Inventory" };

export default async function InventoryPage({ searchParams }: PageProps<"/admin/inventory">) {
  const { definition, state, page, count, counts, saved, canWrite } = await getStockList(await searchParams);
  return (
    <>
      <PageHeading
        title="Inventory"
        actions={
          <>
            <ButtonLink href={paths.adminSizes} variant="outline" size="sm" prefetch={false}>
              Size report
            </ButtonLink>
            {canWrite ? (
              <ButtonLink href={paths.adminCount} variant="brand" size="sm" prefetch={false}>
                Count sheet
              </ButtonLink>
            ) : null}
          </>
        }
      />
      <ListTabs definition={definition} state={state} counts={counts} saved={saved} />
      <ListSearch definition={definition} state={state} />
      {page.rows.length > 0 ? (
        <StockList definition={definition} state={state} rows={page.rows} count={count} canWrite={canWrite} />
      ) : (
        <ListEmpty definition={definition} isSearched={state.q !== "" || state.cursor !== null}>
          <p className="font-semibold">Each size and colour of a product has its stock here.</p>
        </ListEmpty>
      )}
      <ListPager definition={definition} state={state} previous={page.previous} next={page.next} />
    </>
  );
}
