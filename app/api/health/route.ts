import { connection } from "next/server";
import { privateJson } from "@/server/http/define-route";

/** The process is up. Whether it can work is /api/ready. */
export async function GET(): Promise<Response> {
  await connection();
  return privateJson({ status: "ok" });
}
