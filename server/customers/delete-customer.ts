import "server-only";
import { AppError } from "@/server/errors";
import { log } from "@/server/log";
import { deleteCustomer } from "./repository";

const refusals: Readonly<Record<string, string>> = {
  open_orders:
    "An order is still open. The account can be deleted once every order has arrived or is cancelled.",
  open_subscription: "There's a subscription. The account can be deleted once it has ended.",
  money_owed:
    "A refund for returned items is due. The account can be deleted once it's sent; the order page shows what it's waiting for.",
};

/** Deletes an account on a recorded written request, by the same rules as its owner's deletion. */
export async function deleteOnRequest(userId: string): Promise<void> {
  const outcome = await deleteCustomer(userId);
  if (outcome === "no_account") throw new AppError("not_found", "This account no longer exists.");
  if (outcome !== "deleted") throw new AppError("conflict", refusals[outcome] ?? "Nothing was deleted.");
  log.info({ outcome }, "customer: deleted on request");
}
