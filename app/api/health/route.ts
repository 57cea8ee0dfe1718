import { connection } from "next/server";
import { privateJson } from "@/server/http/answer";

/** The process is up and not about to end. /api/ready reports whether it can work. */
export async function GET(): Promise<Response> {
  await connection();
  return globalThis.isDraining
    ? privateJson({ status: "draining" }, { status: 503 })
    : privateJson({ status: "ok" });
}
