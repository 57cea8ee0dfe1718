import { Badge } from "@/components/ui/badge";
import type { HealthFacts } from "@/lib/health/facts-schema";
import { formatAge } from "@/lib/health/format-size";
import { formatJobName } from "@/lib/health/job-names";
import { secondsSince } from "@/lib/health/judge-health";
import { formatMoment } from "@/lib/orders/when";

interface JobRunsProps {
  jobs: HealthFacts["jobs"];
  now: Date;
}

const everySeconds = 60;
const wholeMs = 1000;

function formatNextRun(ranAt: string, now: Date): string {
  const left = everySeconds - secondsSince(ranAt, now);
  return left > 0 ? `next run in ${formatAge(left)}` : `next run is late by ${formatAge(-left)}`;
}

function formatRunTime(ms: number): string {
  return ms < wholeMs ? `${ms} ms` : formatAge(ms / wholeMs);
}

/** The shop's background work each minute, one line per kind. */
export function JobRuns({ jobs, now }: JobRunsProps) {
  if (jobs.length === 0) return null;
  return (
    <section aria-labelledby="job-runs" className="mt-10 max-w-[45rem]">
      <h2 id="job-runs" className="font-semibold text-lg">
        Jobs
      </h2>
      <p className="text-muted-foreground">They all run once a minute.</p>
      <ul className="mt-3 border-t">
        {jobs.map(({ job, ran_at, ok_at, took_ms, failures, failures_in_row: inRow, problem }) => (
          <li key={job} className="border-b py-2">
            <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-1">
              <h3 className="font-semibold">{formatJobName(job)}</h3>
              <Badge variant={inRow > 0 ? "warning" : "success"}>
                {inRow > 0 ? `Failed ${inRow === 1 ? "once" : `${inRow} times`}` : "OK"}
              </Badge>
            </div>
            <p className="text-muted-foreground tabular-nums">{`${formatAge(secondsSince(ran_at, now))} ago, in ${formatRunTime(took_ms)}; ${formatNextRun(ran_at, now)}.${failures > 0 ? ` Failed ${failures === 1 ? "once" : `${failures} times`} in total.` : ""}`}</p>
            {inRow > 0 ? (
              <p className="wrap-anywhere">
                {problem}
                {ok_at ? ` Last success: ${formatMoment(ok_at)}.` : " It has never succeeded."}
              </p>
            ) : null}
          </li>
        ))}
      </ul>
    </section>
  );
}
