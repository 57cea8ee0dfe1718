import { formatDay } from "@/lib/orders/when";
import { type Role, roleDuties, roleNames } from "@/lib/staff/permissions";
import type { Letter } from "./letter";

/** The mail that asks somebody to work in the back office. `expiresAt` in UTC. */
export function writeInvitationLetter({
  shopName,
  role,
  expiresAt,
  url,
}: {
  shopName: string;
  role: Role;
  expiresAt: string;
  url: string;
}): Letter {
  return {
    subject: `Join the staff of ${shopName}`,
    preview: `You are invited to work in the back office of ${shopName}.`,
    kicker: "Invitation",
    heading: `Work with us at ${shopName}`,
    blocks: [
      `You are invited to the back office of ${shopName}. Your role: ${roleNames[role]} (${roleDuties[role].toLowerCase()}).`,
      `Open the link and sign in, or create an account with this email address. It works until ${formatDay(expiresAt)}.`,
      { kind: "button", label: "Accept the invitation", url },
      "If you did not expect this mail, ignore it: nothing happens.",
    ],
  };
}
