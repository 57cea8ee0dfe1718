import type { Wish } from "./quote";
import type { Placed, Shop } from "./shop";
import type { Story } from "./stories";
import { HOUR, MINUTE } from "./times";

interface Look {
  /** After the order. */
  hours: number;
  act: (shop: Shop, order: Placed) => Promise<unknown>;
}

/** Paid, and then looked at, perhaps. */
export const looked = (look: Look | null) =>
  async function* (shop: Shop, wish: Wish): Story {
    const start = shop.at;
    const order = await shop.place(wish);
    const money = await shop.openPayment(order);
    yield start + 2 * MINUTE;
    await shop.applyPayment({ ...money, kind: "captured" });
    if (look === null) return;
    yield start + look.hours * HOUR;
    await look.act(shop, order);
  };

/** Somebody has begun. */
export const takeUp = (hours: number): Look => ({ hours, act: (shop, { id }) => shop.takeArt(id) });

export const askForChanges = (hours: number, reasons: readonly string[], answer: string): Look => ({
  hours,
  act: (shop, { id }) => shop.askForArt(id, reasons, answer),
});
