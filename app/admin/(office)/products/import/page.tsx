import type { Metadata } from "next";
import { PageHeading } from "@/components/admin/page-heading";
import { Section } from "@/components/admin/section";
import { CsvExport, ImportPreview, ImportUpload } from "@/components/products/admin/import-upload";
import { Alert } from "@/components/ui/alert";
import { officePaths } from "@/lib/office-paths";
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
  const job = jobId ? await getPreparedJob(officePaths.productsImport, jobId, shown) : null;
  if (job?.kind === "products.import") {
    const preview = readImportPreview(job);
    return (
      <>
        <PageHeading title={preview.fileName}>
          What the file would change. Nothing has changed yet.
        </PageHeading>
        <ImportPreview jobId={job.id} preview={preview} total={job.total} />
      </>
    );
  }
  return (
    <>
      <PageHeading title="Import and export">
        Products as a CSV file, one line for each variant: download it, change it in a spreadsheet, bring it
        back.
      </PageHeading>
      {jobId ? (
        <Alert className="mt-6 max-w-2xl">
          This import was started already, or it is more than a day old.
        </Alert>
      ) : null}
      <Section id="export-heading" title="Export" className="mt-8">
        <p className="mt-1 mb-3 max-w-2xl text-muted-foreground">
          Columns that you don't need can be deleted: what is not in the file stays as it is. Stock is only
          for reading.
        </p>
        <CsvExport />
      </Section>
      {canWrite ? (
        <Section id="import-heading" title="Import" className="mt-10">
          <p className="mt-1 max-w-2xl text-muted-foreground">
            You see what would change before it does. A line without a product id is a new product, which
            begins as a draft. Products that are not in the file stay.
          </p>
          <ImportUpload />
        </Section>
      ) : null}
    </>
  );
}
