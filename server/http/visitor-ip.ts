import "server-only";
import { headers } from "next/headers";

/** The last hop is what our own load balancer saw; what stands before it, a visitor may have written himself. */
export async function visitorIp(): Promise<string> {
  const forwarded = (await headers()).get("x-forwarded-for") ?? "";
  return forwarded.split(",").at(-1)?.trim() || "unknown";
}
