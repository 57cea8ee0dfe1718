import "server-only";
import type { LeftLine } from "@/lib/reminders/reminder";
import { enforceVisitorLimit } from "@/server/limits/enforce-limit";
import { verifyBasketToken } from "./basket-token";
import { findLeftBasket } from "./repository";

/** The items behind an email's link, at today's prices, without their owner. Null: the link has ended. */
export async function getLeftBasket(token: string): Promise<LeftLine[] | null> {
  await enforceVisitorLimit("leftBasketVisitor");
  const id = verifyBasketToken(token);
  const basket = id && (await findLeftBasket(id));
  return basket ? basket.lines : null;
}
