import type { Metadata } from "next";
import Link from "next/link";
import { notFound } from "next/navigation";
import { PageHeading } from "@/components/admin/page-heading";
import { Section } from "@/components/admin/section";
import { AdjustVariant } from "@/components/inventory/admin/adjust-form";
import { Ledger, VariantNumbers } from "@/components/inventory/admin/ledger";
import { LowStockLevelForm } from "@/components/inventory/admin/low-stock-level-form";
import { ButtonLink } from "@/components/ui/button-link";
import { adminPaths } from "@/lib/admin-paths";
import { formatVariantName } from "@/lib/inventory/stock-variant";
import { getVariantPage } from "@/server/inventory/queries";

export const instant = false;

export const metadata: Metadata = { title: "Variant" };

type Props = PageProps<"/admin/inventory/[variantId]">;

export default async function VariantPage({ params, searchParams }: Props) {
  const [{ variantId }, { before }] = await Promise.all([params, searchParams]);
  const page = await getVariantPage(variantId, before);
  if (!page) notFound();
  const { variant, moves, next, isFirst, canWrite } = page;
  return (
    <>
      <PageHeading
        title={formatVariantName(variant)}
        actions={
          <ButtonLink
            href={adminPaths.sizesOf(variant.productId)}
            variant="outline"
            size="sm"
            prefetch={false}
          >
            Size report for this product
          </ButtonLink>
        }
      >{`${variant.sku}${variant.barcode ? ` · Barcode ${variant.barcode}` : " · No barcode"}${variant.isActive ? "" : " · Not for sale"}${
        variant.status === "published"
          ? ""
          : ` · Its product is ${variant.status === "draft" ? "a draft" : "deleted"}`
      }`}</PageHeading>
      <VariantNumbers variant={variant} />
      <div className="mt-8 grid gap-x-12 gap-y-8 xl:grid-cols-[minmax(0,2fr)_minmax(18rem,1fr)]">
        <Section id="ledger-heading" title="Stock history" className="order-last min-w-0 xl:order-none">
          {moves.length > 0 ? (
            <Ledger moves={moves} />
          ) : (
            <p className="mt-1 text-muted-foreground">No stock changes yet.</p>
          )}
          <nav aria-label="Stock history pages" className="mt-3 flex gap-5">
            {isFirst ? null : (
              <Link href={adminPaths.variant(variant.id)} prefetch={false} className="link">
                Newest
              </Link>
            )}
            {next ? (
              <Link
                href={`${adminPaths.variant(variant.id)}?before=${next}`}
                prefetch={false}
                className="link"
              >
                Older
              </Link>
            ) : null}
          </nav>
        </Section>
        {canWrite ? (
          <div className="grid max-w-md content-start gap-8">
            <Section id="adjust-heading" title="Adjust stock">
              <AdjustVariant variant={variant} />
            </Section>
            <Section id="low-heading" title="Low-stock level" className="border-t pt-6">
              <LowStockLevelForm key={variant.lowAt} variant={variant} />
            </Section>
          </div>
        ) : null}
      </div>
    </>
  );
}
