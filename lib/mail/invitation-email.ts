import { formatDay } from "@/lib/orders/when";
import { type Role, roleDuties, roleNames } from "@/lib/staff/permissions";
import type { EmailContent } from "./email-content";

/** Invites a person to the admin. `expiresAt` in UTC. */
export function writeInvitationEmail({
  shopName,
  role,
  expiresAt,
  url,
}: {
  shopName: string;
  role: Role;
  expiresAt: string;
  url: string;
}): EmailContent {
  return {
    subject: `Join the ${shopName} team`,
    preview: `You've been invited to the ${shopName} admin.`,
    kicker: "Invitation",
    heading: `Join the ${shopName} team`,
    blocks: [
      `You've been invited to the ${shopName} admin. Your role: ${roleNames[role]} (${roleDuties[role].toLowerCase()}).`,
      `Open the link, then log in or create an account with this email address. The link expires on ${formatDay(expiresAt)}.`,
      { kind: "button", label: "Accept invitation", url },
      "Didn't expect this? You can ignore this email.",
    ],
  };
}
