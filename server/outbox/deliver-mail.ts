import "server-only";
import { adminPaths } from "@/lib/admin-paths";
import type { Brand } from "@/lib/brand";
import { machinePaths } from "@/lib/machine-paths";
import { passwordTopic, writePasswordEmail } from "@/lib/mail/account-emails";
import {
  complaintTopic,
  writeComplaintReceived,
  writeContactNotice,
  writeContactReply,
} from "@/lib/mail/contact-emails";
import { writeSubmissionEmail } from "@/lib/mail/design-emails";
import { stoppableKindOf } from "@/lib/mail/mail-kinds";
import { oneLine } from "@/lib/mail/one-line";
import { writeOrderEmail } from "@/lib/mail/order-emails";
import { renderHtml } from "@/lib/mail/render-html";
import { renderText } from "@/lib/mail/render-text";
import { submissionTopic } from "@/lib/mail/topics";
import { paths } from "@/lib/paths";
import { publicEnv } from "@/lib/public-env";
import { parseShopTerms } from "@/lib/settings/shop-terms";
import { openDesignLink, signPictures } from "@/server/designs/sign-picture";
import { type MailSettings, sendMail } from "@/server/integrations/mailer";
import { findOrCreateRecipient } from "@/server/mail-preferences/repository";
import { signEmailOrderToken } from "@/server/orders/order-token";
import { reportBadSetting } from "@/server/settings/report-bad-setting";
import { readTermsRows } from "@/server/settings/repository";
import { signComplaintKey } from "./complaint-key";
import { findOrderUpdate } from "./find-order-update";
import { noticeWriters, type Written } from "./notice-writers";
import { findContactMail, findDecided, findOwnerEmail, type Message, type Settlement } from "./repository";

const { siteUrl } = publicEnv;

/** The idempotency key is the id of the row, so a retry after a lost response sends nothing twice. */
export async function deliverMail(
  message: Message,
  settings: MailSettings,
  brand: Brand,
  now: Date,
): Promise<Settlement> {
  const written = await writeTo(message, brand, now);
  if ("outcome" in written) return written;
  const { to, letter, replyTo = brand.companyEmail } = written;
  const stop = await findStop(message.topic, to);
  if (stop === "stopped")
    return { outcome: "skipped", why: "not wanted: the customer has unsubscribed from these emails" };
  await sendMail(settings, {
    to: oneLine(to),
    replyTo: oneLine(replyTo),
    subject: oneLine(letter.subject),
    html: renderHtml(letter, brand, siteUrl, stop?.pageUrl),
    text: renderText(letter, brand, stop?.pageUrl),
    ...(stop && { stopUrl: stop.postUrl }),
    key: `outbox/${message.id}`,
  });
  return { outcome: "sent" };
}

/** Unsubscribe links of an email: a page, and the URL that a mail program posts to; null for emails about orders and accounts. */
async function findStop(topic: string, to: string) {
  const kind = stoppableKindOf(topic);
  if (!kind) return null;
  const { id, stopped } = await findOrCreateRecipient(to);
  if (stopped.includes(kind)) return "stopped";
  return {
    pageUrl: `${siteUrl}${machinePaths.mailPreferences(id, { kind })}`,
    postUrl: `${siteUrl}${machinePaths.changeMailPreferences(id, { kind })}`,
  };
}

function writeTo(message: Message, brand: Brand, now: Date): Promise<Written | Settlement> {
  const writeNotice = noticeWriters[message.topic];
  if (writeNotice) return writeNotice(message, { brand, now, siteUrl });
  if (message.email !== null && message.contactId !== null)
    return writeOfContact(message, { to: message.email, contactId: message.contactId, brand });
  if (message.email !== null) return Promise.resolve(noWordsFor(message.topic));
  return message.userId === null ? writeToBuyer(message, now) : writeToOwner(message, message.userId, brand);
}

async function writeOfContact(
  { topic }: Message,
  { to, contactId, brand }: { to: string; contactId: string; brand: Brand },
): Promise<Written | Settlement> {
  const contact = await findContactMail(topic, contactId);
  if (!contact) return { outcome: "skipped", why: "not needed: the message is gone or spam" };
  const { complaint } = contact;
  const link = complaint && `${siteUrl}${paths.complaint(signComplaintKey(contact.id))}`;
  if (contact.reply !== null)
    return { to, letter: writeContactReply(contact, contact.reply, { shopName: brand.shopName, link }) };
  if (topic === complaintTopic)
    return complaint && link ? { to, letter: writeComplaintReceived(complaint, link) } : noWordsFor(topic);
  const url = `${siteUrl}${adminPaths.message(contact.id)}`;
  return {
    to,
    letter: writeContactNotice(contact, url, openDesignLink(contact.quote?.designLink)),
    replyTo: contact.email,
  };
}

function noWordsFor(topic: string): Settlement {
  return { outcome: "dead", why: `no text for the topic "${topic}"` };
}

async function writeToBuyer(message: Message, now: Date): Promise<Written | Settlement> {
  const found = await findOrderUpdate(message);
  if ("settlement" in found) return found.settlement;
  const { update, order } = found;
  const shown = { ...order, items: signPictures(order.items) };
  const url = `${siteUrl}${paths.order(order.orderNumber, signEmailOrderToken(order, now))}`;
  const terms = parseShopTerms(await readTermsRows(), reportBadSetting);
  if (order.email === null) return { outcome: "skipped", why: "not needed: the order has no email address" };
  return { to: order.email, letter: writeOrderEmail(update, shown, url, terms) };
}

async function writeToMaker(message: Message, userId: string): Promise<Written | Settlement> {
  const [design, to] = await Promise.all([
    message.decision && findDecided(message.decision),
    findOwnerEmail(userId),
  ]);
  if (design && to !== null)
    return { to, letter: writeSubmissionEmail(design, `${siteUrl}${paths.mySubmissions}`) };
  const why = design ? "the account has no email address" : "the decision has changed since";
  return { outcome: "skipped", why: `not needed: ${why}` };
}

async function writeToOwner(
  message: Message,
  userId: string,
  { shopName }: Brand,
): Promise<Written | Settlement> {
  const { topic, createdAt } = message;
  if (topic === submissionTopic) return writeToMaker(message, userId);
  if (topic !== passwordTopic) return noWordsFor(topic);
  const to = await findOwnerEmail(userId);
  if (to === null) return { outcome: "skipped", why: "not needed: the account has no email address" };
  const resetUrl = `${siteUrl}${paths.auth("forgot-password")}`;
  return { to, letter: writePasswordEmail({ at: createdAt, shopName, resetUrl }) };
}
