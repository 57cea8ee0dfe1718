import type { Metadata } from "next";
import { PageHeading } from "@/components/admin/page-heading";
import { ListEmpty } from "@/components/lists/list-empty";
import { ListPager } from "@/components/lists/list-pager";
import { ListSearch } from "@/components/lists/list-search";
import { ListTabs } from "@/components/lists/list-tabs";
import { ProductList } from "@/components/products/admin/product-list";
import { ButtonLink } from "@/components/ui/button-link";
import { paths } from "@/lib/paths";
import { getProductList } from "@/server/products/queries";

export const instant = false;

export const metadata: Metadata = { title: "Products" };

export default async function ProductsPage({ searchParams }: PageProps<"/admin/products">) {
  const { definition, state, page, count, counts, saved, canWrite } = await getProductList(
    await searchParams,
  );
  const add = canWrite ? (
    <ButtonLink href={paths.adminProductsAdd} variant="brand">
      Add product
    </ButtonLink>
  ) : null;
  return (
    <>
      <PageHeading title="Products" actions={add} />
      <ListTabs definition={definition} state={state} counts={counts} saved={saved} />
      <ListSearch definition={definition} state={state} />
      {page.rows.length > 0 ? (
        <ProductList definition={definition} state={state} rows={page.rows} count={count} />
      ) : (
        <ListEmpty definition={definition} isSearched={state.q !== "" || state.cursor !== null}>
          <p className="font-semibold">What the shop sells stands here.</p>
          {add ? <div className="mt-3">{add}</div> : null}
        </ListEmpty>
      )}
      <ListPager definition={definition} state={state} previous={page.previous} next={page.next} />
    </>
  );
}
