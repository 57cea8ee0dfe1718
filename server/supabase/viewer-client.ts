import "server-only";
import { createHash } from "node:crypto";
import { type CookieOptions, createServerClient } from "@supabase/ssr";
import { cookies } from "next/headers";
import { connection } from "next/server";
import { cache } from "react";
import { signedInHint } from "@/lib/auth/session-cookies";
import { publicEnv } from "@/lib/public-env";
import { cookieDays } from "@/lib/security/cookie-days";
import { withPageDeadline } from "@/server/deadline";
import { env } from "@/server/env";
import { authFetch } from "./auth-fetch";
import type { Database } from "./database.types";
import { refreshOnce } from "./refresh-once";
import { callRpc, type RpcArgs, type RpcName } from "./rpc";
import { hasCompleteSession, isSessionCookie, sessionCookie, withoutBrokenSession } from "./session-cookie";

const sessionFetch = refreshOnce((input, init) => withPageDeadline(() => authFetch(input, init)));

export type CookieToSet = { name: string; value: string; options: CookieOptions };

/** The cookies of a request, to read and write. `preventCaching` gets the headers that forbid caching the answer. */
export type CookieJar = {
  getAll: () => { name: string; value: string }[];
  set: (cookie: CookieToSet) => void;
  preventCaching?: (headers: Record<string, string>) => void;
};

function cookieOptions(): CookieOptions {
  return {
    path: "/",
    httpOnly: true,
    sameSite: "lax",
    secure: publicEnv.siteUrl.startsWith("https:"),
    // Extended with each refresh. The auth server ends a session after the same time without one (supabase/config.toml).
    maxAge: cookieDays.session * 24 * 3600,
  };
}

/** False for a certain guest. */
export function hasSessionCookie(jar: Pick<CookieJar, "getAll">): boolean {
  return hasCompleteSession(jar.getAll());
}

/** A hash that stays the same until the session's token is refreshed and is useless to a reader; null for a guest. */
export function sessionFingerprint(jar: Pick<CookieJar, "getAll">): string | null {
  if (!hasSessionCookie(jar)) return null;
  const parts = jar.getAll().filter(({ name }) => isSessionCookie(name));
  const text = parts.map(({ name, value }) => `${name}=${value}`).sort();
  return createHash("sha256").update(text.join(";")).digest("base64");
}

/** @supabase/ssr sets 400 days on every cookie, whatever the options say. */
function withOurDays(cookie: CookieToSet): CookieToSet {
  if (cookie.value === "") return cookie;
  return { ...cookie, options: { ...cookie.options, maxAge: cookieOptions().maxAge } };
}

/** The hint cookie follows the session: it makes the browser call /api/session and holds no personal data. */
function hintFor(written: CookieToSet[]): CookieToSet | null {
  const session = written.filter(({ name }) => isSessionCookie(name));
  if (session.length === 0) return null;
  const isSignedIn = session.some(({ value }) => value !== "");
  return {
    name: signedInHint,
    value: isSignedIn ? "1" : "",
    options: { ...cookieOptions(), httpOnly: false, ...(isSignedIn ? {} : { maxAge: 0 }) },
  };
}

export function sessionClient(jar: CookieJar) {
  const options = cookieOptions();
  return createServerClient<Database>(publicEnv.supabaseUrl, env().SUPABASE_PUBLISHABLE_KEY, {
    cookieOptions: { ...options, name: sessionCookie },
    cookies: {
      encode: "tokens-only",
      getAll: () => withoutBrokenSession(jar.getAll()),
      setAll: (written, headers) => {
        const hint = hintFor(written);
        for (const cookie of hint ? [...written, hint] : written) jar.set(withOurDays(cookie));
        jar.preventCaching?.(headers);
      },
    },
    db: { retry: false },
    global: { fetch: sessionFetch },
  });
}

export type SessionClient = ReturnType<typeof sessionClient>;

/** Cookies are read-only while a page renders; actions and route handlers also write them. */
export async function requestCookieJar(): Promise<CookieJar> {
  const store = await cookies();
  return {
    getAll: () => store.getAll(),
    set: ({ name, value, options }) => {
      try {
        store.set(name, value, options);
      } catch {
        // A page is being rendered.
      }
    },
  };
}

/**
 * The visitor's client: row security decides what it may do. The middleware has refreshed the session on every path whose
 * page uses the visitor's identity.
 */
export const viewerClient = cache(async (): Promise<SessionClient> => {
  // The client compares the session's expiry with Date, which Next refuses while it renders a page ahead of its request.
  await connection();
  return sessionClient(await requestCookieJar());
});

/** Calls a function of the database in the visitor's name. */
export const viewerRpc = async <Name extends RpcName>(name: Name, ...args: RpcArgs<Name>) =>
  callRpc(await viewerClient(), name, args);
