import "server-only";
import { postMessage } from "./post-message";

export interface SmsSettings {
  apiUrl: string;
  accountSid: string;
  authToken: string;
  from: string;
}

/** Sends an SMS through Twilio's API. It has no idempotency key: after a lost response, a retry may deliver twice. */
export function sendSms(
  { apiUrl, accountSid, authToken, from }: SmsSettings,
  { to, text }: { to: string; text: string },
): Promise<void> {
  const account = `${apiUrl.replace(/\/$/, "")}/2010-04-01/Accounts/${encodeURIComponent(accountSid)}`;
  return postMessage("sms", {
    url: `${account}/Messages.json`,
    headers: { authorization: `Basic ${Buffer.from(`${accountSid}:${authToken}`).toString("base64")}` },
    body: new URLSearchParams({ To: to, From: from, Body: text }),
  });
}
