"use client";

import Link from "next/link";
import { Popover } from "radix-ui";
import { useState } from "react";
import { officeRoot } from "@/components/admin/shell/office-root";
import { BellIcon } from "@/components/ui/icons";
import { officePaths } from "@/lib/office-paths";
import { describeJob, isUnderWay, type JobNews } from "@/lib/staff-jobs/job";
import { useJobNews } from "./job-news";
import { ProgressBar } from "./progress-bar";

const lookedKey = "kapas-jobs-looked";

function lookedAt(): string {
  try {
    return localStorage.getItem(lookedKey) ?? "";
  } catch {
    return "";
  }
}

function noteLooked(): void {
  try {
    localStorage.setItem(lookedKey, new Date().toISOString());
  } catch {
    // Without storage, what has ended is news for a day.
  }
}

/** The viewer's long work: a number while something runs, a dot when something has ended since they last looked. */
export function JobBell() {
  const jobs = useJobNews();
  const [isOpen, setIsOpen] = useState(false);
  const looked = jobs.length > 0 ? lookedAt() : "";
  const running = jobs.filter(({ state }) => isUnderWay(state)).length;
  const ended = jobs.filter(({ finishedAt }) => finishedAt !== null && finishedAt > looked).length;
  const label = running > 0 ? `Jobs, ${running} running` : ended > 0 ? `Jobs, ${ended} ended` : "Jobs";
  const onOpenChange = (open: boolean) => {
    setIsOpen(open);
    if (open) noteLooked();
  };
  return (
    <Popover.Root open={isOpen} onOpenChange={onOpenChange}>
      <Popover.Trigger
        aria-label={label}
        className="relative grid size-11 shrink-0 place-items-center rounded-sm hover:bg-accent lg:size-9"
      >
        <BellIcon className="size-5" />
        {running > 0 ? (
          <span className="absolute top-1 right-1 grid lg:top-0.5 lg:right-0.5 h-4 min-w-4 place-items-center rounded-full bg-brand px-1 font-semibold text-[0.6875rem] text-brand-foreground tabular-nums">
            {running}
          </span>
        ) : ended > 0 ? (
          <span className="absolute top-2.5 right-2.5 size-2 lg:top-1.5 lg:right-1.5 rounded-full bg-brand" />
        ) : null}
      </Popover.Trigger>
      <Popover.Portal container={officeRoot()}>
        <Popover.Content
          align="start"
          sideOffset={6}
          collisionPadding={8}
          aria-label="Jobs"
          className="z-50 w-80 max-w-[calc(100vw-1rem)] rounded-md border bg-popover text-popover-foreground shadow-float outline-none"
        >
          <JobNewsList jobs={jobs} onLeave={() => setIsOpen(false)} />
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}

function JobNewsList({ jobs, onLeave }: { jobs: readonly JobNews[]; onLeave: () => void }) {
  return (
    <>
      {jobs.length === 0 ? (
        <p className="px-4 py-5 text-muted-foreground">
          Imports, exports and bulk changes show here while they run, and for a day after.
        </p>
      ) : (
        <ul className="max-h-[60vh] overflow-y-auto">
          {jobs.map((job) => (
            <li key={job.id} className="border-b">
              <Link
                href={officePaths.job(job.id)}
                prefetch={false}
                onClick={onLeave}
                className="grid gap-1 px-4 py-3 hover:bg-accent focus-visible:bg-accent"
              >
                <span className="wrap-anywhere font-medium">{job.title}</span>
                <span className="text-muted-foreground text-xs">
                  {describeJob(job)}
                  {job.hasFile ? ", with a file" : ""}
                </span>
                {isUnderWay(job.state) ? <ProgressBar job={job} /> : null}
              </Link>
            </li>
          ))}
        </ul>
      )}
      <Link
        href={officePaths.jobs}
        prefetch={false}
        onClick={onLeave}
        className="link flex min-h-11 items-center px-4 lg:min-h-9"
      >
        All jobs
      </Link>
    </>
  );
}
