import type { OrderInput } from "./quote";
import type { Placed, Shop } from "./shop";
import { DAY, HOUR, MINUTE, startOfDay, whenOpen } from "./times";

/** What happens to one order: each step gives the time of the next one. What lies after today has not happened yet. */
export type Story = AsyncGenerator<number, void>;

/** What becomes of an order from its placing on. */
export type Scenario = (shop: Shop, input: OrderInput) => Story;

type Steps<T> = AsyncGenerator<number, T>;

const REASONS = ["Too small", "Too large", "The colour is different from the picture", "I changed my mind"];

async function* pay(shop: Shop, order: Placed): Steps<string> {
  const money = await shop.openPayment(order);
  if (shop.random.chance(0.12)) {
    yield shop.soon(1);
    await shop.applyPayment({ ...money, kind: "failed", paymentId: shop.makeId("pay") });
  }
  yield shop.soon(shop.random.between(1, 6));
  await shop.applyPayment({ ...money, kind: "captured" });
  return money.paymentId;
}

/** Placed, and paid or confirmed. */
async function* buy(shop: Shop, input: OrderInput): Steps<Placed & { paymentId: string | null }> {
  const order = await shop.place(input);
  if (order.method === "online") return { ...order, paymentId: yield* pay(shop, order) };
  if (!input.isPhoneProven) {
    yield shop.soon(shop.random.between(2, 9));
    await shop.move(order.id, "Confirmed", "system", "Confirmed with the code sent by SMS");
  }
  return { ...order, paymentId: null };
}

async function* send(shop: Shop, id: string): Steps<void> {
  const { random } = shop;
  yield whenOpen(shop.at + random.between(2, 14) * HOUR);
  await shop.step(id, "print");
  yield whenOpen(shop.at + random.between(60, 1500) * MINUTE);
  await shop.step(id, "pack");
  yield whenOpen(shop.at + random.between(30, 900) * MINUTE);
  await shop.ship(id);
}

/** Returns when the parcel was handed over. */
export async function* deliver(shop: Shop, { id, method }: Pick<Placed, "id" | "method">): Steps<number> {
  yield* send(shop, id);
  yield whenOpen(shop.at + shop.random.between(40, 120) * HOUR);
  await shop.step(id, "deliver");
  const delivered = shop.at;
  if (method === "cod") {
    yield whenOpen(shop.at + shop.random.between(1, 30) * HOUR);
    await shop.step(id, "collect");
  }
  return delivered;
}

/** The job completes what is kept; an order that is all back, or has a return under way, it passes over. */
export async function* complete(shop: Shop, id: string, delivered: number): Steps<void> {
  yield startOfDay(delivered) + 8 * DAY;
  await shop.complete(id);
}

export async function* keep(shop: Shop, input: OrderInput): Story {
  const order = yield* buy(shop, input);
  const delivered = yield* deliver(shop, order);
  yield* complete(shop, order.id, delivered);
}

export async function* cancel(shop: Shop, input: OrderInput): Story {
  const order = yield* buy(shop, input);
  yield shop.soon(shop.random.between(10, 90));
  await shop.move(order.id, "Cancelled", "customer", "Ordered by mistake");
  yield shop.soon(shop.random.between(60, 1500));
  await shop.sendRefunds(order.id);
}

/** The order is never paid, and the gateway doesn't know it. */
export async function* leave(shop: Shop, input: OrderInput): Story {
  const order = await shop.place(input);
  if (shop.at < shop.end - 5 * DAY && order.method === "online" && shop.random.chance(0.6)) {
    const money = await shop.openPayment(order);
    yield shop.soon(3);
    await shop.applyPayment({ ...money, kind: "failed" });
  }
  yield shop.soon(order.method === "online" ? 21 : 65);
  await shop.expire(order.id);
}

/** Placed a moment ago: nothing has followed yet. */
export async function* wait(shop: Shop, input: OrderInput): Story {
  yield shop.soon(1);
  await shop.place(input);
}

/** A parcel that is refused at the door. */
export async function* refuse(shop: Shop, input: OrderInput): Story {
  const order = yield* buy(shop, input);
  yield* send(shop, order.id);
  yield whenOpen(shop.at + shop.random.between(5, 9) * DAY);
  await shop.step(order.id, "come_back", { note: "Refused at the door" });
  yield shop.soon(shop.random.between(60, 1500));
  await shop.sendRefunds(order.id);
}

/** The return window stands still while items are on their way. */
const daysSince = (shop: Shop, at: number): number => Math.ceil((shop.at - at) / DAY);

/** Items come back; money for them goes out at the end. */
export async function* sendBack(shop: Shop, input: OrderInput): Story {
  const { random } = shop;
  const order = yield* buy(shop, input);
  const delivered = yield* deliver(shop, order);
  yield shop.at + random.between(20, 100) * HOUR;
  const asked = shop.at;
  const isWhole = random.chance(0.5);
  const back = await shop.askReturn(order, { reason: random.pick(REASONS), isWhole });
  const end = random.next();
  if (end < 0.1) {
    yield shop.at + random.between(2, 20) * HOUR;
    await shop.call("select public.withdraw_return($1)", [order.id]);
    return yield* complete(shop, order.id, delivered);
  }
  yield whenOpen(shop.at + random.between(20, 50) * HOUR);
  await shop.stepReturn(order, back, "pick_up");
  yield whenOpen(shop.at + random.between(40, 100) * HOUR);
  const extended = delivered + daysSince(shop, asked) * DAY;
  if (end < 0.2) {
    await shop.stepReturn(order, back, "reject", "The item was washed");
    return yield* complete(shop, order.id, extended);
  }
  await shop.stepReturn(order, back, random.chance(0.85) ? "restock" : "write_off");
  if (order.method === "cod") yield shop.at + random.between(20, 60) * HOUR;
  else yield shop.soon(random.between(60, 1500));
  await shop.sendRefunds(order.id);
  yield* complete(shop, order.id, extended);
}

export async function* exchange(shop: Shop, input: OrderInput): Story {
  const { random } = shop;
  const order = yield* buy(shop, input);
  const delivered = yield* deliver(shop, order);
  yield shop.at + random.between(20, 100) * HOUR;
  const instead = await shop.findOtherSize(order);
  if (instead === undefined) return yield* complete(shop, order.id, delivered);
  const back = await shop.askReturn(order, {
    reason: random.pick(REASONS.slice(0, 2)),
    isWhole: false,
    instead,
  });
  const newId = await shop.call<string>(
    "select exchange_order_id from public.return_requests where id = $1",
    [back],
  );
  yield whenOpen(shop.at + random.between(20, 50) * HOUR);
  await shop.stepReturn(order, back, "pick_up");
  yield whenOpen(shop.at + random.between(40, 100) * HOUR);
  await shop.stepReturn(order, back, "restock");
  yield* send(shop, newId);
  yield whenOpen(shop.at + random.between(40, 120) * HOUR);
  await shop.step(newId, "deliver");
  yield* complete(shop, newId, shop.at);
  await shop.complete(order.id);
}

/** A fault that is not worth a return: a partial refund. */
export async function* complain(shop: Shop, input: OrderInput): Story {
  const order = yield* buy(shop, input);
  const delivered = yield* deliver(shop, order);
  yield whenOpen(shop.at + shop.random.between(10, 60) * HOUR);
  await shop.giveBack(order, "Loose seam; the customer keeps the item");
  yield shop.soon(shop.random.between(60, 1500));
  await shop.sendRefunds(order.id);
  yield* complete(shop, order.id, delivered);
}

/** The buyer's bank disputes the payment. */
export async function* dispute(shop: Shop, input: OrderInput): Story {
  const order = yield* buy(shop, { ...input, method: "online" });
  yield* deliver(shop, order);
  yield shop.at + 30 * HOUR;
  if (order.paymentId) await shop.dispute(order.paymentId, order.total);
}

/** Paid twice by two clicks: the second payment is refunded. */
export async function* payTwice(shop: Shop, input: OrderInput): Story {
  const order = await shop.place({ ...input, method: "online" });
  const money = await shop.openPayment(order);
  yield shop.soon(2);
  await shop.applyPayment({ ...money, kind: "captured" });
  yield shop.soon(1);
  await shop.applyPayment({ ...money, kind: "captured", paymentId: shop.makeId("pay") });
  yield shop.soon(600);
  await shop.sendRefunds(order.id);
  const delivered = yield* deliver(shop, order);
  yield* complete(shop, order.id, delivered);
}

/** Money that fits no order: with the dispute, all that the seed leaves to be looked into. */
export const payNothing = (amount: number) =>
  async function* (shop: Shop): Story {
    yield shop.soon(1);
    await shop.applyPayment({
      kind: "captured",
      gatewayOrderId: shop.makeId("order"),
      paymentId: shop.makeId("pay"),
      amount,
    });
  };

/** Paid too late, by a link that the shop doesn't know: the money waits for staff to match it. */
export async function* payStray(shop: Shop, input: OrderInput): Story {
  const order = await shop.place({ ...input, method: "online" });
  yield shop.soon(25);
  await shop.expire(order.id);
  yield shop.soon(90);
  yield* payNothing(order.total)(shop);
}
