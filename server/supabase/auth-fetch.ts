import "server-only";
import { isIP } from "node:net";
import { env } from "@/server/env";
import { visitorIp } from "@/server/http/visitor-ip";
import { backendFetch } from "./backend-fetch";

/** The address of the visitor; null outside a request. */
async function findAddress(): Promise<string | null> {
  try {
    const address = (await visitorIp()).replace(/\/64$/, "");
    return isIP(address) ? address : null;
  } catch {
    return null;
  }
}

/**
 * The auth server limits by address and would see only ours: one visitor could block login for all. It trusts
 * `Sb-Forwarded-For` from a caller with the secret key. The visitor's token still identifies the visitor; the
 * key gives a visitor's request no rights.
 */
export async function authFetch(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const url = input instanceof Request ? input.url : String(input);
  if (!new URL(url).pathname.startsWith("/auth/v1/")) return backendFetch(input, init);
  const address = await findAddress();
  if (!address) return backendFetch(input, init);
  const { SUPABASE_PUBLISHABLE_KEY, SUPABASE_SECRET_KEY } = env();
  const headers = new Headers(init?.headers);
  // `Authorization` may hold a key only if it equals `apikey`.
  if (headers.get("authorization") === `Bearer ${SUPABASE_PUBLISHABLE_KEY}`) headers.delete("authorization");
  headers.set("apikey", SUPABASE_SECRET_KEY);
  headers.set("sb-forwarded-for", address);
  return backendFetch(input, { ...init, headers });
}
