import type { Metadata } from "next";
import { PageHeading } from "@/components/admin/page-heading";
import { Section } from "@/components/admin/section";
import { CsvExport, ImportPreview, ImportUpload } from "@/components/products/admin/import-upload";
import { Alert } from "@/components/ui/alert";
import { adminPaths } from "@/lib/admin-paths";
import { readImportPreview } from "@/lib/products/import-preview";
import { first } from "@/lib/query";
import { getImportPage } from "@/server/products/queries";
import { getPreparedJob } from "@/server/staff-jobs/queries";

export const instant = false;

export const metadata: Metadata = { title: "Import and export" };

const shown = 50;

export default async function ImportPage({ searchParams }: PageProps<"/admin/products/import">) {
  const { canWrite } = await getImportPage();
  const jobId = first((await searchParams).job);
  const job = jobId ? await getPreparedJob(adminPaths.productsImport, jobId, shown) : null;
  if (job?.kind === "products.import") {
    const preview = readImportPreview(job);
    return (
      <>
        <PageHeading title={preview.fileName}>
          What the import would change. Nothing has been changed yet.
        </PageHeading>
        <ImportPreview jobId={job.id} preview={preview} total={job.total} />
      </>
    );
  }
  return (
    <>
      <PageHeading title="Import and export">
        Download products as a CSV file with one row per variant, edit it in a spreadsheet, and import it.
      </PageHeading>
      {jobId ? (
        <Alert className="mt-6 max-w-2xl">
          This import has already been started, or is more than a day old.
        </Alert>
      ) : null}
      <Section id="export-heading" title="Export" className="mt-8">
        <p className="mt-1 mb-3 max-w-2xl text-muted-foreground">
          You can delete columns you don't need: they stay unchanged. Stock is read-only.
        </p>
        <CsvExport />
      </Section>
      {canWrite ? (
        <Section id="import-heading" title="Import" className="mt-10">
          <p className="mt-1 max-w-2xl text-muted-foreground">
            You'll see a preview first. A row without a product ID adds a draft. Products that aren't in the
            file stay unchanged.
          </p>
          <ImportUpload />
        </Section>
      ) : null}
    </>
  );
}
