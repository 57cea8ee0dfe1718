import { createHmac } from "node:crypto";
import type { BrowserContext } from "@playwright/test";
import { sandboxKeys } from "../../sandbox/keys";
import { cookieOf } from "./cookie-names";

const nonceLength = 36;

function sign(value: string): string {
  const key = `otp:${sandboxKeys.orderTokenSecret}`;
  return `${value}.${createHmac("sha256", key).update(value).digest("base64url")}`;
}

/** Splits the cookie of a pending code, which holds a nonce, the pending data and a signature. */
export function openOtpCookie(text: string): { nonce: string; pending: Record<string, unknown> } {
  const value = decodeURIComponent(text);
  const json = value.slice(nonceLength, value.lastIndexOf("."));
  return { nonce: value.slice(0, nonceLength), pending: JSON.parse(json) };
}

export function closeOtpCookie({ nonce, pending }: ReturnType<typeof openOtpCookie>): string {
  return encodeURIComponent(sign(`${nonce}${JSON.stringify(pending)}`));
}

export async function findOtpCookie(context: BrowserContext) {
  const cookie = (await context.cookies()).find(({ name }) => name === cookieOf("otp"));
  if (!cookie) throw new Error("no code is on its way");
  return { cookie, ...openOtpCookie(cookie.value) };
}
