import { connection } from "next/server";
import { privateJson } from "@/server/http/answer";

/** The process is up. Whether it can work is /api/ready. */
export async function GET(): Promise<Response> {
  await connection();
  return privateJson({ status: "ok" });
}
