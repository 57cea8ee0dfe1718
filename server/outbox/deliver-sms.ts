import "server-only";
import type { Brand } from "@/lib/brand";
import { writeCodeSms, writeOrderSms } from "@/lib/mail/sms-texts";
import { paths } from "@/lib/paths";
import { publicEnv } from "@/lib/public-env";
import { type SmsSettings, sendSms } from "@/server/integrations/sms";
import { signEmailOrderToken } from "@/server/orders/order-token";
import { findOrderOf, findOrderUpdate } from "./find-order-update";
import type { Message, Settlement } from "./repository";
import { isSubscriptionTopic, writeSubscriptionText } from "./subscription-writers";

/** A code that arrives later than this confuses a person who has requested another one since. */
const codeMs = 10 * 60_000;

type Sms = { to: string; text: string };

export async function deliverSms(
  message: Message,
  settings: SmsSettings,
  brand: Brand,
  now: Date,
): Promise<Settlement> {
  const written = await write(message, brand, now);
  if ("outcome" in written) return written;
  await sendSms(settings, written);
  return { outcome: "sent" };
}

function write(message: Message, brand: Brand, now: Date): Promise<Sms | Settlement> {
  if (message.topic === "cod_code") return writeCode(message, brand, now);
  if (isSubscriptionTopic(message.topic)) return writeSubscriptionText(message, brand);
  return writeOrderText(message, brand, now);
}

async function writeCode(message: Message, brand: Brand, now: Date): Promise<Sms | Settlement> {
  if (now.getTime() - Date.parse(message.createdAt) > codeMs) {
    return { outcome: "skipped", why: "not needed: the code is too old" };
  }
  const order = await findOrderOf(message);
  if (!order || message.code === null) return { outcome: "dead", why: "its order or code no longer exists" };
  return { to: order.phone, text: writeCodeSms(message.code, order.orderNumber, brand.shopName) };
}

async function writeOrderText(message: Message, brand: Brand, now: Date): Promise<Sms | Settlement> {
  const found = await findOrderUpdate(message);
  if ("settlement" in found) return found.settlement;
  const { update, order } = found;
  const url = `${publicEnv.siteUrl}${paths.order(order.orderNumber, signEmailOrderToken(order, now))}`;
  const text = writeOrderSms(update.topic, order, brand.shopName, url);
  return text === null
    ? { outcome: "dead", why: `no SMS text for the topic "${update.topic}"` }
    : { to: order.phone, text };
}
