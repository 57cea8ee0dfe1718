import "server-only";
import type { LeftLine } from "@/lib/reminders/reminder";
import { takeVisitorLimit } from "@/server/limits/take-limit";
import { openBasketToken } from "./basket-token";
import { findLeftBasket } from "./repository";

/** The goods behind the link of a mail, at today's prices, and nothing about whose they were. Null: the link has ended. */
export async function getLeftBasket(token: string): Promise<LeftLine[] | null> {
  await takeVisitorLimit("leftBasketVisitor");
  const id = openBasketToken(token);
  const basket = id && (await findLeftBasket(id));
  return basket ? basket.lines : null;
}
