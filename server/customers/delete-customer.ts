import "server-only";
import { AppError } from "@/server/errors";
import { log } from "@/server/log";
import { deleteCustomer } from "./repository";

const refusals: Readonly<Record<string, string>> = {
  open_orders:
    "An order is not finished. The account can be deleted once every order has arrived or is cancelled.",
  open_subscription: "There is a subscription. The account can be deleted once it has ended.",
  money_owed:
    "Money is owed for items that came back. The account can be deleted once it is on its way; the order's page says what it waits for.",
};

/** Deletes an account on a recorded written request, by the same rules as its owner's deletion. */
export async function deleteOnRequest(userId: string): Promise<void> {
  const outcome = await deleteCustomer(userId);
  if (outcome === "no_account") throw new AppError("not_found", "This account no longer exists.");
  if (outcome !== "deleted") throw new AppError("conflict", refusals[outcome] ?? "Nothing was deleted.");
  log.info({ outcome }, "customer: deleted on request");
}
