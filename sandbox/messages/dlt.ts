import { dltTextOf, smsTemplateNames } from "../../lib/mail/sms-templates";

/** The shop's texts at the stand-in's DLT platform, by name. */
export const dltTemplateIds: ReadonlyMap<string, string> = new Map(
  smsTemplateNames.map((name, index) => [name, String(1_107_000_000_000_001n + BigInt(index))]),
);

/** True: the text is the registered one, with any values in its places, as the networks check it. */
export function isRegistered(templateId: string, text: string): boolean {
  const name = smsTemplateNames.find((known) => dltTemplateIds.get(known) === templateId);
  if (!name) return false;
  const parts = dltTextOf(name)
    .split("{#var#}")
    .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
  return new RegExp(`^${parts.join(".+")}$`).test(text);
}
