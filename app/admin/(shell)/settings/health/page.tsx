import type { Metadata } from "next";
import { PageHeading } from "@/components/admin/page-heading";
import { BrowserErrors } from "@/components/settings/admin/browser-errors";
import { HealthChecks } from "@/components/settings/admin/health-checks";
import { JobRuns } from "@/components/settings/admin/job-runs";
import { RefreshButton } from "@/components/settings/admin/refresh-button";
import { VersionFacts } from "@/components/settings/admin/version-facts";
import { judgeHealth, worstOf } from "@/lib/health/judge-health";
import { formatDayAndTime } from "@/lib/orders/when";
import { getHealthPage } from "@/server/health/queries";

export const instant = false;

export const metadata: Metadata = { title: "Health" };

const summaries = {
  fine: "Everything is working.",
  look: "Something needs attention.",
  act: "Something needs attention now.",
};

export default async function HealthPage() {
  const { reading, versions, canWrite } = await getHealthPage();
  const { facts, now } = reading;
  const checks = judgeHealth(reading);
  return (
    <>
      <PageHeading title="Health" actions={<RefreshButton />}>
        What's running, queued or failed, and what to do about it.
      </PageHeading>
      <p role="status" className="mt-6">
        <strong>{summaries[worstOf(checks)]}</strong> Checked{" "}
        <time dateTime={now.toISOString()}>{formatDayAndTime(now)}</time>.
      </p>
      <HealthChecks checks={checks} />
      {facts ? <JobRuns jobs={facts.jobs} now={now} /> : null}
      {facts && facts.newest_errors.length > 0 ? (
        <BrowserErrors errors={facts.newest_errors} now={now} canWrite={canWrite} />
      ) : null}
      <VersionFacts versions={versions} database={facts?.database ?? null} />
    </>
  );
}
