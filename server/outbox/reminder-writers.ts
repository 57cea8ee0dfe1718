import "server-only";
import { z } from "zod";
import { machinePaths } from "@/lib/machine-paths";
import type { EmailContent } from "@/lib/mail/email-content";
import { writeBasketEmail, writePriceDropEmail, writeRestockEmail } from "@/lib/mail/reminder-emails";
import { paths } from "@/lib/paths";
import type { ReminderItem } from "@/lib/reminders/reminder";
import { findOrCreateRecipient } from "@/server/mail-preferences/repository";
import { signBasketToken } from "@/server/reminders/basket-token";
import { findLeftBasket, listPriceDrops, takeRestockNotice } from "@/server/reminders/repository";
import { findOwnerEmail, type Message, type Settlement } from "./repository";

type Written = { to: string; letter: EmailContent };
type Frame = { siteUrl: string };

const notNeeded = (why: string): Settlement => ({ outcome: "skipped", why: `not needed: ${why}` });

const urlsOf =
  (siteUrl: string) =>
  ({ slug, color, size }: ReminderItem): string =>
    `${siteUrl}${paths.variant(slug, { color: color ?? undefined, size: size ?? undefined })}`;

async function proofUrlOf(email: string, siteUrl: string): Promise<string> {
  const { id } = await findOrCreateRecipient(email);
  return `${siteUrl}${machinePaths.mailPreferences(id, { ask: "prove" })}`;
}

const restockData = z.object({ request_ids: z.array(z.number()) });

export async function writeRestock(
  { email, data }: Message,
  { siteUrl }: Frame,
): Promise<Written | Settlement> {
  const restock = email === null ? null : await takeRestockNotice(restockData.parse(data).request_ids);
  if (email === null || !restock)
    return notNeeded("it's sold out again; the customer stays on the waiting list");
  const proofUrl = await proofUrlOf(email, siteUrl);
  return { to: email, letter: writeRestockEmail(restock, { urlOf: urlsOf(siteUrl), proofUrl }) };
}

const basketData = z.object({ basket_id: z.uuid() });

export async function writeLeftBasket(
  { email, data }: Message,
  { siteUrl }: Frame,
): Promise<Written | Settlement> {
  const id = basketData.parse(data).basket_id;
  const basket = await findLeftBasket(id);
  if (email === null || !basket) return notNeeded("the customer has ordered, or the cart no longer exists");
  if (basket.lines.length === 0) return notNeeded("everything in the cart is sold out");
  const links = {
    urlOf: urlsOf(siteUrl),
    proofUrl: await proofUrlOf(email, siteUrl),
    basketUrl: `${siteUrl}${machinePaths.leftBasket(signBasketToken(id))}`,
  };
  return { to: email, letter: writeBasketEmail(basket, links) };
}

const dropData = z.object({ day: z.iso.date() });

export async function writePriceDrop(
  { userId, data }: Message,
  { siteUrl }: Frame,
): Promise<Written | Settlement> {
  const [to, drops] =
    userId === null
      ? [null, []]
      : await Promise.all([findOwnerEmail(userId), listPriceDrops(userId, dropData.parse(data).day)]);
  if (to === null) return notNeeded("the account has no email address");
  if (drops.length === 0) return notNeeded("the prices have gone up again, or the items are sold out");
  const links = { urlOf: urlsOf(siteUrl), wishlistUrl: `${siteUrl}${paths.wishlist}` };
  return { to, letter: writePriceDropEmail(drops, links) };
}
