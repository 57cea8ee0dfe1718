import "server-only";
import type { Brand } from "@/lib/brand";
import type { AddressedSms } from "@/lib/mail/sms-templates";
import { writeCodeSms, writeOrderSms } from "@/lib/mail/sms-texts";
import { paths } from "@/lib/paths";
import { publicEnv } from "@/lib/public-env";
import { sendSms } from "@/server/integrations/sms";
import { signEmailOrderToken } from "@/server/orders/order-token";
import type { SmsChannel } from "./channel-settings";
import { findOrderOf, findOrderUpdate } from "./find-order-update";
import type { Message, Settlement } from "./repository";
import { isSubscriptionTopic, writeSubscriptionText } from "./subscription-writers";

/** A code that arrives later than this confuses a person who has requested another one since. */
const codeMs = 10 * 60_000;

export async function deliverSms(
  message: Message,
  { templates, ...settings }: SmsChannel,
  brand: Brand,
  now: Date,
): Promise<Settlement> {
  const written = await write(message, brand, now);
  if ("outcome" in written) return written;
  const { to, text, template } = written;
  await sendSms(settings, { to, text, dltTemplateId: templates.get(template) ?? "" });
  return { outcome: "sent" };
}

function write(message: Message, brand: Brand, now: Date): Promise<AddressedSms | Settlement> {
  if (message.topic === "cod_code") return writeCode(message, brand, now);
  if (isSubscriptionTopic(message.topic)) return writeSubscriptionText(message, brand);
  return writeOrderText(message, brand, now);
}

async function writeCode(message: Message, brand: Brand, now: Date): Promise<AddressedSms | Settlement> {
  if (now.getTime() - Date.parse(message.createdAt) > codeMs) {
    return { outcome: "skipped", why: "not needed: the code is too old" };
  }
  const order = await findOrderOf(message);
  if (!order || message.code === null) return { outcome: "dead", why: "its order or code no longer exists" };
  return { to: order.phone, ...writeCodeSms(message.code, order.orderNumber, brand.shopName) };
}

async function writeOrderText(message: Message, brand: Brand, now: Date): Promise<AddressedSms | Settlement> {
  const found = await findOrderUpdate(message);
  if ("settlement" in found) return found.settlement;
  const { update, order } = found;
  const url = `${publicEnv.siteUrl}${paths.order(order.orderNumber, signEmailOrderToken(order, now))}`;
  const sms = writeOrderSms(update.topic, order, brand.shopName, url);
  return sms === null
    ? { outcome: "dead", why: `no SMS text for the topic "${update.topic}"` }
    : { to: order.phone, ...sms };
}
