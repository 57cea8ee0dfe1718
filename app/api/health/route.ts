import { connection } from "next/server";
import { privateJson } from "@/server/http/answer";

/** The process is up. /api/ready reports whether it can work. */
export async function GET(): Promise<Response> {
  await connection();
  return privateJson({ status: "ok" });
}
