import "server-only";
import { createHash } from "node:crypto";
import { type CookieOptions, createServerClient } from "@supabase/ssr";
import { cookies } from "next/headers";
import { cache } from "react";
import { signedInHint } from "@/lib/auth/session-cookies";
import { publicEnv } from "@/lib/public-env";
import { cookieDays } from "@/lib/security/cookie-days";
import { withinPatienceOfPage } from "@/server/deadline";
import { env } from "@/server/env";
import { authFetch } from "./auth-fetch";
import type { Database } from "./database.types";
import { refreshOnce } from "./refresh-once";
import { holdsSession, isSessionCookie, sessionCookie, withoutBrokenSession } from "./session-cookie";

const sessionFetch = refreshOnce((input, init) => withinPatienceOfPage(() => authFetch(input, init)));

export type CookieToSet = { name: string; value: string; options: CookieOptions };

/** Where a request's cookies are read and written; `keepPrivate` takes the headers that forbid caching the answer. */
export type CookieJar = {
  getAll: () => { name: string; value: string }[];
  set: (cookie: CookieToSet) => void;
  keepPrivate?: (headers: Record<string, string>) => void;
};

function cookieOptions(): CookieOptions {
  return {
    path: "/",
    httpOnly: true,
    sameSite: "lax",
    secure: publicEnv.siteUrl.startsWith("https:"),
    // Written anew with each renewal. The auth server ends the session after as long without one (supabase/config.toml).
    maxAge: cookieDays.session * 24 * 3600,
  };
}

/** False for who is a guest for certain. */
export function hasSessionCookie(jar: Pick<CookieJar, "getAll">): boolean {
  return holdsSession(jar.getAll());
}

/** The same for one session until its token is renewed, and of no use to whoever reads it; null for a guest. */
export function sessionFingerprint(jar: Pick<CookieJar, "getAll">): string | null {
  if (!hasSessionCookie(jar)) return null;
  const parts = jar.getAll().filter(({ name }) => isSessionCookie(name));
  const text = parts.map(({ name, value }) => `${name}=${value}`).sort();
  return createHash("sha256").update(text.join(";")).digest("base64");
}

/** @supabase/ssr keeps every cookie for 400 days, whatever it is told. */
function withOurDays(cookie: CookieToSet): CookieToSet {
  if (cookie.value === "") return cookie;
  return { ...cookie, options: { ...cookie.options, maxAge: cookieOptions().maxAge } };
}

/** The hint goes with the session: it says "ask /api/session", and holds nothing about anybody. */
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
        jar.keepPrivate?.(headers);
      },
    },
    db: { retry: false },
    global: { fetch: sessionFetch },
  });
}

export type SessionClient = ReturnType<typeof sessionClient>;

/** While a page renders, cookies can only be read; in actions and route handlers they are written too. */
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
 * The visitor's own client: row security decides what it may do. The middleware has refreshed the session before, on
 * every path whose page asks who the visitor is.
 */
export const viewerClient = cache(
  async (): Promise<SessionClient> => sessionClient(await requestCookieJar()),
);
