import "server-only";
import { isJobName, type JobName, jobNames } from "@/lib/health/job-names";
import { isSandbox } from "@/server/env";
import { AppError } from "@/server/errors";

/** The jobs that a test names with `?only=money,messages`. Outside the sandbox, or without the parameter, all of them. */
export function requestedJobs(url: string): readonly JobName[] {
  const only = isSandbox() ? new URL(url).searchParams.get("only") : null;
  if (only === null) return jobNames;
  return only.split(",").map((name) => {
    if (isJobName(name)) return name;
    throw new AppError("bad_request", `The shop has no job "${name}". The jobs are ${jobNames.join(", ")}.`);
  });
}
