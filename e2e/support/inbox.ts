import { expect } from "@playwright/test";
import { gatewayUrl } from "./env";

type Message = { id: string; subject: string; text: string };

export async function messagesTo(to: string, channel: "email" | "sms"): Promise<Message[]> {
  const query = new URLSearchParams({ to, channel });
  const response = await fetch(`${gatewayUrl}/inbox.json?${query}`);
  return response.json();
}

/** The newest message, once there are `count` of them. */
export async function nextMessage(to: string, channel: "email" | "sms", count = 1): Promise<Message> {
  let messages: Message[] = [];
  await expect(async () => {
    messages = await messagesTo(to, channel);
    expect(messages).toHaveLength(count);
  }).toPass({ timeout: 10_000 });
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
