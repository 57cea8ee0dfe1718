import type { Metadata } from "next";
import { PageHeading } from "@/components/admin/page-heading";
import { JobList } from "@/components/staff-jobs/job-list";
import { ButtonLink } from "@/components/ui/button-link";
import { adminPaths } from "@/lib/admin-paths";
import { getJobsPage } from "@/server/staff-jobs/queries";

export const instant = false;

export const metadata: Metadata = { title: "Jobs" };

export default async function JobsPage({ searchParams }: PageProps<"/admin/settings/jobs">) {
  const { before } = await searchParams;
  const isPlace = typeof before === "string" && !Number.isNaN(Date.parse(before));
  const { jobs, canCancelAll, next } = await getJobsPage(isPlace ? before : null);
  return (
    <>
      <PageHeading title="Jobs">
        Imports, exports and bulk edits. You can leave this page. Files are kept for seven days.
      </PageHeading>
      {jobs.length > 0 ? (
        <JobList jobs={jobs} canCancelAll={canCancelAll} />
      ) : (
        <p className="mt-8 text-muted-foreground">No jobs yet.</p>
      )}
      {next ? (
        <ButtonLink
          href={`${adminPaths.jobs}?before=${encodeURIComponent(next)}`}
          variant="outline"
          className="mt-6"
        >
          Older jobs
        </ButtonLink>
      ) : null}
    </>
  );
}
