import { after } from "next/server";
import { runLeftGenerations } from "@/server/ai-art/run-generations";
import { env } from "@/server/env";
import { answer } from "@/server/http/answer";
import { requireBearer } from "@/server/http/bearer";
import { runJobs } from "@/server/jobs/run-jobs";
import { showChanges } from "@/server/storefront/show-changes";

const drawingsMs = 60_000;

export function POST(request: Request): Promise<Response> {
  return answer("jobs: run", async () => {
    requireBearer(request.headers, env().JOBS_SECRET);
    // A drawing takes a minute: nobody waits for it.
    after(() => runLeftGenerations(drawingsMs));
    try {
      return await runJobs(new Date());
    } finally {
      await showChanges();
    }
  });
}
