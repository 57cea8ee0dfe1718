import { connection } from "next/server";
import { now } from "@/server/clock";
import { checkReadiness } from "@/server/health/check-readiness";
import { privateJson } from "@/server/http/answer";
import { showChanges } from "@/server/storefront/show-changes";

export async function GET(): Promise<Response> {
  await connection();
  const readiness = await checkReadiness(now());
  if (readiness.status !== "ready") return privateJson(readiness, { status: 503 });
  // A load balancer asks every instance, including those that received no write.
  await showChanges();
  return privateJson(readiness);
}
