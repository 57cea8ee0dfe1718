import { connection } from "next/server";
import { now } from "@/server/clock";
import { env } from "@/server/env";
import { AppError, toFailure } from "@/server/errors";
import { writeMetrics } from "@/server/health/metrics";
import { failureResponse } from "@/server/http/answer";
import { requireBearer } from "@/server/http/bearer";

/** For Prometheus and similar tools; docs/operations.md lists what to watch. */
export async function GET(request: Request): Promise<Response> {
  await connection();
  try {
    const secret = env().METRICS_SECRET;
    if (!secret) throw new AppError("not_found");
    requireBearer(request.headers, secret);
    const { type, text } = await writeMetrics(now());
    return new Response(text, { headers: { "content-type": type, "cache-control": "private, no-store" } });
  } catch (error) {
    return failureResponse("metrics", toFailure("metrics", error));
  }
}
