import { env } from "@/server/env";
import { answer } from "@/server/http/answer";
import { requireBearer } from "@/server/http/bearer";
import { runJobs } from "@/server/jobs/run-jobs";
import { showChanges } from "@/server/storefront/show-changes";

export function POST(request: Request): Promise<Response> {
  return answer("jobs: run", async () => {
    requireBearer(request.headers, env().JOBS_SECRET);
    try {
      return await runJobs(new Date());
    } finally {
      await showChanges();
    }
  });
}
