import "server-only";
import { createHash } from "node:crypto";
import { blockedMessage } from "@/lib/auth/blocked";
import { captchaMessages } from "@/lib/auth/captcha";
import { lineKey } from "@/lib/cart/cart";
import type { CartQuote } from "@/lib/checkout/cart-quote";
import type { PlaceOutcome } from "@/lib/checkout/outcome";
import type { PlaceOrderInput, QuoteRequest } from "@/lib/checkout/schemas";
import { parcelAddress } from "@/lib/groups/group-parcel";
import { formatPaise } from "@/lib/money";
import { hadCode, isAwaitingPayment, type Order } from "@/lib/orders/order";
import { remainingMs, withDeadline } from "@/server/deadline";
import { hashBrowserKey } from "@/server/designs/hash-browser-key";
import { AppError } from "@/server/errors";
import { sendFirstCode } from "@/server/fulfilment/confirm-cod";
import { GatewayError } from "@/server/integrations/razorpay-transport";
import { log } from "@/server/log";
import { orderRefOf, toOrderedCart } from "@/server/orders/order-token";
import { requireOrder } from "@/server/orders/repository";
import { minOnlinePaise, startPayment } from "@/server/payments/start-payment";
import { syncPayments } from "@/server/payments/sync-payments";
import { idempotencyKeyOf } from "./basket";
import { findBasketOrder } from "./find-basket-order";
import { quoteBasket } from "./quote-basket";
import {
  capRefusalOf,
  hasReusedCoupon,
  type OrderDraft,
  type OrderOrigin,
  type OrderQuote,
  type PhoneDraftRef,
  phoneKeyOf,
  placeOrderRow,
  placePhoneOrderRow,
  refusalOf,
} from "./repository";

interface Actor {
  userId: string | null;
  /** The phone of the signed-in person, when a code proved it. */
  provenPhone: string | null;
  /** See server/http/browser-key.ts. */
  browser: string | null;
  origin: OrderOrigin;
  /** See server/http/referral-cookie.ts. */
  referral?: string[];
  /** Of the privacy notice that the customer saw. */
  noticeVersion?: string;
  /** The draft of an order by phone; its basket key is the draft's id. */
  phoneDraft?: PhoneDraftRef;
}

/** Places an order for a basket once, however many requests or tabs send it. */
export async function placeOrder(input: PlaceOrderInput, actor: Actor): Promise<PlaceOutcome> {
  const requestHash = hashRequest(input, actor);
  const key = actor.phoneDraft
    ? phoneKeyOf(actor.phoneDraft.draftId)
    : idempotencyKeyOf({ key: input.basketKey, browser: actor.browser });
  const known = await findKnownOrder(key);
  if (known && actor.phoneDraft) return settled(known, requestHash);
  refuseForeign(known, requestHash, actor);
  if (known && known.order.status !== "Cancelled") {
    if (known.order.status !== "Pending Payment") {
      // When the first response was lost, its code may not have been sent.
      await trySendingCode(known.order, { isRepeated: true });
      return settled(known, requestHash);
    }
    const isSame = known.requestHash === requestHash;
    if (isSame && !(await hasReusedCoupon(known.order))) return openPayment(known.order);
  }

  const held = known?.order.status === "Pending Payment" ? known.order : null;
  const basket = await quoteBasket(toQuoteRequest(input), toQuoteBuyer(input, actor, held));
  const problem = findProblem(basket.quote, input);
  if (problem) return { kind: "changed", message: problem, quote: basket.quote };
  const { totalPaise } = basket.quote;
  if (input.paymentMethod === "online" && totalPaise > 0 && totalPaise < minOnlinePaise) {
    throw new AppError(
      "invalid_input",
      "This total is too small to pay online. Please choose cash on delivery.",
    );
  }

  try {
    const draft = toOrderDraft(input, basket, actor);
    const id = actor.phoneDraft
      ? await placePhoneOrderRow(actor.phoneDraft, requestHash, draft)
      : await placeOrderRow(key, requestHash, draft);
    const order = await requireOrder(id);
    log.info({ orderNumber: order.orderNumber, method: order.paymentMethod }, "order: placed");
    await trySendingCode(order);
    const paysHere = isAwaitingPayment(order) && !actor.phoneDraft;
    return paysHere ? openPayment(order) : { kind: "placed", bought: toOrderedCart(order) };
  } catch (error) {
    return explainRefusal(error, input, actor, { key, requestHash });
  }
}

/** Without a browser key, the whole content must match: another person may have read the basket key. */
function refuseForeign(known: { requestHash: string } | null, requestHash: string, { browser }: Actor): void {
  if (!known || browser !== null || known.requestHash === requestHash) return;
  throw new AppError("conflict", "You've already ordered this cart. Please reload the page and try again.");
}

/** The order is valid without its code: its page can send another one. */
async function trySendingCode(order: Order, options?: { isRepeated: boolean }): Promise<void> {
  if (order.status !== "COD Review" || hadCode(order)) return;
  try {
    await sendFirstCode(order, options);
  } catch (error) {
    log.error({ orderNumber: order.orderNumber, error }, "order: the first code was not sent");
  }
}

function toQuoteRequest({ lines, code, buyer: { address }, paymentMethod }: PlaceOrderInput): QuoteRequest {
  return { lines, code, pincode: address.pincode, method: paymentMethod };
}

function toQuoteBuyer({ buyer }: PlaceOrderInput, { userId, browser }: Actor, order: Order | null) {
  const { email, phone, address } = buyer;
  const browserKeyHash = browser && hashBrowserKey(browser);
  return { customer: { userId, email, phone }, browserKeyHash, state: address.state, order };
}

/** The basket's earlier order. An unpaid one is checked at the gateway first: it may have been paid since then. */
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
  return { kind: isSame ? "placed" : "already_placed", bought: toOrderedCart(known.order) };
}

/** Reserved from the deadline for the answer that the gateway is down. */
const spareMs = 2000;

async function openPayment(order: Order): Promise<PlaceOutcome> {
  try {
    const session = await withDeadline(() => startPayment(order), remainingMs() - spareMs);
    return { kind: "pay", session };
  } catch (error) {
    if (!(error instanceof GatewayError)) throw error;
    log.error(
      { orderNumber: order.orderNumber, status: error.status },
      "order: the gateway created no order",
    );
    return { kind: "gateway_down", order: orderRefOf(order) };
  }
}

/** The facts changed between quote and order: returns the current cart, for the customer to decide again. */
async function explainRefusal(
  error: unknown,
  input: PlaceOrderInput,
  actor: Actor,
  { key, requestHash }: { key: string; requestHash: string },
): Promise<PlaceOutcome> {
  refuseAtCap(error);
  const refusal = refusalOf(error);
  if (!refusal) throw error;
  const known = await findBasketOrder(key);
  refuseForeign(known, requestHash, actor);
  if (refusal === "key_reused") {
    if (!known) throw error;
    return { kind: "already_placed", bought: toOrderedCart(known.order) };
  }
  const held = known?.order.status === "Pending Payment" ? known.order : null;
  const { quote } = await quoteBasket(toQuoteRequest(input), toQuoteBuyer(input, actor, held));
  return {
    kind: "changed",
    message: findProblem(quote, input) ?? (quote.group ? takenTeeMessage : movedMessage),
    quote,
  };
}

function refuseAtCap(error: unknown): void {
  const cap = capRefusalOf(error);
  if (cap === "captcha_needed") throw new AppError(cap, captchaMessages.needed);
  if (cap === "blocked") throw new AppError("forbidden", blockedMessage);
  if (cap === "too_many_unproven") throw new AppError("rate_limited", tooManyOpenMessage);
}

const tooManyOpenMessage =
  "Too many orders from your network, phone or email are waiting for payment or a code. Pay or confirm one, or try again in an hour.";

const movedMessage =
  "Prices or stock changed while you were ordering. Please check your order and place it again.";

const takenTeeMessage =
  "This group order tee is being paid in another order, or it's another size than was added. Open the group's page to pay for it.";

function findProblem(
  quote: CartQuote,
  { paymentMethod, seenTotalPaise, buyer: { address } }: PlaceOrderInput,
): string | null {
  if (quote.group?.problem) return quote.group.problem;
  if (!quote.canOrder) return "Some items are no longer available as chosen. Please check your order.";
  const parcel = quote.group?.parcel;
  // Tax and delivery days are those of its town.
  if (parcel && (parcel.pincode !== address.pincode || parcel.state !== address.state))
    return `All tees of this group go to ${parcel.city}. Please check your order.`;
  if (paymentMethod === "cod" && quote.codProblem) return quote.codProblem;
  if (quote.totalPaise === seenTotalPaise) return null;
  if (quote.codeProblem) return quote.codeProblem;
  const [now, before] = [formatPaise(quote.totalPaise), formatPaise(seenTotalPaise)];
  return `Prices have changed: the total is now ${now}, it was ${before}. Place the order again if that's OK.`;
}

function toOrderDraft(
  input: PlaceOrderInput,
  basket: OrderQuote,
  { userId, provenPhone, browser, origin, referral, noticeVersion }: Actor,
): OrderDraft {
  const { name, email, phone, address } = input.buyer;
  return {
    customer: { userId, name, email, phone, isPhoneProven: phone === provenPhone },
    browserKeyHash: browser && hashBrowserKey(browser),
    address: basket.quote.group?.parcel ? { ...parcelAddress, ...basket.quote.group.parcel } : address,
    paymentMethod: basket.quote.totalPaise === 0 ? "none" : input.paymentMethod,
    gstin: input.gstin || null,
    businessName: input.businessName || null,
    note: input.note,
    giftNote: input.giftNote,
    basket,
    origin,
    referral,
    noticeVersion: noticeVersion ?? null,
  };
}

/** The same request has the same hash, in any order of its lines. */
function hashRequest(input: PlaceOrderInput, { userId }: Actor): string {
  const { basketKey: _basketKey, lines, buyer, ...rest } = input;
  const sorted = lines.map((line) => [lineKey(line), line.quantity] as const).toSorted(compareKeys);
  const { address, ...contact } = buyer;
  const parts = [sorted, ...[contact, address, rest].map((part) => Object.entries(part).sort()), userId];
  return createHash("sha256").update(JSON.stringify(parts)).digest("hex");
}

function compareKeys(a: readonly [string, number], b: readonly [string, number]): number {
  return a[0] < b[0] ? -1 : 1;
}
