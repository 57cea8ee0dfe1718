import "server-only";
import { postMessage } from "./post-message";

export interface SlackSettings {
  apiUrl: string;
  token: string;
}

/** Sends a text through Slack's `chat.postMessage`. It has no idempotency key: after a lost response, a retry may post twice. */
export function sendToSlack(
  { apiUrl, token }: SlackSettings,
  { channel, text }: { channel: string; text: string },
): Promise<void> {
  return postMessage("slack", {
    url: `${apiUrl.replace(/\/$/, "")}/chat.postMessage`,
    headers: { authorization: `Bearer ${token}`, "content-type": "application/json; charset=utf-8" },
    body: JSON.stringify({ channel, text, unfurl_links: false }),
  });
}
