import { formatMoment } from "@/lib/orders/when";
import type { EmailContent } from "./email-content";

export const passwordTopic = "password_changed";

/** Informs the owner of an account that its password was changed. `at` in UTC. */
export function writePasswordEmail({
  at,
  shopName,
  resetUrl,
}: {
  at: string;
  shopName: string;
  resetUrl: string;
}): EmailContent {
  const text = `The password of your account at ${shopName} was changed on ${formatMoment(at)} IST.`;
  return {
    subject: "Your password was changed",
    preview: text,
    kicker: "Your account",
    heading: "Your password was changed",
    blocks: [
      `${text} If that was you, you don't need to do anything.`,
      "If it wasn't you, set a new password now. That logs out every other device.",
      { kind: "button", label: "Set a new password", url: resetUrl },
    ],
  };
}
