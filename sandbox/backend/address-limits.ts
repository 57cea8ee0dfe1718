import { isIP } from "node:net";
import type { HttpBindings } from "@hono/node-server";
import { Hono } from "hono";
import { sandboxKeys } from "../keys";
import { authError } from "./auth-api";
import type { AuthSettings } from "./auth-settings";

const burst = 30;
const windowMs = 5 * 60 * 1000;
const maxBuckets = 10_000;

type Kind = keyof AuthSettings["perFiveMinutes"];
type Bucket = { left: number; at: number };

const kinds: readonly (readonly [path: RegExp, kind: Kind])[] = [
  [/^\/auth\/v1\/token$/, "token"],
  [/^\/auth\/v1\/(signup|otp|recover|resend|magiclink)$/, "send"],
  [/^\/auth\/v1\/(verify|factors\/[^/]+\/verify)$/, "verify"],
];

/** A bucket of 30 for each address, refilled evenly over five minutes, as on a hosted project. */
export function makeBuckets(perFiveMinutes: AuthSettings["perFiveMinutes"], now: () => number = Date.now) {
  const buckets = new Map<string, Bucket>();
  return (kind: Kind, address: string): boolean => {
    const key = `${kind} ${address}`;
    const known = buckets.get(key) ?? { left: burst, at: now() };
    const filled = ((now() - known.at) * perFiveMinutes[kind]) / windowMs;
    const left = Math.min(burst, known.left + filled);
    if (buckets.size >= maxBuckets) buckets.clear();
    buckets.set(key, { left: left >= 1 ? left - 1 : left, at: now() });
    return left >= 1;
  };
}

/** `Sb-Forwarded-For` is used only with the secret key, because any client can send the header. */
function addressOf(headers: Headers, peer: string): string {
  const forwarded = headers.get("sb-forwarded-for")?.split(",")[0]?.trim() ?? "";
  return headers.get("apikey") === sandboxKeys.secret && isIP(forwarded) ? forwarded : peer;
}

/**
 * A hosted project's limits for each visitor's address. After this step the request has the visitor's own
 * rights again: the secret key only vouched for the address and grants nothing.
 */
export function addressLimits(settings: AuthSettings): Hono<{ Bindings: HttpBindings }> {
  const take = makeBuckets(settings.perFiveMinutes);
  const app = new Hono<{ Bindings: HttpBindings }>();
  app.use("/auth/v1/*", async (c, next) => {
    const kind = c.req.method === "POST" ? kinds.find(([path]) => path.test(c.req.path))?.[1] : undefined;
    const address = addressOf(c.req.raw.headers, c.env.incoming.socket.remoteAddress ?? "");
    if (kind && !take(kind, address))
      return authError(429, "over_request_rate_limit", "Request rate limit reached");
    if (c.req.header("sb-forwarded-for") && !c.req.path.startsWith("/auth/v1/admin/")) {
      const headers = new Headers(c.req.raw.headers);
      headers.set("apikey", sandboxKeys.publishable);
      headers.delete("sb-forwarded-for");
      c.req.raw = new Request(c.req.raw, { headers });
    }
    return next();
  });
  return app;
}
