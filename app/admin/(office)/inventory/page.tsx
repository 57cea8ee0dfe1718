import type { Metadata } from "next";
import { PageHeading } from "@/components/admin/page-heading";
import { LowPages } from "@/components/inventory/admin/low-pages";
import { LowTabs } from "@/components/inventory/admin/low-tabs";
import { StockSearch } from "@/components/inventory/admin/stock-search";
import { VariantTable } from "@/components/inventory/admin/variant-table";
import { ButtonLink } from "@/components/ui/button-link";
import { paths } from "@/lib/paths";
import { getInventoryPage } from "@/server/inventory/queries";

export const instant = false;

export const metadata: Metadata = { title: "Inventory" };

export default async function InventoryPage({ searchParams }: PageProps<"/admin/inventory">) {
  const { text, page, pageCount, isOut, low, found, canWrite } = await getInventoryPage(await searchParams);
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
      >
        Pieces on hand, promised to orders, and free to sell.
      </PageHeading>
      <StockSearch text={text} />
      {found ? (
        <section aria-labelledby="found-heading" className="mt-8">
          <h2 id="found-heading" className="font-semibold text-lg">
            {found.length === 0 ? `Nothing for “${text}”` : `Found for “${text}”`}
          </h2>
          {found.length > 0 ? (
            <VariantTable label="Found" variants={found} />
          ) : (
            <p className="mt-1 text-muted-foreground">
              Search for a SKU from its beginning, a barcode, or words of a product.
            </p>
          )}
        </section>
      ) : null}
      <section aria-label="Few or no pieces" className="mt-8">
        <LowTabs isOut={isOut} low={low.low} out={low.out} text={text} />
        {low.variants.length > 0 ? (
          <VariantTable label={isOut ? "Sold out" : "Low stock"} variants={low.variants} />
        ) : (
          <p className="mt-3 text-muted-foreground">
            {isOut ? "Nothing on sale is sold out." : "Nothing on sale is at or below its mark."}
          </p>
        )}
        <LowPages page={page} pageCount={pageCount} isOut={isOut} text={text} />
      </section>
    </>
  );
}
