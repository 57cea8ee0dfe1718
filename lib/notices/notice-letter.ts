import type { Letter } from "@/lib/mail/letter";
import type { Notice } from "./notice";

export function writeNoticeLetter({ text, path }: Notice, siteUrl: string): Letter {
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
