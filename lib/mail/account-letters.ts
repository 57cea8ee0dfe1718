import { formatMoment } from "@/lib/orders/when";
import type { Letter } from "./letter";

export const passwordTopic = "password_changed";

/** Informs the owner of an account that its password was changed. `at` in UTC. */
export function writePasswordLetter({
  at,
  shopName,
  resetUrl,
}: {
  at: string;
  shopName: string;
  resetUrl: string;
}): Letter {
  const text = `The password of your account at ${shopName} was changed on ${formatMoment(at)}, Indian time.`;
  return {
    subject: "Your password was changed",
    preview: text,
    kicker: "Your account",
    heading: "Your password was changed",
    blocks: [
      `${text} If that was you, there is nothing to do.`,
      "If it was not you, set a new password now. Every other device is signed out then.",
      { kind: "button", label: "Set a new password", url: resetUrl },
    ],
  };
}
