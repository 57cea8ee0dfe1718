import type { Metadata } from "next";
import { PageHeading } from "@/components/admin/page-heading";
import { ListFrame } from "@/components/lists/list-frame";
import { ProductList } from "@/components/products/admin/product-list";
import { ButtonLink } from "@/components/ui/button-link";
import { paths } from "@/lib/paths";
import { getProductList } from "@/server/products/queries";

export const instant = false;

export const metadata: Metadata = { title: "Products" };

export default async function ProductsPage({ searchParams }: PageProps<"/admin/products">) {
  const { canWrite, count, ...list } = await getProductList(await searchParams);
  const add = canWrite ? (
    <ButtonLink href={paths.adminProductsAdd} variant="brand">
      Add product
    </ButtonLink>
  ) : null;
  const empty = (
    <>
      <p className="font-semibold">What the shop sells stands here.</p>
      {add ? <div className="mt-3">{add}</div> : null}
    </>
  );
  return (
    <>
      <PageHeading title="Products" actions={add} />
      <ListFrame {...list} empty={empty}>
        <ProductList definition={list.definition} state={list.state} rows={list.page.rows} count={count} />
      </ListFrame>
    </>
  );
}
