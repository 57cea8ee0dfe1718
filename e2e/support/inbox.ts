import { expect } from "@playwright/test";
import { gatewayUrl } from "./env";

type Message = { id: string; subject: string; text: string; html: string };

const orderNumber = /KP-[0-9A-F]{4}-[0-9A-F]{4}-[0-9A-F]{4}/;

export async function messagesTo(to: string, channel: "email" | "sms" | "slack"): Promise<Message[]> {
  const query = new URLSearchParams({ to, channel });
  const response = await fetch(`${gatewayUrl}/inbox.json?${query}`);
  return response.json();
}

/** The messages about orders, newest first, without those about signing in. */
export async function orderMessagesTo(to: string, channel: "email" | "sms"): Promise<Message[]> {
  const messages = await messagesTo(to, channel);
  return messages.filter(({ subject, text }) => orderNumber.test(subject + text));
}

/** Waits for the order mail with this subject. */
export async function nextOrderMail(to: string, subject: string): Promise<Message> {
  let mail: Message | undefined;
  await expect(async () => {
    mail = (await orderMessagesTo(to, "email")).find((message) => message.subject === subject);
    expect(mail, subject).toBeDefined();
  }).toPass();
  if (!mail) throw new Error(`no mail "${subject}"`);
  return mail;
}

/** Waits for an SMS with the code of this order, and returns the newest code. */
export async function codCodeTo(phone: string, orderId: string): Promise<string> {
  let message: Message | undefined;
  await expect(async () => {
    message = (await orderMessagesTo(phone, "sms")).find(({ text }) =>
      text.includes(`is your code for order ${orderId}`),
    );
    expect(message, phone).toBeDefined();
  }).toPass();
  return message ? codeIn(message) : "";
}

/** Waits until there are `count` messages about signing in, and returns the newest. */
export async function nextMessage(to: string, channel: "email" | "sms", count = 1): Promise<Message> {
  let messages: Message[] = [];
  await expect(async () => {
    messages = (await messagesTo(to, channel)).filter(({ subject }) => !orderNumber.test(subject));
    expect(messages).toHaveLength(count);
  }).toPass();
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
