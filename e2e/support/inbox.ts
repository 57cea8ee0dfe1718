import { expect } from "@playwright/test";
import { gatewayUrl } from "./env";
import { runJobs } from "./jobs";

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

/** Runs the messages job until `find` finds something: the shop may still be sending after a response. */
async function waitForMessage<T>(what: string, find: () => Promise<T | undefined>): Promise<T> {
  let found: T | undefined;
  await expect
    .poll(
      async () => {
        await runJobs({ only: ["messages"] });
        found = await find();
        return found !== undefined;
      },
      { message: what },
    )
    .toBe(true);
  if (found === undefined) throw new Error(what);
  return found;
}

/** The order email with this subject. */
export function nextOrderMail(to: string, subject: string): Promise<Message> {
  return waitForMessage(`"${subject}" to ${to}`, async () =>
    (await orderMessagesTo(to, "email")).find((message) => message.subject === subject),
  );
}

/** The newest code sent by SMS for this order. */
export async function codCodeTo(phone: string, orderId: string): Promise<string> {
  const message = await waitForMessage(`the code of ${orderId} to ${phone}`, async () =>
    (await orderMessagesTo(phone, "sms")).find(({ text }) =>
      text.includes(`is your code for order ${orderId}`),
    ),
  );
  return codeIn(message);
}

/** The newest of `count` messages about signing in. */
export function nextMessage(to: string, channel: "email" | "sms", count = 1): Promise<Message> {
  return waitForMessage(`message ${count} to ${to}`, async () => {
    const messages = (await messagesTo(to, channel)).filter(({ subject }) => !orderNumber.test(subject));
    return messages.length === count ? messages[0] : undefined;
  });
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
