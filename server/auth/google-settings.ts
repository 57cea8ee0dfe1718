import "server-only";
import { type Env, env } from "@/server/env";

export type GoogleSettings =
  | { isOn: true; clientId: string; clientSecret: string; secret: string; issuerUrl: string }
  | { isOn: false; why: string };

type GoogleEnv = Pick<
  Env,
  "GOOGLE_CLIENT_ID" | "GOOGLE_CLIENT_SECRET" | "GOOGLE_ISSUER_URL" | "NEXTAUTH_SECRET"
>;

/** Login with Google is optional: without its keys it is off, which is not an error. */
export function googleSettingsOf(source: GoogleEnv): GoogleSettings {
  const { GOOGLE_CLIENT_ID: clientId, GOOGLE_CLIENT_SECRET: clientSecret, NEXTAUTH_SECRET: secret } = source;
  if (!clientId) return { isOn: false, why: "GOOGLE_CLIENT_ID is not set" };
  if (!clientSecret) return { isOn: false, why: "GOOGLE_CLIENT_SECRET is not set" };
  if (!secret) return { isOn: false, why: "NEXTAUTH_SECRET is not set" };
  return { isOn: true, clientId, clientSecret, secret, issuerUrl: source.GOOGLE_ISSUER_URL };
}

export function googleSettings(): GoogleSettings {
  return googleSettingsOf(env());
}
