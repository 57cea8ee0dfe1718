import type { Metadata } from "next";
import { PageHeading } from "@/components/admin/page-heading";
import { ListFrame } from "@/components/lists/list-frame";
import { ProductList } from "@/components/products/admin/product-list";
import { buttonClasses } from "@/components/ui/button-classes";
import { ButtonLink } from "@/components/ui/button-link";
import { adminPaths } from "@/lib/admin-paths";
import { getProductList } from "@/server/products/queries";

export const instant = false;

export const metadata: Metadata = { title: "Products" };

export default async function ProductsPage({ searchParams }: PageProps<"/admin/products">) {
  const { canWrite, canMoveStock, canSeeStock, count, exportPath, ...list } = await getProductList(
    await searchParams,
  );
  const add = canWrite ? (
    <ButtonLink href={adminPaths.productsAdd} variant="brand" size="sm" aria-keyshortcuts="n">
      Add product
    </ButtonLink>
  ) : null;
  const empty = (
    <>
      <p className="font-semibold">No products yet. Add your first product.</p>
      {add ? <div className="mt-3">{add}</div> : null}
    </>
  );
  return (
    <>
      <PageHeading
        title="Products"
        actions={
          <>
            <a
              data-slot="button-link"
              href={exportPath}
              download
              className={buttonClasses({ variant: "ghost", size: "sm" })}
            >
              Export
            </a>
            {canWrite ? (
              <ButtonLink href={adminPaths.productsImport} prefetch={false} variant="ghost" size="sm">
                Import
              </ButtonLink>
            ) : null}
          </>
        }
        primary={add}
      />
      <ListFrame {...list} empty={empty}>
        <ProductList
          definition={list.definition}
          state={list.state}
          rows={list.page.rows}
          count={count}
          canChange={canWrite || canMoveStock}
          canSeeStock={canSeeStock}
        />
      </ListFrame>
    </>
  );
}
