import "server-only";
import { postMessage } from "./post-message";

interface Sender {
  apiUrl: string;
  authToken: string;
  from: string;
  /** The sender's id at the DLT platform; empty where it isn't required. */
  dltEntityId: string;
}

export type SmsSettings = Sender & ({ provider: "twilio"; accountSid: string } | { provider: "msg91" });

interface Sms {
  to: string;
  text: string;
  /** The text's id at the DLT platform; empty where it isn't required. */
  dltTemplateId: string;
}

/** Sends an SMS once. Neither provider has an idempotency key: after a lost response, a retry may deliver twice. */
export function sendSms(settings: SmsSettings, sms: Sms): Promise<void> {
  return settings.provider === "msg91" ? sendByMsg91(settings, sms) : sendByTwilio(settings, sms);
}

/** Twilio finds the DLT registration by sender and text. */
function sendByTwilio(
  { apiUrl, accountSid, authToken, from }: Extract<SmsSettings, { provider: "twilio" }>,
  { to, text }: Sms,
): Promise<void> {
  const account = `${apiUrl.replace(/\/$/, "")}/2010-04-01/Accounts/${encodeURIComponent(accountSid)}`;
  return postMessage("sms", {
    url: `${account}/Messages.json`,
    headers: { authorization: `Basic ${Buffer.from(`${accountSid}:${authToken}`).toString("base64")}` },
    body: new URLSearchParams({ To: to, From: from, Body: text }),
  });
}

/** MSG91's transactional route, which wants the DLT ids with each message. */
function sendByMsg91(
  { apiUrl, authToken, from, dltEntityId }: SmsSettings,
  { to, text, dltTemplateId }: Sms,
): Promise<void> {
  return postMessage("sms", {
    url: `${apiUrl.replace(/\/$/, "")}/api/v2/sendsms`,
    headers: { authkey: authToken, "content-type": "application/json" },
    body: JSON.stringify({
      sender: from,
      route: "4",
      country: "0",
      PE_ID: dltEntityId,
      DLT_TE_ID: dltTemplateId,
      sms: [{ message: text, to: [to.replace("+", "")] }],
    }),
  });
}
