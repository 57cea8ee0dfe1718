import { backend } from "../backend/backend";

export type Message = { id: string; subject: string; text: string; html: string };

/** Messages to a person, newest first. An answer's messages may be deferred: wait for `afterwards()`. */
export async function messagesTo(to: string, channel: "email" | "sms" | "slack"): Promise<Message[]> {
  const query = new URLSearchParams({ to, channel });
  const response = await fetch(`${backend.url}/inbox.json?${query}`);
  return response.json();
}

/** The newest message, when there are so many. */
export async function newestOf(to: string, channel: "email" | "sms", count = 1): Promise<Message> {
  const messages = await messagesTo(to, channel);
  expect(messages).toHaveLength(count);
  const [newest] = messages;
  if (!newest) throw new Error(`no message to ${to}`);
  return newest;
}

export function linkIn({ text }: Message): string {
  const link = text.match(/https?:\/\/\S+token_hash=\S+/)?.[0];
  if (!link) throw new Error(`no link in: ${text}`);
  return link;
}

export function codeIn({ text }: Message): string {
  const code = text.match(/\b\d{6}\b/)?.[0];
  if (!code) throw new Error(`no code in: ${text}`);
  return code;
}
