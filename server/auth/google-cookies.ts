import "server-only";
import { cookies } from "next/headers";
import { type GoogleTrip, googleTripSeconds, parseGoogleTrip } from "@/lib/auth/google";
import { cookieSuffix, hostCookie } from "@/lib/cookie-suffix";
import { publicEnv } from "@/lib/public-env";
import { isUnavailable } from "@/server/errors";

const tripCookie = hostCookie("kapas-google");
const danceCookie = new RegExp(`^(__Secure-|__Host-)?next-auth\\..*${cookieSuffix}(\\.\\d+)?$`);

function cookieOptions() {
  const secure = publicEnv.siteUrl.startsWith("https:");
  return { httpOnly: true, sameSite: "lax", secure, path: "/" } as const;
}

/** The default cookie names of next-auth are shared by all ports of a host. */
export function googleFlowCookies() {
  const options = cookieOptions();
  const named = (name: string, prefix = "__Secure-") => ({
    name: `${options.secure ? prefix : ""}next-auth.${name}${cookieSuffix}`,
    options,
  });
  return {
    sessionToken: named("session-token"),
    callbackUrl: named("callback-url"),
    csrfToken: named("csrf-token", "__Host-"),
    pkceCodeVerifier: named("pkce.code_verifier"),
    state: named("state"),
    nonce: named("nonce"),
  };
}

export async function storeGoogleTrip(trip: GoogleTrip): Promise<void> {
  const options = { ...cookieOptions(), maxAge: googleTripSeconds };
  (await cookies()).set(tripCookie, JSON.stringify(trip), options);
}

export async function readGoogleTrip(): Promise<GoogleTrip> {
  return parseGoogleTrip((await cookies()).get(tripCookie)?.value);
}

/** Deletes every cookie of the Google sign-in: next-auth's, whatever their names, and ours. */
export async function deleteGoogleCookies(): Promise<void> {
  const store = await cookies();
  for (const { name } of store.getAll()) {
    if (name === tripCookie || danceCookie.test(name)) {
      store.set(name, "", { ...cookieOptions(), maxAge: 0 });
    }
  }
}

/** For `catch`: when the auth server is unavailable the cookies stay, so that a retry needs no second visit to Google. */
export async function dropIfRefused(error: unknown): Promise<never> {
  if (!isUnavailable(error)) await deleteGoogleCookies();
  throw error;
}
