import { connection } from "next/server";
import { checkReadiness } from "@/server/health/check-readiness";
import { privateJson } from "@/server/http/define-route";

export async function GET(): Promise<Response> {
  await connection();
  const readiness = await checkReadiness(new Date());
  return privateJson(readiness, { status: readiness.status === "ready" ? 200 : 503 });
}
