import "server-only";
import type { Brand } from "@/lib/brand";
import { isAccountTopic, writeAccountLetter } from "@/lib/mail/account-letters";
import { writeContactNotice, writeContactReply } from "@/lib/mail/contact-letters";
import { writeSubmissionLetter } from "@/lib/mail/design-letters";
import { writeInvitationLetter } from "@/lib/mail/invitation-letter";
import type { Letter } from "@/lib/mail/letter";
import { oneLine } from "@/lib/mail/one-line";
import { writeOrderLetter } from "@/lib/mail/order-letters";
import { renderHtml } from "@/lib/mail/render-html";
import { renderText } from "@/lib/mail/render-text";
import { submissionTopic } from "@/lib/mail/topics";
import { officePaths } from "@/lib/office-paths";
import { paths } from "@/lib/paths";
import { publicEnv } from "@/lib/public-env";
import { parseShopTerms } from "@/lib/settings/shop-terms";
import { signPictures } from "@/server/designs/sign-picture";
import { type MailSettings, sendMail } from "@/server/integrations/mailer";
import { mailedToken } from "@/server/orders/order-token";
import { reportBadSetting } from "@/server/settings/report-bad-setting";
import { readTermsRows } from "@/server/settings/repository";
import { invitationToken } from "@/server/staff/invitation-token";
import { findNews } from "./find-news";
import {
  findContactMail,
  findDecided,
  findOpenInvitation,
  findOwnerEmail,
  type Message,
  type Settlement,
} from "./repository";

type Written = { to: string; letter: Letter; replyTo?: string };

const { siteUrl } = publicEnv;

/** The idempotency key is the id of the row, so a retry after a lost answer sends nothing twice. */
export async function deliverMail(
  message: Message,
  settings: MailSettings,
  brand: Brand,
  now: Date,
): Promise<Settlement> {
  const written = await writeTo(message, brand, now);
  if ("outcome" in written) return written;
  const { to, letter, replyTo = brand.companyEmail } = written;
  await sendMail(settings, {
    to: oneLine(to),
    replyTo: oneLine(replyTo),
    subject: oneLine(letter.subject),
    html: renderHtml(letter, brand, siteUrl),
    text: renderText(letter, brand),
    key: `outbox/${message.id}`,
  });
  return { outcome: "sent" };
}

function writeTo(message: Message, brand: Brand, now: Date): Promise<Written | Settlement> {
  if (message.email !== null && message.contactId !== null)
    return writeOfContact(message, { to: message.email, contactId: message.contactId, brand });
  if (message.email !== null) return writeToInvited(message, message.email, brand);
  return message.userId === null ? writeToBuyer(message, now) : writeToOwner(message, message.userId, brand);
}

async function writeOfContact(
  { topic }: Message,
  { to, contactId, brand }: { to: string; contactId: string; brand: Brand },
): Promise<Written | Settlement> {
  const news = await findContactMail(topic, contactId);
  if (!news) return { outcome: "skipped", why: "not needed: the message is gone or spam" };
  if (news.reply !== null) return { to, letter: writeContactReply(news, news.reply, brand.shopName) };
  const url = `${siteUrl}${officePaths.message(news.id)}`;
  return { to, letter: writeContactNotice(news, url), replyTo: news.email };
}

async function writeToInvited(
  { topic, invitationId }: Message,
  to: string,
  { shopName }: Brand,
): Promise<Written | Settlement> {
  if (topic !== "staff_invited" || invitationId === null) return noWordsFor(topic);
  const invitation = await findOpenInvitation(invitationId);
  if (!invitation) return { outcome: "skipped", why: "not needed: the invitation is not open any more" };
  const url = `${siteUrl}${paths.staffInvitation(invitationToken(invitationId))}`;
  return { to, letter: writeInvitationLetter({ ...invitation, shopName, url }) };
}

function noWordsFor(topic: string): Settlement {
  return { outcome: "dead", why: `nobody has words for the topic "${topic}"` };
}

async function writeToBuyer(message: Message, now: Date): Promise<Written | Settlement> {
  const found = await findNews(message);
  if ("settlement" in found) return found.settlement;
  const { news, order } = found;
  const shown = { ...order, items: signPictures(order.items) };
  const url = `${siteUrl}${paths.order(order.orderNumber, mailedToken(order, now))}`;
  const terms = parseShopTerms(await readTermsRows(), reportBadSetting);
  return { to: order.email, letter: writeOrderLetter(news, shown, url, terms) };
}

async function writeToMaker(message: Message, userId: string): Promise<Written | Settlement> {
  const [design, to] = await Promise.all([
    message.decision && findDecided(message.decision),
    findOwnerEmail(userId),
  ]);
  if (design && to !== null)
    return { to, letter: writeSubmissionLetter(design, `${siteUrl}${paths.mySubmissions}`) };
  const why = design ? "the account has no address" : "the decision is another one by now";
  return { outcome: "skipped", why: `not needed: ${why}` };
}

async function writeToOwner(
  message: Message,
  userId: string,
  { shopName }: Brand,
): Promise<Written | Settlement> {
  const { topic, createdAt } = message;
  if (topic === submissionTopic) return writeToMaker(message, userId);
  if (!isAccountTopic(topic)) return noWordsFor(topic);
  const to = await findOwnerEmail(userId);
  if (to === null) return { outcome: "skipped", why: "not needed: the account has no address" };
  const resetUrl = `${siteUrl}${paths.auth("forgot-password")}`;
  return { to, letter: writeAccountLetter(topic, { at: createdAt, shopName, resetUrl }) };
}
