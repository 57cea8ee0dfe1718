import "server-only";
import { z } from "zod";
import { adminPaths } from "@/lib/admin-paths";
import type { Brand } from "@/lib/brand";
import { privacyRequestPurpose } from "@/lib/contact/privacy-request";
import type { EmailContent } from "@/lib/mail/email-content";
import { writePrivacyAnswer, writePrivacyLink, writePrivacyNotice } from "@/lib/mail/privacy-emails";
import { paths } from "@/lib/paths";
import { withQuery } from "@/lib/with-query";
import { signValue } from "@/server/signed-value";
import { findPrivacyMail } from "./privacy-repository";
import type { Message, Settlement } from "./repository";

type Written = { to: string; letter: EmailContent; replyTo?: string };

/** The link that proves an address, the notice to the shop, and the answer. */
export async function writePrivacyMail(
  { topic, email: to, data }: Message,
  { brand: { shopName }, siteUrl }: { brand: Brand; siteUrl: string },
): Promise<Written | Settlement> {
  const id = z.uuid().safeParse(data.request_id);
  const mail = id.success ? await findPrivacyMail(id.data) : null;
  if (!id.success || !mail || to === null)
    return { outcome: "skipped", why: "not needed: the request is deleted" };
  if (topic === "privacy_answer") return { to, letter: writePrivacyAnswer(mail, shopName) };
  if (topic === "privacy_request") {
    const url = `${siteUrl}${adminPaths.privacyRequest(id.data)}`;
    return { to, letter: writePrivacyNotice(mail, url), replyTo: mail.email };
  }
  const token = signValue(privacyRequestPurpose, id.data);
  return {
    to,
    letter: writePrivacyLink(mail, shopName, `${siteUrl}${withQuery(paths.privacyRequest, { token })}`),
  };
}
