"use client";

import Link from "next/link";
import { useRouter } from "next/navigation";
import { useEffect, useTransition } from "react";
import { Badge } from "@/components/ui/badge";
import { Button, buttonClasses } from "@/components/ui/button";
import { usePageAction } from "@/components/ui/use-page-action";
import { adminPaths } from "@/lib/admin-paths";
import { formatDayAndTime, formatMoment } from "@/lib/orders/when";
import { describeCounts, describeJob, isJobActive, type StaffJob } from "@/lib/staff-jobs/job";
import { cancelJobAction } from "@/server/jobs/actions";
import { ProgressBar } from "./progress-bar";
import { refreshRecentJobs, useRecentJobs } from "./recent-jobs";
import { undoJob } from "./undo-job";

interface JobListProps {
  jobs: readonly StaffJob[];
  canCancelAll: boolean;
}

/** Follows running jobs: the bell refreshes every few seconds, and the list reloads with it. */
export function JobList({ jobs, canCancelAll }: JobListProps) {
  const router = useRouter();
  const recent = useRecentJobs();
  const isMoving = jobs.some(({ state }) => isJobActive(state));
  // biome-ignore lint/correctness/useExhaustiveDependencies: each answer to the bell is the signal
  useEffect(() => {
    if (isMoving) router.refresh();
  }, [recent]);
  return (
    <ol className="mt-6 border-t">
      {jobs.map((job) => (
        <JobRow key={job.id} job={job} canCancel={canCancelAll || job.isOwn} />
      ))}
    </ol>
  );
}

function JobRow({ job, canCancel }: { job: StaffJob; canCancel: boolean }) {
  const router = useRouter();
  const { isWorking, failure, run } = usePageAction();
  const [isUndoing, startUndoing] = useTransition();
  const undo = () => startUndoing(() => undoJob(job.id, router));
  const cancel = () =>
    run(async () => {
      const result = await cancelJobAction({ id: job.id });
      await refreshRecentJobs();
      return result;
    }, "Cancelled. Completed changes are kept.");
  const outcome = describeCounts(job.counts);
  return (
    <li
      id={`job-${job.id}`}
      className="scroll-mt-16 border-b px-2 py-3 target:bg-muted md:grid md:grid-cols-[minmax(0,1fr)_auto] md:gap-x-8"
    >
      <div className="min-w-0">
        <p className="wrap-anywhere font-semibold">{job.title}</p>
        <p className="text-muted-foreground">
          {job.starterName}, <time dateTime={job.createdAt}>{formatDayAndTime(new Date(job.createdAt))}</time>
        </p>
        {isJobActive(job.state) ? (
          <div className="mt-2 max-w-md">
            <ProgressBar job={job} />
          </div>
        ) : null}
        {outcome ? <p className="mt-1 tabular-nums">{outcome}</p> : null}
        {job.problem ? <p className="mt-1 text-destructive">{job.problem}</p> : null}
        {failure ? (
          <p role="alert" className="mt-1 text-destructive">
            {failure.message}
          </p>
        ) : null}
        <JobLog log={job.log} />
      </div>
      <div className="mt-2 flex flex-wrap items-center gap-3 md:mt-0 md:justify-end">
        <JobState job={job} />
        {job.undoneBy ? (
          <Link href={adminPaths.job(job.undoneBy)} prefetch={false} className="link">
            Undone
          </Link>
        ) : null}
        {job.canUndo ? (
          <Button
            variant="outline"
            size="sm"
            isPending={isUndoing}
            aria-label={`Undo ${job.title}`}
            onClick={undo}
          >
            Undo
          </Button>
        ) : null}
        {job.kind === "coupons.generate" && !isJobActive(job.state) ? (
          <Link href={adminPaths.couponsGenerate} prefetch={false} className="link">
            View codes
          </Link>
        ) : null}
        {job.file ? (
          <a
            data-slot="button-link"
            href={adminPaths.api.jobFile(job.id)}
            download={job.file.name}
            title={`Kept until ${formatMoment(job.file.until)}`}
            className={buttonClasses({ variant: "outline", size: "sm" })}
          >
            Download
          </a>
        ) : null}
        {isJobActive(job.state) && canCancel ? (
          <Button
            variant="outline"
            size="sm"
            isPending={isWorking}
            aria-label={`Cancel ${job.title}`}
            onClick={cancel}
          >
            Cancel
          </Button>
        ) : null}
      </div>
    </li>
  );
}

function JobState({ job }: { job: StaffJob }) {
  const variant = job.state === "failed" ? "destructive" : job.state === "done" ? "success" : "muted";
  return (
    <Badge variant={variant} className="tabular-nums">
      {describeJob(job)}
    </Badge>
  );
}

/** The number of lines shown at first; the rest can be expanded. */
const shownLines = 3;

function JobLog({ log }: { log: readonly string[] }) {
  if (log.length === 0) return null;
  const more = log.slice(shownLines);
  return (
    <div className="wrap-anywhere mt-2 whitespace-pre-line text-muted-foreground">
      <p>{log.slice(0, shownLines).join("\n")}</p>
      {more.length > 0 ? (
        <details className="mt-1">
          <summary className="link w-fit cursor-pointer">{more.length} more</summary>
          <p>{more.join("\n")}</p>
        </details>
      ) : null}
    </div>
  );
}
