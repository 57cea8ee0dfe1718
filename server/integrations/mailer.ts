import "server-only";
import { postMessage } from "./post-message";

const address = /^[^\s<>@,]+@[^\s<>@,]+$/;

export interface MailSettings {
  apiUrl: string;
  apiKey: string;
  from: string;
}

interface Mail {
  to: string;
  /** Omitted when it is not a valid address. */
  replyTo: string;
  subject: string;
  html: string;
  text: string;
  /** The URL for one-click unsubscribe (RFC 8058). */
  stopUrl?: string;
  /** The idempotency key: the provider sends one email per key within a day. */
  key: string;
}

/** Sends an email through Resend's API. */
export function sendMail(
  { apiUrl, apiKey, from }: MailSettings,
  { key, replyTo, stopUrl, ...mail }: Mail,
): Promise<void> {
  return postMessage("mail", {
    url: `${apiUrl.replace(/\/$/, "")}/emails`,
    headers: {
      authorization: `Bearer ${apiKey}`,
      "content-type": "application/json",
      "idempotency-key": key,
    },
    body: JSON.stringify({
      from,
      ...(address.test(replyTo) && { reply_to: replyTo }),
      ...mail,
      ...(stopUrl && {
        headers: {
          "List-Unsubscribe": `<${stopUrl}>`,
          "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
        },
      }),
    }),
  });
}
