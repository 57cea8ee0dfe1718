import type { Letter } from "@/lib/mail/letter";
import type { Notice } from "./notice";

export function writeNoticeLetter({ text, path }: Notice, siteUrl: string): Letter {
  return {
    subject: text,
    preview: text,
    kicker: "Back office",
    heading: text,
    blocks: [
      { kind: "button", label: "Look at it", url: `${siteUrl}${path}` },
      "Which events are told, and to whom, is set at Settings › Notifications.",
    ],
  };
}
