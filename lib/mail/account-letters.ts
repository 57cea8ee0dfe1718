import { formatMoment } from "@/lib/orders/when";
import type { Letter } from "./letter";

const accountTopics = ["password_changed"] as const;
export type AccountTopic = (typeof accountTopics)[number];

export function isAccountTopic(topic: string): topic is AccountTopic {
  return accountTopics.some((known) => known === topic);
}

/** The mail to the owner of an account about what happened to it, at a time in UTC. */
export function writeAccountLetter(
  topic: AccountTopic,
  { at, shopName, resetUrl }: { at: string; shopName: string; resetUrl: string },
): Letter {
  switch (topic) {
    case "password_changed": {
      const text = `The password of your account at ${shopName} was changed on ${formatMoment(at)}, Indian time.`;
      return {
        subject: "Your password was changed",
        preview: text,
        kicker: "Your account",
        heading: "Your password was changed",
        blocks: [
          { kind: "paragraph", text: `${text} If that was you, there is nothing to do.` },
          {
            kind: "paragraph",
            text: "If it was not you, set a new password now. Every other device is signed out then.",
          },
          { kind: "button", label: "Set a new password", url: resetUrl },
        ],
      };
    }
  }
}
