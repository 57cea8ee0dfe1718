import { randomInt, randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { z } from "zod";

const patienceMs = 60_000;

const orderRef = z.object({ orderId: z.string(), token: z.string() });
const bought = z.object({ order: orderRef });
const outcomeSchema = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("placed"), bought }),
  z.object({ kind: z.literal("already_placed"), bought }),
  z.object({ kind: z.literal("pay"), session: z.object({ order: orderRef, gatewayOrderId: z.string() }) }),
  z.object({ kind: z.literal("gateway_down"), order: orderRef }),
  z.object({ kind: z.literal("changed"), message: z.string(), quote: z.object({ totalPaise: z.number() }) }),
]);
const resultSchema = z.discriminatedUnion("ok", [
  z.object({ ok: z.literal(true), data: outcomeSchema }),
  z.object({
    ok: z.literal(false),
    code: z.string(),
    message: z.string(),
    fieldErrors: z.record(z.string(), z.string()).optional(),
  }),
]);
type Outcome = z.infer<typeof outcomeSchema>;

const manifestSchema = z.object({ node: z.record(z.string(), z.object({ exportedName: z.string() })) });

function idOfAction(name: string): string {
  const manifest = manifestSchema.parse(
    JSON.parse(readFileSync(".next/server/server-reference-manifest.json", "utf8")),
  );
  const found = Object.entries(manifest.node).find(([, action]) => action.exportedName === name);
  if (!found) throw new Error(`the build has no action ${name}`);
  return found[0];
}

/** What a buyer was told, which the shop has to keep whatever dies. */
export type Promised = { email: string; orderId: string; method: "cod" | "razorpay"; isPaid: boolean };

export type Variant = { variant_id: number; product_id: number; size: string; color: string };
export type Place = { siteUrl: string; gatewayUrl: string };

/** Counts what goes on at the moment, so that a kill can be told to have met something. */
export const traffic = { underway: 0, tries: 0, lost: 0 };

export class Shopfront {
  private readonly placeOrderId = idOfAction("placeOrderAction");
  /** In paise, as the shop last said it for a variant and a way to pay. */
  private readonly totals = new Map<string, number>();

  constructor(
    private readonly place: Place,
    private readonly variants: Variant[],
  ) {}

  /** Buys one piece as a browser does: the same basket again and again until the shop has answered. */
  async buy(): Promise<Promised> {
    const method = randomInt(2) === 0 ? "cod" : "razorpay";
    const variant = this.variants[randomInt(this.variants.length)];
    if (!variant) throw new Error("nothing to buy");
    const order = orderOf(variant, method);
    const offer = `${variant.variant_id} ${method}`;
    const { email } = order.buyer;
    const deadline = Date.now() + patienceMs;
    while (Date.now() < deadline) {
      const seenTotalPaise = this.totals.get(offer) ?? 0;
      const outcome = await this.send({ ...order, seenTotalPaise });
      switch (outcome?.kind) {
        case "placed":
        case "already_placed":
          return { email, orderId: outcome.bought.order.orderId, method, isPaid: method === "razorpay" };
        case "pay": {
          const { order: ref, gatewayOrderId } = outcome.session;
          return { email, orderId: ref.orderId, method, isPaid: await this.pay(gatewayOrderId) };
        }
        case "changed":
          if (outcome.quote.totalPaise === seenTotalPaise) throw new Error(outcome.message);
          this.totals.set(offer, outcome.quote.totalPaise);
          break;
        default:
          await new Promise((done) => setTimeout(done, 200));
      }
    }
    throw new Error(`${email} got no order within ${patienceMs / 1000} s`);
  }

  /** Null: nobody answered, or the shop asked to try again. */
  private async send(order: object): Promise<Outcome | null> {
    traffic.underway += 1;
    traffic.tries += 1;
    try {
      const response = await fetch(`${this.place.siteUrl}/checkout`, {
        method: "POST",
        headers: {
          "next-action": this.placeOrderId,
          "content-type": "text/plain;charset=UTF-8",
          origin: this.place.siteUrl,
        },
        body: JSON.stringify([order]),
        signal: AbortSignal.timeout(20_000),
      });
      const answer = /^1:(.*)$/m.exec(await response.text())?.[1];
      if (answer === undefined) throw new Error(`the shop answered ${response.status} without a result`);
      const result = resultSchema.parse(JSON.parse(answer));
      if (result.ok) return result.data;
      if (!["unavailable", "internal"].includes(result.code)) throw new Refused(JSON.stringify(result));
      return null;
    } catch (error) {
      if (error instanceof Refused) throw error;
      traffic.lost += 1;
      return null;
    } finally {
      traffic.underway -= 1;
    }
  }

  /** At the gateway. It does not go through when the sandbox's gateway is away: then it stays an order without money. */
  private async pay(gatewayOrderId: string): Promise<boolean> {
    try {
      const response = await fetch(`${this.place.gatewayUrl}/razorpay/_control/pay`, {
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
}

function orderOf({ product_id: id, size, color }: Variant, paymentMethod: Promised["method"]) {
  return {
    basketKey: randomUUID(),
    lines: [{ id, size, color, quantity: 1 }],
    buyer: {
      name: "Meera Nair",
      email: `${randomUUID()}@kapas.test`,
      phone: `9${randomInt(1_000_000_000).toString().padStart(9, "0")}`,
      pincode: "560038",
      line1: "14, 3rd Cross, Indiranagar",
      city: "Bengaluru",
      state: "Karnataka",
    },
    paymentMethod,
  };
}

class Refused extends Error {}
