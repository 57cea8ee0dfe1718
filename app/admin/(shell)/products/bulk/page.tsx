import type { Metadata } from "next";
import { PageHeading } from "@/components/admin/page-heading";
import { BulkForm, BulkPreview } from "@/components/products/admin/bulk-form";
import { ButtonLink } from "@/components/ui/button-link";
import { adminPaths } from "@/lib/admin-paths";
import { type BulkChoice, readBulkChoice } from "@/lib/products/bulk-change";
import { kindsFor } from "@/lib/products/bulk-names";
import { readBulkPreview } from "@/lib/products/bulk-preview";
import { first } from "@/lib/query";
import { getBulkPage } from "@/server/products/queries";
import { getPreparedJob } from "@/server/staff-jobs/queries";

export const instant = false;

export const metadata: Metadata = { title: "Bulk edit products" };

const shown = 50;

export default async function BulkPage({ searchParams }: PageProps<"/admin/products/bulk">) {
  const { canWrite, canMoveStock, categories } = await getBulkPage();
  const params = await searchParams;
  const jobId = first(params.job);
  const job = jobId ? await getPreparedJob(adminPaths.productsBulk, jobId, shown) : null;
  if (job && (job.kind === "products.change" || job.kind === "products.stock")) {
    const preview = readBulkPreview(job);
    return (
      <>
        <PageHeading title={preview.change}>Nothing has been changed yet.</PageHeading>
        <BulkPreview jobId={job.id} preview={preview} total={job.total} />
      </>
    );
  }
  const choice = readBulkChoice(params);
  const kinds = kindsFor({ canWrite, canMoveStock });
  return (
    <>
      <PageHeading title="Bulk edit products">
        {choice ? describeChoice(choice) : "No products selected."}
      </PageHeading>
      {choice && kinds.length > 0 ? (
        <BulkForm choice={choice} kinds={kinds} categories={categories} />
      ) : (
        <ButtonLink href={adminPaths.products} variant="outline" size="sm" className="mt-6">
          Select products
        </ButtonLink>
      )}
    </>
  );
}

function describeChoice(choice: BulkChoice): string {
  if ("ids" in choice)
    return choice.ids.length === 1 ? "1 product selected." : `${choice.ids.length} products selected.`;
  return choice.q ? `All products that match “${choice.q}”.` : "All products.";
}
