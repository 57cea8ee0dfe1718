"use client";

import { type ComponentType, useState } from "react";
import { BellIcon } from "@/components/ui/icons";
import { isJobActive } from "@/lib/staff-jobs/job";
import type { JobPanelProps } from "./job-panel";
import { useRecentJobs } from "./recent-jobs";

const lookedKey = "kapas-jobs-looked";

function lookedAt(): string {
  try {
    return localStorage.getItem(lookedKey) ?? "";
  } catch {
    return "";
  }
}

function markJobsSeen(): void {
  try {
    localStorage.setItem(lookedKey, new Date().toISOString());
  } catch {
    // Without storage, an ended job is new for a day.
  }
}

/** The viewer's jobs: a number while some run, a dot when one has ended since the last visit. The panel loads on the first click. */
export function JobBell() {
  const jobs = useRecentJobs();
  const [Panel, setPanel] = useState<ComponentType<JobPanelProps> | null>(null);
  const looked = jobs.length > 0 ? lookedAt() : "";
  const running = jobs.filter(({ state }) => isJobActive(state)).length;
  const ended = jobs.filter(({ finishedAt }) => finishedAt !== null && finishedAt > looked).length;
  const label = running > 0 ? `Jobs, ${running} running` : ended > 0 ? `Jobs, ${ended} ended` : "Jobs";
  const open = async () => {
    const { JobPanel } = await import("./job-panel");
    markJobsSeen();
    setPanel(() => JobPanel);
  };
  const bell = (
    <>
      <BellIcon className="size-5" />
      {running > 0 ? (
        <span className="absolute top-1 right-1 grid lg:top-0.5 lg:right-0.5 h-4 min-w-4 place-items-center rounded-full bg-brand px-1 font-semibold text-[0.6875rem] text-brand-foreground tabular-nums">
          {running}
        </span>
      ) : ended > 0 ? (
        <span className="absolute top-2.5 right-2.5 size-2 lg:top-1.5 lg:right-1.5 rounded-full bg-brand" />
      ) : null}
    </>
  );
  const className = "relative grid size-11 shrink-0 place-items-center rounded-sm hover:bg-accent lg:size-9";
  if (Panel) {
    return (
      <Panel jobs={jobs} onOpen={markJobsSeen} label={label} className={className}>
        {bell}
      </Panel>
    );
  }
  return (
    <button
      type="button"
      aria-label={label}
      aria-haspopup="dialog"
      onClick={() => void open().catch(() => undefined)}
      className={className}
    >
      {bell}
    </button>
  );
}
