import "server-only";
import { cookies } from "next/headers";
import { NextRequest } from "next/server";
import NextAuth from "next-auth";
import { z } from "zod";
import { type GoogleFailure, type GoogleTrip, googleFailureOf } from "@/lib/auth/google";
import { callbackScreen, signInPath } from "@/lib/auth/redirects";
import { publicEnv } from "@/lib/public-env";
import { AppError } from "@/server/errors";
import { spendAttempts, visitorAttempt } from "@/server/limits/spend-attempts";
import { log } from "@/server/log";
import { deleteGoogleCookies, googleFlowCookies, readGoogleTrip, storeGoogleTrip } from "./google-cookies";
import { googleOptions, hashNonce } from "./google-options";
import type { GoogleSettings } from "./google-settings";
import { setNotice } from "./set-notice";

type On = Extract<GoogleSettings, { isOn: true }>;

const csrfSchema = z.object({ csrfToken: z.string() });
/** The parameters that Google's answer may have; next-auth would act on others. */
const answerFields = ["code", "state", "iss", "error"];

/** Runs one step of next-auth as if the browser had requested it; next-auth reads the cookies of the current request. */
async function step(
  settings: On,
  action: readonly string[],
  { query, form }: { query?: URLSearchParams; form?: URLSearchParams } = {},
): Promise<Response> {
  const url = new URL(`/api/auth/${action.join("/")}?${query ?? ""}`, publicEnv.siteUrl);
  const request = new NextRequest(url, form && { method: "POST", body: form });
  const answer: unknown = await NextAuth(
    request,
    { params: { nextauth: [...action] } },
    googleOptions(settings),
  );
  if (answer instanceof Response) return answer;
  throw new TypeError(`next-auth gave no answer to ${action.join("/")}`);
}

/** next-auth requires its own CSRF token, in addition to our origin check. */
async function takeCsrfToken(settings: On): Promise<string> {
  const answer = await step(settings, ["csrf"]);
  const store = await cookies();
  const { csrfToken } = googleFlowCookies();
  for (const line of answer.headers.getSetCookie()) {
    const [, name, value] = line.match(/^([^=]+)=([^;]*)/) ?? [];
    if (name === csrfToken.name && value) store.set(name, decodeURIComponent(value), csrfToken.options);
  }
  return csrfSchema.parse(await answer.json()).csrfToken;
}

function leadOn(location: string, from?: Response): Response {
  const headers = new Headers({ Location: location, "Cache-Control": "private, no-store" });
  for (const line of from?.headers.getSetCookie() ?? []) headers.append("Set-Cookie", line);
  return new Response(null, { status: 303, headers });
}

async function giveUp({ purpose, next }: GoogleTrip, failure: GoogleFailure): Promise<Response> {
  await deleteGoogleCookies();
  await setNotice(`google-${purpose}-${failure}`);
  return leadOn(signInPath({ tab: purpose, next }));
}

/** Redirects to Google; state, nonce and PKCE verifier are in our cookies. */
export async function startGoogle(settings: On, trip: GoogleTrip): Promise<Response> {
  try {
    await spendAttempts([await visitorAttempt("googleVisitor")]);
    const csrfToken = await takeCsrfToken(settings);
    const form = new URLSearchParams({ csrfToken });
    const answer = await step(settings, ["signin", "google"], { form });
    const url = new URL(answer.headers.get("location") ?? "", publicEnv.siteUrl);
    const nonce = url.searchParams.get("nonce");
    if (!nonce) return await giveUp(trip, "failed");
    url.searchParams.set("nonce", hashNonce(nonce));
    await storeGoogleTrip(trip);
    return leadOn(url.href, answer);
  } catch (error) {
    if (error instanceof AppError && error.code === "rate_limited") return giveUp(trip, "limited");
    log.error({ err: error }, "google: could not start");
    return giveUp(trip, "failed");
  }
}

/** Back from Google: the ID token goes into a cookie for /auth-callback; an error leads back to the sign-in screen. */
export async function finishGoogle(settings: On, url: URL): Promise<Response> {
  const trip = await readGoogleTrip();
  const query = new URLSearchParams([...url.searchParams].filter(([name]) => answerFields.includes(name)));
  try {
    const answer = await step(settings, ["callback", "google"], { query });
    const target = new URL(answer.headers.get("location") ?? "/", publicEnv.siteUrl);
    if (target.pathname === callbackScreen) return leadOn(callbackScreen, answer);
    return await giveUp(trip, googleFailureOf(query.get("error"), target.searchParams.get("error")));
  } catch (error) {
    log.error({ err: error }, "google: could not finish");
    return giveUp(trip, "failed");
  }
}
