import "server-only";
import { z } from "zod";
import type { MailKind } from "@/lib/mail/mail-kinds";
import { enforceVisitorLimit } from "@/server/limits/enforce-limit";
import { findRecipient } from "./repository";

/** "a•••@kapas.test": the holder of the link recognises the mailbox, and a stranger learns no address. */
function maskEmail(email: string): string {
  return email.replace(/^(.)[^@]*/, "$1•••");
}

/** The stopped kinds of a link's holder; null for an unknown link. */
export async function getMailPreferences(
  recipientId: string,
): Promise<{ maskedEmail: string; stopped: MailKind[]; isProven: boolean } | null> {
  await enforceVisitorLimit("mailPreferencesVisitor");
  const recipient = z.uuid().safeParse(recipientId).success ? await findRecipient(recipientId) : null;
  if (!recipient) return null;
  const { email, stopped, isProven } = recipient;
  return { maskedEmail: maskEmail(email), stopped, isProven };
}
