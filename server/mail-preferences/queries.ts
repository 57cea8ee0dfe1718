import "server-only";
import { z } from "zod";
import type { MailKind } from "@/lib/mail/mail-kinds";
import { takeVisitorLimit } from "@/server/limits/take-limit";
import { findRecipient } from "./repository";

/** "a•••@kapas.test": whoever has the link knows which mailbox is meant, and a stranger learns no address. */
function maskEmail(email: string): string {
  return email.replace(/^(.)[^@]*/, "$1•••");
}

/** What the holder of a link has stopped; null for a link of nobody. */
export async function getMailPreferences(
  recipientId: string,
): Promise<{ maskedEmail: string; stopped: MailKind[]; isProven: boolean } | null> {
  await takeVisitorLimit("mailPreferencesVisitor");
  const recipient = z.uuid().safeParse(recipientId).success ? await findRecipient(recipientId) : null;
  if (!recipient) return null;
  const { email, stopped, isProven } = recipient;
  return { maskedEmail: maskEmail(email), stopped, isProven };
}
