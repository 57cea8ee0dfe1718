import type { Metadata } from "next";
import { PageHeading } from "@/components/admin/page-heading";
import { LowPages } from "@/components/inventory/admin/low-pages";
import { StockSearch } from "@/components/inventory/admin/stock-search";
import { VariantTable } from "@/components/inventory/admin/variant-table";
import { ButtonLink } from "@/components/ui/button-link";
import { paths } from "@/lib/paths";
import { getInventoryPage } from "@/server/inventory/queries";

export const instant = false;

export const metadata: Metadata = { title: "Inventory" };

export default async function InventoryPage({ searchParams }: PageProps<"/admin/inventory">) {
  const { text, page, pageCount, low, found, canWrite } = await getInventoryPage(await searchParams);
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
      <section aria-labelledby="low-heading" className="mt-8">
        <h2 id="low-heading" className="font-semibold text-lg">
          Low stock <span className="font-normal text-muted-foreground tabular-nums">{low.total}</span>
        </h2>
        {low.total > 0 ? (
          <VariantTable label="Low stock" variants={low.variants} />
        ) : (
          <p className="mt-1 text-muted-foreground">Nothing on sale is at or below its mark.</p>
        )}
        <LowPages page={page} pageCount={pageCount} text={text} />
      </section>
    </>
  );
}
