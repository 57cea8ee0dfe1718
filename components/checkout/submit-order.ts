import { getCartLines } from "@/components/cart/cart-store";
import { noResponseMessage } from "@/components/ui/no-response-message";
import { withResponseTimeout } from "@/components/ui/with-response-timeout";
import { captchaMessages } from "@/lib/auth/captcha";
import { toCartLineInput } from "@/lib/cart/cart";
import type { CartQuote } from "@/lib/checkout/cart-quote";
import { checkoutFields, contactFields } from "@/lib/checkout/fields";
import { type DisplayedQuote, findOrderBlocker } from "@/lib/checkout/find-order-blocker";
import { findBusinessProblems, findProblems } from "@/lib/checkout/find-problems";
import type { OrderedCart } from "@/lib/checkout/ordered-cart";
import type { PaySession, PlaceOutcome } from "@/lib/checkout/outcome";
import { unpaidMinutes } from "@/lib/checkout/unpaid-minutes";
import { toGstin } from "@/lib/gstin";
import type { OrderRef } from "@/lib/orders/order";
import { noticeField } from "@/lib/privacy/collection-notices";
import type { FieldErrors } from "@/lib/result";
import { placeOrderAction } from "@/server/checkout/actions";
import type { CheckoutInput } from "./checkout-input";
import { settlePayment } from "./settle-payment";
import type { Settle } from "./use-settle";

/** A message that the customer must read. Their `order` stays reserved and can still be paid. */
export interface CheckoutNotice {
  title: string;
  text: string;
  order?: OrderRef;
}

/**
 * The outcome. stopped: the customer has to do something first; `quote` is
 * newer than the shown one, `shownQuote` is already shown. left: the customer has left the page.
 */
export type SubmitOutcome =
  | { kind: "ordered"; order: OrderRef; bought: OrderedCart | null; note?: "again" }
  | {
      kind: "stopped";
      notice: CheckoutNotice;
      errors?: FieldErrors;
      quote?: CartQuote;
      shownQuote?: CartQuote;
    }
  | { kind: "refused"; errors: FieldErrors }
  | { kind: "left" };

export interface OrderRequest {
  typed: CheckoutInput;
  basketKey: string;
  code: string;
  seenQuote: DisplayedQuote;
  /** Waits for the pending price. */
  settle: Settle;
  shopName: string;
  /** Called at each step, so that it can be shown and announced. */
  onStep: (step: "placing" | "paying") => void;
}

const reservedText = `Nothing was charged. We'll hold your order for ${unpaidMinutes} minutes: pay again, or choose another way to pay.`;

const nothingOrdered = "Nothing was ordered, and your details are saved.";

/** From the click to the order, including payment. Loaded when the first field is edited; never throws. */
export async function submitOrder(request: OrderRequest): Promise<SubmitOutcome> {
  const { values, addressId, gstin, businessName } = request.typed;
  const shownFields = addressId ? contactFields : checkoutFields;
  const errors = {
    ...findProblems(values, shownFields),
    ...findBusinessProblems({ gstin: toGstin(gstin), businessName: businessName.trim() }),
  };
  if (Object.keys(errors).length > 0) return { kind: "refused", errors };
  const price = await request.settle();
  if (!price) return { kind: "left" };
  if (!price.quote) return { kind: "stopped", notice: { title: price.problem, text: nothingOrdered } };
  const { quote } = price;
  const stop = findOrderBlocker(quote, request.seenQuote);
  if (stop) return { kind: "stopped", shownQuote: quote, notice: { title: stop, text: nothingOrdered } };
  request.onStep("placing");
  try {
    const result = await sendSolving(request, quote.totalPaise);
    if (result.ok) return await follow(result.data, request);
    const refused = buyerErrors(result.fieldErrors);
    if ([...shownFields, noticeField].some((field) => field in refused))
      return { kind: "refused", errors: refused };
    return {
      kind: "stopped",
      errors: refused,
      notice: {
        title: result.message,
        text: "Your details are saved. Please try again.",
      },
    };
  } catch {
    return { kind: "stopped", notice: noAnswer() };
  }
}

function noAnswer(): CheckoutNotice {
  return {
    title: noResponseMessage(),
    text: "Your details are saved. Try again in a moment: your order is never placed twice.",
  };
}

/** A solution can get lost or arrive too late. */
const maxPuzzles = 3;

/** Where many orders come from one network, the server requires a solved puzzle first; the submit then continues. */
async function sendSolving(request: OrderRequest, seenTotalPaise: number): ReturnType<typeof send> {
  let result = await withResponseTimeout(send(request, seenTotalPaise));
  // The database may have stored the order before its response got lost: the same basket key then finds it.
  if (!result.ok && result.code === "unavailable")
    result = await withResponseTimeout(send(request, seenTotalPaise));
  for (let count = 0; !result.ok && result.code === "captcha_needed"; count++) {
    if (count === maxPuzzles) return { ...result, message: captchaMessages.failed };
    const { solveCaptcha } = await import("@/components/auth/solve-captcha");
    const solution = await solveCaptcha();
    result = await withResponseTimeout(send(request, seenTotalPaise, solution));
  }
  return result;
}

function send({ typed, basketKey, code }: OrderRequest, seenTotalPaise: number, captcha?: string) {
  const { values, method, addressId, savesAddress, gstin, businessName, note, giftNote, notice } = typed;
  const { name, email, phone } = values;
  return placeOrderAction({
    basketKey,
    lines: getCartLines().map(toCartLineInput),
    buyer: addressId ? { name, email, phone, addressId } : values,
    savesAddress,
    paymentMethod: method,
    code,
    gstin,
    businessName,
    note,
    giftNote,
    notice,
    seenTotalPaise,
    captcha,
  });
}

async function follow(outcome: PlaceOutcome, request: OrderRequest): Promise<SubmitOutcome> {
  switch (outcome.kind) {
    case "placed":
      return { kind: "ordered", order: outcome.bought.order, bought: outcome.bought };
    case "already_placed":
      return { kind: "ordered", order: outcome.bought.order, bought: outcome.bought, note: "again" };
    case "pay":
      return pay(outcome.session, request);
    case "changed":
      return {
        kind: "stopped",
        quote: outcome.quote,
        notice: { title: outcome.message, text: nothingOrdered },
      };
    case "gateway_down":
      return {
        kind: "stopped",
        notice: {
          title: "Online payment isn't available right now.",
          text: reservedText,
          order: outcome.order,
        },
      };
  }
}

async function pay(session: PaySession, { shopName, onStep }: OrderRequest): Promise<SubmitOutcome> {
  onStep("paying");
  const end = await settlePayment(session, shopName);
  if (end.kind === "paid") return { kind: "ordered", order: session.order, bought: end.bought };
  return { kind: "stopped", notice: { title: end.message, text: reservedText, order: session.order } };
}

/** The server names fields by their path in the request. */
function buyerErrors(fieldErrors: FieldErrors = {}): FieldErrors {
  return Object.fromEntries(
    Object.entries(fieldErrors).map(([path, message]) => [path.replace(/^buyer\./, ""), message]),
  );
}
