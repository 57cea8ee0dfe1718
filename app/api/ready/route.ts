import { connection } from "next/server";
import { now } from "@/server/clock";
import { checkReadiness } from "@/server/health/check-readiness";
import { privateJson } from "@/server/http/answer";

export async function GET(): Promise<Response> {
  await connection();
  const readiness = await checkReadiness(now());
  return privateJson(readiness, { status: readiness.status === "ready" ? 200 : 503 });
}
