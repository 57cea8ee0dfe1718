import type { Wish } from "./quote";
import type { Shop } from "./shop";
import type { Story } from "./stories";
import { HOUR, MINUTE } from "./times";

/** Paid at once, or to be paid in cash; then to the press, packed, shipped, delivered, asked back: each so many hours after the order. */
export const follow = (hours: readonly number[]) =>
  async function* (shop: Shop, wish: Wish): Story {
    const start = shop.at;
    const order = await shop.place(wish);
    if (order.method === "online") {
      const money = await shop.openPayment(order);
      yield start + 2 * MINUTE;
      await shop.applyPayment({ ...money, kind: "captured" });
    }
    const steps = [
      () => shop.step(order.id, "print"),
      () => shop.step(order.id, "pack"),
      () => shop.ship(order.id),
      () => shop.step(order.id, "deliver"),
      () => shop.askReturn(order, { reason: "Too small", isWhole: true }),
    ];
    for (const [index, after] of hours.entries()) {
      yield start + after * HOUR;
      await steps[index]?.();
    }
  };
