import "server-only";
import { randomInt } from "node:crypto";
import { createChallenge } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/pbkdf2";
import { env } from "@/server/env";
import { algorithm, cost, keySecretOf } from "./captcha-terms";

const lifetimeMs = 10 * 60 * 1000;
/** About half a second of work on a laptop, two on a phone */
const tries = { atLeast: 20, below: 60 };

/**
 * A captcha that costs the solver one or two seconds of computing and the server about 1/40 of that. Signed, so nothing is
 * stored.
 */
export function issueCaptcha(now: Date) {
  const secret = env().CAPTCHA_SECRET;
  return createChallenge({
    algorithm,
    cost,
    counter: randomInt(tries.atLeast, tries.below),
    deriveKey,
    expiresAt: new Date(now.getTime() + lifetimeMs),
    hmacSignatureSecret: secret,
    hmacKeySignatureSecret: keySecretOf(secret),
  });
}
