import "server-only";
import { isIP } from "node:net";
import { env } from "@/server/env";
import { visitorIp } from "@/server/http/visitor-ip";
import { backendFetch } from "./backend-fetch";

/** The address of who asks, or null: outside a request there is nobody. */
async function findAddress(): Promise<string | null> {
  try {
    const address = (await visitorIp()).replace(/\/64$/, "");
    return isIP(address) ? address : null;
  } catch {
    return null;
  }
}

/**
 * The auth server keeps limits for each address, and would see ours alone: one visitor could stop sign-in for all. It
 * believes `Sb-Forwarded-For` from who has the secret key. The visitor's own token goes on saying who acts; the key gives
 * no rights to a request of a visitor.
 */
export async function authFetch(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const url = input instanceof Request ? input.url : String(input);
  if (!new URL(url).pathname.startsWith("/auth/v1/")) return backendFetch(input, init);
  const address = await findAddress();
  if (!address) return backendFetch(input, init);
  const { SUPABASE_PUBLISHABLE_KEY, SUPABASE_SECRET_KEY } = env();
  const headers = new Headers(init?.headers);
  // A key may stand in `Authorization` only when it is the one of `apikey`.
  if (headers.get("authorization") === `Bearer ${SUPABASE_PUBLISHABLE_KEY}`) headers.delete("authorization");
  headers.set("apikey", SUPABASE_SECRET_KEY);
  headers.set("sb-forwarded-for", address);
  return backendFetch(input, { ...init, headers });
}
