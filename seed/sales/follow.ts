import type { Placed, Shop } from "./shop";
import type { Scenario } from "./stories";
import { HOUR, MINUTE } from "./times";

interface Step {
  /** After the order. */
  hours: number;
  act: (shop: Shop, order: Placed) => Promise<unknown>;
}

/** Paid at once, or to be paid in cash; then these steps. */
export const after = (...steps: readonly Step[]): Scenario =>
  async function* (shop, input) {
    const start = shop.at;
    const order = await shop.place(input);
    if (order.method === "online") {
      const money = await shop.openPayment(order);
      yield start + 2 * MINUTE;
      await shop.applyPayment({ ...money, kind: "captured" });
    }
    for (const { hours, act } of steps) {
      yield start + hours * HOUR;
      await act(shop, order);
    }
  };

const acts: readonly Step["act"][] = [
  (shop, { id }) => shop.step(id, "print"),
  (shop, { id }) => shop.step(id, "pack"),
  (shop, { id }) => shop.ship(id),
  (shop, { id }) => shop.step(id, "deliver"),
  (shop, order) => shop.askReturn(order, { reason: "Too small", isWhole: true }),
];

/** Printed, packed, shipped, delivered, return requested: as many of these as there are hours. */
export const follow = (hours: readonly number[]): Scenario =>
  after(...acts.slice(0, hours.length).map((act, index) => ({ hours: hours[index] ?? 0, act })));
