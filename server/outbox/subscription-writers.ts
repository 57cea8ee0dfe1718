import "server-only";
import { z } from "zod";
import type { Brand } from "@/lib/brand";
import type { EmailContent } from "@/lib/mail/email-content";
import type { AddressedSms } from "@/lib/mail/sms-templates";
import { writeSubscriptionSms } from "@/lib/mail/sms-texts";
import {
  type SubscriptionTopic,
  type SubscriptionUpdate,
  subscriptionTopics,
  writeSubscriptionEmail,
} from "@/lib/mail/subscription-emails";
import { paths } from "@/lib/paths";
import { publicEnv } from "@/lib/public-env";
import { subscriptionPaths } from "@/lib/subscription-paths";
import type { Message, Settlement } from "./repository";
import { findSubscriptionMail } from "./subscription-repository";

const { siteUrl } = publicEnv;

const dataSchema = z.object({
  subscription_id: z.uuid(),
  charge_id: z.uuid().optional(),
  charge_at: z.string().optional(),
  is_by_staff: z.boolean().optional(),
});

/** The states in which a message is still current; a topic without a row always is. */
const stillTrue: Partial<Record<SubscriptionTopic, readonly string[]>> = {
  subscription_started: ["authenticated", "active"],
  subscription_reminder: ["authenticated", "active"],
  subscription_pending: ["pending"],
  subscription_halted: ["halted"],
  subscription_back: ["active"],
  subscription_paused: ["paused"],
  subscription_resumed: ["active"],
};

export function isSubscriptionTopic(topic: string): topic is SubscriptionTopic {
  return subscriptionTopics.some((known) => known === topic);
}

export async function writeSubscriptionMail(
  message: Message,
): Promise<{ to: string; letter: EmailContent } | Settlement> {
  const found = await findSubscriptionUpdate(message);
  if ("outcome" in found) return found;
  if (message.email === null) return overtaken;
  const letter = writeSubscriptionEmail(found.topic, found.update, {
    url: found.url,
    productUrl: (slug) => `${siteUrl}${paths.product(slug)}`,
  });
  return { to: message.email, letter };
}

export async function writeSubscriptionText(
  message: Message,
  { shopName }: Brand,
): Promise<AddressedSms | Settlement> {
  const found = await findSubscriptionUpdate(message);
  if ("outcome" in found) return found;
  const sms = writeSubscriptionSms(found.topic, found.update, shopName, found.url);
  return sms === null
    ? { outcome: "dead", why: `no SMS text for the topic "${found.topic}"` }
    : { to: found.phone, ...sms };
}

const overtaken: Settlement = { outcome: "skipped", why: "not needed: the subscription has moved on" };

async function findSubscriptionUpdate({
  topic,
  data,
}: Message): Promise<
  { topic: SubscriptionTopic; update: SubscriptionUpdate; phone: string; url: string } | Settlement
> {
  const {
    subscription_id: id,
    charge_id,
    charge_at,
    is_by_staff: isByStaff = false,
  } = dataSchema.parse(data);
  const found = isSubscriptionTopic(topic) ? await findSubscriptionMail(id, charge_id) : null;
  if (!found || !isSubscriptionTopic(topic)) return overtaken;
  const { update, status, phone, chargeState } = found;
  const isOtherCharge =
    charge_at !== undefined &&
    update.chargeAt !== null &&
    Date.parse(update.chargeAt) !== Date.parse(charge_at);
  const isAnswered = topic === "subscription_asked" && chargeState !== "asked";
  if (stillTrue[topic]?.includes(status) === false || isOtherCharge || isAnswered) return overtaken;
  return { topic, update: { ...update, isByStaff }, phone, url: `${siteUrl}${subscriptionPaths.mine(id)}` };
}
