import "server-only";
import type { Brand } from "@/lib/brand";
import { oneLine } from "@/lib/mail/one-line";
import { writeOrderLetter } from "@/lib/mail/order-letters";
import { renderHtml } from "@/lib/mail/render-html";
import { renderText } from "@/lib/mail/render-text";
import { paths } from "@/lib/paths";
import { publicEnv } from "@/lib/public-env";
import { parseShopTerms } from "@/lib/settings/shop-terms";
import { type MailSettings, sendMail } from "@/server/integrations/mailer";
import { mailedToken } from "@/server/orders/order-token";
import { reportBadSetting } from "@/server/settings/report-bad-setting";
import { readTermsRows } from "@/server/settings/repository";
import { findNews } from "./find-news";
import type { Message, Settlement } from "./repository";

/** Its key is that of its row, so a try whose answer got lost is not sent again. */
export async function deliverMail(
  message: Message,
  settings: MailSettings,
  brand: Brand,
  now: Date,
): Promise<Settlement> {
  const found = await findNews(message);
  if ("settlement" in found) return found.settlement;
  const { news, order } = found;
  const { siteUrl } = publicEnv;
  const letter = writeOrderLetter(
    news,
    order,
    `${siteUrl}${paths.order(order.orderNumber, mailedToken(order, now))}`,
    parseShopTerms(await readTermsRows(), reportBadSetting),
  );
  await sendMail(settings, {
    to: oneLine(order.email),
    replyTo: oneLine(brand.companyEmail),
    subject: oneLine(letter.subject),
    html: renderHtml(letter, brand, siteUrl),
    text: renderText(letter, brand),
    key: `${message.topic}/${message.aggregate}`,
  });
  return { outcome: "sent" };
}
