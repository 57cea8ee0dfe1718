import type { EmailContent } from "@/lib/mail/email-content";
import type { Notice } from "./notice";

export function writeNoticeEmail({ text, path }: Notice, siteUrl: string): EmailContent {
  return {
    subject: text,
    preview: text,
    kicker: "Admin",
    heading: text,
    blocks: [
      { kind: "button", label: "View in admin", url: `${siteUrl}${path}` },
      "Choose which events you're notified about in Settings › Notifications.",
    ],
  };
}
