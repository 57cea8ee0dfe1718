import "server-only";
import { emailKey } from "@/lib/email";
import type { Attempt } from "@/server/limits/spend-attempts";

interface Account {
  phone: string | null;
  isPhoneProven: boolean;
  email: string | null;
  isEmailProven: boolean;
}

/**
 * The limits of "Place order" by phone and email address. A signed-in customer who has confirmed them is not
 * counted together with strangers.
 */
export function typedLimits(buyer: { phone: string; email: string }, viewer: Account | null): Attempt[] {
  const mailbox = emailKey(buyer.email);
  const isOwnPhone = viewer?.isPhoneProven && viewer.phone === buyer.phone;
  const isOwnMailbox = viewer?.isEmailProven && viewer.email && emailKey(viewer.email) === mailbox;
  return [
    ...(isOwnPhone ? [] : [["placePhone", buyer.phone] as const]),
    ...(isOwnMailbox ? [] : [["placeEmail", mailbox] as const]),
  ];
}
