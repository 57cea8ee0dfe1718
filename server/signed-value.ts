import "server-only";
import { createHmac, timingSafeEqual } from "node:crypto";
import { env } from "@/server/env";

/** A signature is valid for one purpose only. */
export function signatureOf(purpose: string, value: string): string {
  return createHmac("sha256", `${purpose}:${env().ORDER_TOKEN_SECRET}`).update(value).digest("base64url");
}

export function isSignatureOf(purpose: string, value: string, signature: string): boolean {
  const expected = Buffer.from(signatureOf(purpose, value));
  const given = Buffer.from(signature);
  return given.length === expected.length && timingSafeEqual(given, expected);
}

/** A value that a visitor can store but neither create nor change. */
export function signValue(purpose: string, value: string): string {
  return `${value}.${signatureOf(purpose, value)}`;
}

/** The value, or null when its signature is not ours. */
export function verifySignedValue(purpose: string, text: string | undefined): string | null {
  const dot = text?.lastIndexOf(".") ?? -1;
  if (text === undefined || dot < 0) return null;
  const value = text.slice(0, dot);
  return isSignatureOf(purpose, value, text.slice(dot + 1)) ? value : null;
}
