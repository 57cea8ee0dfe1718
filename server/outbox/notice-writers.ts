import "server-only";
import { z } from "zod";
import type { Brand } from "@/lib/brand";
import { machinePaths } from "@/lib/machine-paths";
import type { EmailContent } from "@/lib/mail/email-content";
import { writeInvitationEmail } from "@/lib/mail/invitation-email";
import { writeLeadEmail } from "@/lib/mail/lead-email";
import { writeReferralEmail } from "@/lib/mail/referral-email";
import { writeReviewEmail } from "@/lib/mail/review-email";
import { subscriptionTopics } from "@/lib/mail/subscription-emails";
import { factsSchema } from "@/lib/notices/facts-schema";
import { writeNotice } from "@/lib/notices/notice";
import { writeNoticeEmail } from "@/lib/notices/notice-email";
import { paths } from "@/lib/paths";
import { signEmailOrderToken } from "@/server/orders/order-token";
import { findReferralReward } from "@/server/referrals/repository";
import { signInvitationToken } from "@/server/staff/invitation-token";
import { findOrderOf } from "./find-order-update";
import { writeGroupClosed, writeGroupReminder, writeToOrganiser } from "./group-writers";
import { findLeadMail } from "./lead-repository";
import { writePrivacyMail } from "./privacy-writers";
import { writeLeftBasket, writePriceDrop, writeRestock } from "./reminder-writers";
import {
  findOpenInvitation,
  findOwnerEmail,
  findReviewInvitation,
  type Message,
  type Settlement,
} from "./repository";
import { writeSubscriptionMail } from "./subscription-writers";

export type Written = { to: string; letter: EmailContent; replyTo?: string };

interface Frame {
  brand: Brand;
  now: Date;
  siteUrl: string;
}

type WriteNotice = (message: Message, frame: Frame) => Promise<Written | Settlement>;

/** Topics whose email is not about the state of an order, each with its writer. */
export const noticeWriters: Partial<Record<string, WriteNotice>> = {
  lead_code: writeLeadCode,
  staff_invited: writeStaffInvitation,
  review_invited: writeReviewInvitation,
  referral_reward: writeReferralReward,
  group_closed: writeGroupClosed,
  group_reminder: writeGroupReminder,
  group_started: writeToOrganiser,
  group_ended: writeToOrganiser,
  restock: writeRestock,
  basket_left: writeLeftBasket,
  price_drop: writePriceDrop,
  shop_notice: writeShopNotice,
  privacy_link: writePrivacyMail,
  privacy_request: writePrivacyMail,
  privacy_answer: writePrivacyMail,
  ...Object.fromEntries(subscriptionTopics.map((topic) => [topic, writeSubscriptionMail])),
};

async function writeShopNotice(
  { email: to, data }: Message,
  { siteUrl }: Frame,
): Promise<Written | Settlement> {
  const facts = factsSchema.safeParse(data);
  if (!facts.success || to === null) return { outcome: "dead", why: "no text for this event" };
  return { to, letter: writeNoticeEmail(writeNotice(facts.data), siteUrl) };
}

async function writeStaffInvitation(
  { email: to, invitationId }: Message,
  { brand: { shopName }, siteUrl }: Frame,
): Promise<Written | Settlement> {
  const invitation = invitationId === null ? null : await findOpenInvitation(invitationId);
  if (!invitation || invitationId === null || to === null)
    return { outcome: "skipped", why: "not needed: the invitation is no longer open" };
  const url = `${siteUrl}${machinePaths.staffInvitation(signInvitationToken(invitationId))}`;
  return { to, letter: writeInvitationEmail({ ...invitation, shopName, url }) };
}

async function writeReviewInvitation(
  message: Message,
  { brand: { shopName }, now, siteUrl }: Frame,
): Promise<Written | Settlement> {
  const order = await findOrderOf(message);
  const itemIds = order ? await findReviewInvitation(order.orderId) : [];
  if (!order?.email || itemIds.length === 0)
    return { outcome: "skipped", why: "not needed: nothing in the order is left to review" };
  const token = signEmailOrderToken(order, now);
  const urlOf = (itemId: number, stars: number) =>
    `${siteUrl}${paths.reviewLine(order.orderNumber, itemId, { token, stars: String(stars) })}`;
  return { to: order.email, letter: writeReviewEmail({ order, itemIds, shopName, urlOf }) };
}

async function writeReferralReward(
  { userId, data }: Message,
  { siteUrl }: Frame,
): Promise<Written | Settlement> {
  const [reward, to] =
    userId === null
      ? [null, null]
      : await Promise.all([findReferralReward(userId, Number(data.reward)), findOwnerEmail(userId)]);
  if (!reward) return { outcome: "skipped", why: "not needed: the reward is used, expired or deleted" };
  if (to === null) return { outcome: "skipped", why: "not needed: the account has no email address" };
  return { to, letter: writeReferralEmail({ ...reward, url: `${siteUrl}${paths.products}` }) };
}
async function writeLeadCode(
  { email: to, data }: Message,
  { brand: { shopName }, siteUrl }: Frame,
): Promise<Written | Settlement> {
  const id = z.number().safeParse(data.lead_id);
  const lead = id.success ? await findLeadMail(id.data) : null;
  if (!lead || to === null) return { outcome: "skipped", why: "not needed: the code no longer works" };
  return { to, letter: writeLeadEmail(lead, shopName, siteUrl) };
}
