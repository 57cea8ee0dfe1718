import "server-only";
import { createHash } from "node:crypto";
import { lineKey } from "@/lib/cart/cart";
import type { CartQuote } from "@/lib/cart/cart-quote";
import type { PlaceOutcome } from "@/lib/checkout/outcome";
import type { PlaceOrderInput } from "@/lib/checkout/schemas";
import { formatPaise } from "@/lib/money";
import { isAwaitingPayment, type Order } from "@/lib/orders/order";
import type { QuoteWish } from "@/server/cart/quote-cart";
import { type LiveQuote, type OrderDraft, placeOrderRow, refusalOf } from "@/server/checkout/repository";
import { AppError } from "@/server/errors";
import { sendCodCode } from "@/server/fulfilment/confirm-cod";
import { GatewayError } from "@/server/integrations/razorpay";
import { log } from "@/server/log";
import { leastOnlinePaise, startPayment } from "@/server/payments/start-payment";
import { syncPayments } from "@/server/payments/sync-payments";
import { boughtBy, orderRefOf } from "./order-token";
import { quoteBasket } from "./quote-basket";
import { findBasketOrder, requireOrder } from "./repository";

interface Actor {
  userId: string | null;
  /** A phone of the signed-in person that a code proved. */
  provenPhone: string | null;
}

/** Buys a basket once, however often and from however many tabs it is asked to. */
export async function placeOrder(input: PlaceOrderInput, actor: Actor): Promise<PlaceOutcome> {
  const requestHash = hashRequest(input, actor);
  const known = await findKnownOrder(input.basketKey);
  if (known && known.order.status !== "Cancelled") {
    if (known.order.status !== "Pending Payment") return settled(known, requestHash);
    if (known.requestHash === requestHash) return openPayment(known.order);
  }

  const held = known?.order.status === "Pending Payment" ? known.order : null;
  const live = await quoteBasket(toWish(input, actor), held);
  const problem = findProblem(live.quote, input);
  if (problem) return { kind: "changed", message: problem, quote: live.quote };
  const { totalPaise } = live.quote;
  if (input.paymentMethod === "razorpay" && totalPaise > 0 && totalPaise < leastOnlinePaise) {
    throw new AppError("invalid_input", "This is too little to pay online: please choose cash on delivery.");
  }

  try {
    const id = await placeOrderRow(input.basketKey, requestHash, toDraft(input, live, actor));
    const order = await requireOrder(id);
    log.info({ orderId: order.orderId, method: order.paymentMethod }, "order: placed");
    if (order.status === "COD Review") await sendFirstCode(order);
    return isAwaitingPayment(order) ? openPayment(order) : { kind: "placed", bought: boughtBy(order) };
  } catch (error) {
    return explainRefusal(error, input, actor);
  }
}

/** The order stands without it: its page can send another one. */
async function sendFirstCode(order: Order): Promise<void> {
  try {
    await sendCodCode(order);
  } catch (error) {
    log.error({ orderId: order.orderId, error }, "order: the first code was not sent");
  }
}

function toWish({ lines, code, buyer, paymentMethod }: PlaceOrderInput, { userId }: Actor): QuoteWish {
  const { email, phone, address } = buyer;
  return {
    lines,
    code: code || null,
    pincode: address.pincode,
    state: address.state,
    method: paymentMethod,
    customer: { userId, email, phone },
  };
}

/** What the basket ended in before. An unpaid order is asked for at the gateway first: it may have been paid meanwhile. */
async function findKnownOrder(basketKey: string) {
  const known = await findBasketOrder(basketKey);
  if (!known || !isAwaitingPayment(known.order)) return known;
  try {
    return (await syncPayments(known.order)) ? await findBasketOrder(basketKey) : known;
  } catch (error) {
    if (!(error instanceof GatewayError)) throw error;
    return known;
  }
}

function settled(known: { order: Order; requestHash: string }, requestHash: string): PlaceOutcome {
  const isSame = known.requestHash === requestHash;
  return { kind: isSame ? "placed" : "already_placed", bought: boughtBy(known.order) };
}

async function openPayment(order: Order): Promise<PlaceOutcome> {
  try {
    return { kind: "pay", session: await startPayment(order) };
  } catch (error) {
    if (!(error instanceof GatewayError)) throw error;
    log.error({ orderId: order.orderId, status: error.status }, "order: the gateway gave no order");
    return { kind: "gateway_down", order: orderRefOf(order) };
  }
}

/** The facts moved between quote and order: the cart as it is now, for the person to decide again. */
async function explainRefusal(error: unknown, input: PlaceOrderInput, actor: Actor): Promise<PlaceOutcome> {
  const refusal = refusalOf(error);
  if (!refusal) throw error;
  const known = await findBasketOrder(input.basketKey);
  if (refusal === "key_reused") {
    if (!known) throw error;
    return { kind: "already_placed", bought: boughtBy(known.order) };
  }
  const held = known?.order.status === "Pending Payment" ? known.order : null;
  const { quote } = await quoteBasket(toWish(input, actor), held);
  return { kind: "changed", message: findProblem(quote, input) ?? movedMessage, quote };
}

const movedMessage =
  "Prices or stock moved while you were ordering. Please check your order and place it again.";

function findProblem(quote: CartQuote, { paymentMethod, seenTotalPaise }: PlaceOrderInput): string | null {
  if (!quote.canOrder)
    return "Some items can no longer be bought as you chose them. Please check your order.";
  if (paymentMethod === "cod" && quote.delivery?.codProblem) return quote.delivery.codProblem;
  if (quote.totalPaise === seenTotalPaise) return null;
  if (quote.codeProblem) return quote.codeProblem;
  const [now, before] = [formatPaise(quote.totalPaise), formatPaise(seenTotalPaise)];
  return `Prices have changed: the total is now ${now}, it was ${before}. Order again if you agree.`;
}

function toDraft(input: PlaceOrderInput, live: LiveQuote, { userId, provenPhone }: Actor): OrderDraft {
  const { name, email, phone, address } = input.buyer;
  return {
    customer: { userId, name, email, phone, isPhoneProven: phone === provenPhone },
    address,
    paymentMethod: live.quote.totalPaise === 0 ? "none" : input.paymentMethod,
    gstin: input.gstin || null,
    businessName: input.businessName || null,
    note: input.note,
    live,
  };
}

/** The same wish gives the same hash, whatever the order of its lines. */
function hashRequest(input: PlaceOrderInput, { userId }: Actor): string {
  const { basketKey: _basketKey, lines, buyer, ...rest } = input;
  const sorted = lines.map((line) => [lineKey(line), line.quantity] as const).toSorted(compareKeys);
  const { address, ...contact } = buyer;
  const wish = [sorted, ...[contact, address, rest].map((part) => Object.entries(part).sort()), userId];
  return createHash("sha256").update(JSON.stringify(wish)).digest("hex");
}

function compareKeys(a: readonly [string, number], b: readonly [string, number]): number {
  return a[0] < b[0] ? -1 : 1;
}
