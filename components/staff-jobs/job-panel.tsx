import Link from "next/link";
import { Popover } from "radix-ui";
import { type ReactNode, useState } from "react";
import { adminRoot } from "@/components/admin/shell/admin-root";
import { adminPaths } from "@/lib/admin-paths";
import { describeJob, isJobActive, type RecentJob } from "@/lib/staff-jobs/job";
import { ProgressBar } from "./progress-bar";

export interface JobPanelProps {
  jobs: readonly RecentJob[];
  onOpen: () => void;
  /** The label of the button that opens it. */
  label: string;
  className: string;
  children: ReactNode;
}

/** The bell with its panel, initially open. */
export function JobPanel({ jobs, onOpen, label, className, children }: JobPanelProps) {
  const [isOpen, setIsOpen] = useState(true);
  const onOpenChange = (open: boolean) => {
    setIsOpen(open);
    if (open) onOpen();
  };
  return (
    <Popover.Root open={isOpen} onOpenChange={onOpenChange}>
      <Popover.Trigger aria-label={label} className={className}>
        {children}
      </Popover.Trigger>
      <Popover.Portal container={adminRoot()}>
        <Popover.Content
          align="start"
          sideOffset={6}
          collisionPadding={8}
          aria-label="Jobs"
          className="z-50 w-80 max-w-[calc(100vw-1rem)] rounded-md border bg-popover text-popover-foreground shadow-float outline-none"
        >
          <RecentJobList jobs={jobs} onLeave={() => setIsOpen(false)} />
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}

function RecentJobList({ jobs, onLeave }: { jobs: readonly RecentJob[]; onLeave: () => void }) {
  return (
    <>
      {jobs.length === 0 ? (
        <p className="px-4 py-5 text-muted-foreground">
          Imports, exports and bulk edits appear here while they run, and for a day after.
        </p>
      ) : (
        <ul className="max-h-[60vh] overflow-y-auto">
          {jobs.map((job) => (
            <li key={job.id} className="border-b">
              <Link
                href={adminPaths.job(job.id)}
                prefetch={false}
                onClick={onLeave}
                className="grid gap-1 px-4 py-3 hover:bg-accent focus-visible:bg-accent"
              >
                <span className="wrap-anywhere font-medium">{job.title}</span>
                <span className="text-muted-foreground text-xs">{`${describeJob(job)}${job.hasFile ? ", with a file" : ""}`}</span>
                {isJobActive(job.state) ? <ProgressBar job={job} /> : null}
              </Link>
            </li>
          ))}
        </ul>
      )}
      <Link
        href={adminPaths.jobs}
        prefetch={false}
        onClick={onLeave}
        className="link flex min-h-11 items-center px-4 lg:min-h-9"
      >
        All jobs
      </Link>
    </>
  );
}
