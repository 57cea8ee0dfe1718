import "server-only";
import { createHash } from "node:crypto";
import type { AuthOptions } from "next-auth";
import GoogleProvider from "next-auth/providers/google";
import { namesOf, parseGoogleProfile } from "@/lib/auth/google";
import { callbackScreen } from "@/lib/auth/redirects";
import { log } from "@/server/log";
import { googleFlowCookies } from "./google-cookies";
import type { GoogleSettings } from "./google-settings";

/** How long the cookie keeps the ID token for /auth-callback, which uses it at once. */
const handoverSeconds = 5 * 60;

/**
 * Google gets the hash of the nonce, so its ID token holds the hash. The auth server gets the nonce itself and hashes it. A
 * stolen ID token alone can't sign in.
 */
export function hashNonce(nonce: string): string {
  return createHash("sha256").update(nonce).digest("hex");
}

/** next-auth, only for Google's OAuth flow. Its session carries the ID token to /auth-callback and isn't a session of the shop. */
export function googleOptions(settings: Extract<GoogleSettings, { isOn: true }>): AuthOptions {
  return {
    secret: settings.secret,
    session: { strategy: "jwt", maxAge: handoverSeconds },
    jwt: { maxAge: handoverSeconds },
    cookies: googleFlowCookies(),
    providers: [
      GoogleProvider({
        clientId: settings.clientId,
        clientSecret: settings.clientSecret,
        wellKnown: `${settings.issuerUrl}/.well-known/openid-configuration`,
        checks: ["pkce", "state", "nonce"],
        authorization: { params: { scope: "openid email profile", prompt: "select_account" } },
        token: {
          request: async ({ provider, params, checks, client }) => {
            const nonce = "nonce" in checks ? checks.nonce : undefined;
            if (typeof nonce !== "string") throw new TypeError("the nonce is missing");
            const expected = { ...checks, nonce: hashNonce(nonce) };
            const tokens = await client.callback(provider.callbackUrl, params, expected);
            return { tokens: { ...tokens, nonce } };
          },
        },
      }),
    ],
    callbacks: {
      redirect: ({ baseUrl }) => `${baseUrl}${callbackScreen}`,
      signIn: ({ profile }) => parseGoogleProfile(profile) !== null,
      jwt: ({ account, profile }) => {
        const person = parseGoogleProfile(profile);
        if (!account || !person) return {};
        const { id_token: idToken, nonce } = account;
        return { idToken, nonce, email: person.email, ...namesOf(person) };
      },
    },
    logger: {
      error: (code, metadata) => log.warn({ err: errorIn(metadata), code }, "google: next-auth refused"),
      warn: () => undefined,
      debug: () => undefined,
    },
  };
}

/** next-auth passes an error or an object that holds one; only the error is logged. */
function errorIn(metadata: unknown): unknown {
  if (metadata instanceof Error) return metadata;
  if (typeof metadata === "object" && metadata !== null && "error" in metadata) return metadata.error;
  return undefined;
}
