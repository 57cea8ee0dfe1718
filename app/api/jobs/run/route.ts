import { after } from "next/server";
import { runLeftGenerations } from "@/server/ai-art/run-generations";
import { now } from "@/server/clock";
import { env } from "@/server/env";
import { answer } from "@/server/http/answer";
import { requireBearer } from "@/server/http/bearer";
import { requestedJobs } from "@/server/jobs/requested-jobs";
import { runJobs } from "@/server/jobs/run-jobs";
import { revalidateChanges } from "@/server/storefront/revalidate-changes";

const drawingsMs = 60_000;

export function POST(request: Request): Promise<Response> {
  return answer("jobs: run", async () => {
    requireBearer(request.headers, env().JOBS_SECRET);
    const only = requestedJobs(request.url);
    // After the response, because a drawing takes a minute.
    if (only.includes("ai_art")) after(() => runLeftGenerations(drawingsMs));
    try {
      return await runJobs(now(), only);
    } finally {
      await revalidateChanges();
    }
  });
}
