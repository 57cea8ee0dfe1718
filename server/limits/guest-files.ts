import "server-only";
import { requireCaptcha } from "./require-captcha";
import { type Attempt, spendAttempts } from "./spend-attempts";

type Sender = { id: string } | null;

const filesOfGuests: Attempt = ["uploadShop", "all"];

/** Once guests have stored many files, each further one requires a solved captcha. Signed-in visitors have their own counters. */
export async function requireGuestShare(viewer: Sender, solution: string | undefined): Promise<void> {
  if (!viewer) await requireCaptcha([filesOfGuests], solution);
}

export async function countGuestFile(viewer: Sender): Promise<void> {
  if (!viewer) await spendAttempts([filesOfGuests], { isPuzzled: true });
}
