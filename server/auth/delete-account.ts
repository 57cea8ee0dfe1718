import "server-only";
import { AppError } from "@/server/errors";
import { log } from "@/server/log";
import type { Viewer } from "@/server/session/viewer";
import { isPasswordOf, wrongPasswordMessage } from "./check-password";
import { deleteAccountRow } from "./repository";
import { isFreshSignIn } from "./update-password";

const refusals = {
  open_orders:
    "You have an open order. You can delete your account once every order has arrived or is cancelled.",
  money_owed:
    "We owe you a refund for returned items. You can delete your account once it's on its way; the order page shows what it's waiting for.",
  open_subscription:
    "You have a subscription. Cancel it first: you can delete your account once it has ended and its last parcel is on its way.",
  last_admin: "You're the only admin of this shop. Make someone else an admin first.",
};

/** The password, or a recent sign-in: an unattended browser must not be enough. */
async function isProven(viewer: Viewer, password: string): Promise<boolean> {
  if (isFreshSignIn(viewer)) return true;
  return password !== "" && viewer.email !== null && (await isPasswordOf(viewer.email, password));
}

export async function deleteAccount(viewer: Viewer, password: string): Promise<void> {
  if (!(await isProven(viewer, password))) {
    throw new AppError("invalid_input", wrongPasswordMessage, { password: wrongPasswordMessage });
  }
  const outcome = await deleteAccountRow(viewer.id);
  if (outcome in refusals) throw new AppError("conflict", refusals[outcome as keyof typeof refusals]);
  log.info({ outcome }, "account: deleted");
}
