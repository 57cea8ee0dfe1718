import { connection } from "next/server";
import { checkReadiness } from "@/server/health/check-readiness";
import { privateJson } from "@/server/http/answer";
import { showChanges } from "@/server/storefront/show-changes";

export async function GET(): Promise<Response> {
  await connection();
  const readiness = await checkReadiness(new Date());
  if (readiness.status !== "ready") return privateJson(readiness, { status: 503 });
  // A load balancer asks every instance, also those that nobody writes through.
  await showChanges();
  return privateJson(readiness);
}
