import "server-only";
import { verifySolution } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/pbkdf2";
import { z } from "zod";
import { env } from "@/server/env";
import { algorithm, cost, keySecretOf } from "./captcha-terms";
import { spendCaptcha } from "./repository";

const maxLength = 2000;
const hex = z.string().regex(/^[0-9a-f]{1,128}$/);

const payloadSchema = z.strictObject({
  challenge: z.strictObject({
    parameters: z.strictObject({
      algorithm: z.literal(algorithm),
      cost: z.literal(cost),
      expiresAt: z.number().int().positive().max(1e11),
      keyLength: z.literal(32),
      keyPrefix: hex,
      keySignature: z.string().length(64),
      nonce: hex,
      salt: hex,
    }),
    signature: z.string().length(64),
  }),
  solution: z.strictObject({
    counter: z.number().int().min(0).max(1e6),
    derivedKey: hex.length(64),
    time: z.number().optional(),
  }),
});

function parsePayload(text: string): z.infer<typeof payloadSchema> | null {
  if (text.length > maxLength) return null;
  try {
    return payloadSchema.parse(JSON.parse(Buffer.from(text, "base64").toString("utf8")));
  } catch {
    return null;
  }
}

/** Whether this is the correct, unexpired and unused solution of a captcha of ours. */
export async function redeemCaptcha(text: string): Promise<boolean> {
  const payload = parsePayload(text);
  if (!payload) return false;
  const secret = env().CAPTCHA_SECRET;
  const { verified } = await verifySolution({
    ...payload,
    deriveKey,
    hmacSignatureSecret: secret,
    hmacKeySignatureSecret: keySecretOf(secret),
  });
  if (!verified) return false;
  const { signature, parameters } = payload.challenge;
  return spendCaptcha(signature, new Date(parameters.expiresAt * 1000));
}
