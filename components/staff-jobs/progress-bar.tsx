import { percentOf, type StaffJob } from "@/lib/staff-jobs/job";

interface ProgressBarProps {
  job: Pick<StaffJob, "title" | "done" | "total">;
}

export function ProgressBar({ job }: ProgressBarProps) {
  const percent = percentOf(job);
  return (
    <span
      role="progressbar"
      aria-label={job.title}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent ?? undefined}
      className="block h-1 overflow-hidden rounded-full bg-secondary"
    >
      <span
        className="block h-full bg-brand transition-[width] motion-reduce:transition-none"
        style={{ width: `${percent ?? 8}%` }}
      />
    </span>
  );
}
