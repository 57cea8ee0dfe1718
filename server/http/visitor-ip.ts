import "server-only";
import { headers } from "next/headers";
import { env } from "@/server/env";
import { readPeer } from "./peer-header";
import { visitorAddress } from "./visitor-address";

/** The address that limits use for this request, see TRUSTED_PROXIES. */
export async function visitorIp(): Promise<string> {
  return visitorIpOf(await headers());
}

export function visitorIpOf(headers: Pick<Headers, "get">): string {
  const forwarded = headers.get("x-forwarded-for");
  return visitorAddress({ forwarded, peer: readPeer(headers) }, env().TRUSTED_PROXIES);
}
