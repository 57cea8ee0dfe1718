import { randomInt } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { Buyer } from "../../e2e/support/buyer";
import { orderButton } from "../../e2e/support/checkout-action";
import type { Tee } from "../../e2e/support/tees";

const patienceMs = 180_000;

/** What the shop confirmed to a buyer, which must survive every kill. */
export type Promised = { email: string; orderNumber: string; method: "cod" | "online"; isPaid: boolean };

export type Goods = Pick<Tee, "variantId" | "productId" | "size" | "color">;
type Place = { siteUrl: string; gatewayUrl: string };

/** Counts requests in progress, to prove that a kill has interrupted something. */
export const traffic = { underway: 0, tries: 0, lost: 0 };

/** Buys one item as a browser does: sends the same basket until the shop has answered. */
export async function buy({ siteUrl, gatewayUrl }: Place, tee: Goods): Promise<Promised> {
  const buyer = new Buyer();
  const { email } = buyer;
  const method = randomInt(2) === 0 ? "cod" : "online";
  const outcome = await placeOrder(siteUrl, { tee, buyer, method });
  switch (outcome.kind) {
    case "pay": {
      const { order, gatewayOrderId } = outcome.session;
      return { email, orderNumber: order.orderNumber, method, isPaid: await pay(gatewayUrl, gatewayOrderId) };
    }
    case "placed":
    case "already_placed":
      return { email, orderNumber: outcome.bought.order.orderNumber, method, isPaid: method === "online" };
    default:
      throw new Refused(JSON.stringify(outcome));
  }
}

/** Sends the checkout's requests until the shop has answered. */
export async function placeOrder(siteUrl: string, order: Parameters<typeof orderButton>[1]) {
  const click = await untilAnswered(() => orderButton(siteUrl, order));
  return untilAnswered(async () => {
    const result = await click();
    if (!result.ok) {
      if (result.code === "unavailable" || result.code === "internal") return null;
      throw new Refused(JSON.stringify(result));
    }
    return result.data.kind === "gateway_down" ? null : result.data;
  });
}

/** No response, or a request to try again: the buyer retries. */
async function untilAnswered<T>(ask: () => Promise<T | null>): Promise<T> {
  const deadline = Date.now() + patienceMs;
  let last: unknown;
  while (Date.now() < deadline) {
    traffic.underway += 1;
    traffic.tries += 1;
    try {
      const answer = await ask();
      if (answer !== null) return answer;
    } catch (error) {
      if (error instanceof Refused) throw error;
      last = error;
    } finally {
      traffic.underway -= 1;
    }
    traffic.lost += 1;
    await pause(200);
  }
  throw new Error(`A buyer got no order within ${patienceMs / 1000} s`, { cause: last });
}

/** At the gateway. False when the sandbox's gateway is down: the order then stays unpaid. */
export async function pay(gatewayUrl: string, gatewayOrderId: string): Promise<boolean> {
  try {
    const response = await fetch(`${gatewayUrl}/razorpay/_control/pay`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ order_id: gatewayOrderId, outcome: "captured" }),
      signal: AbortSignal.timeout(10_000),
    });
    return response.ok;
  } catch {
    return false;
  }
}

class Refused extends Error {}
