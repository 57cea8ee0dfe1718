import "server-only";
import type { CartLineInput } from "@/lib/cart/schemas";
import type { CartQuote } from "@/lib/checkout/cart-quote";
import { formatPaise, type Paise } from "@/lib/money";
import { editProblemMessages, editProblems } from "@/lib/orders/edit-lines";
import type { Order, OrderStatus } from "@/lib/orders/order";
import { quoteBasket } from "@/server/checkout/quote-basket";
import { editOrderLinesRow, refusalOf } from "@/server/checkout/repository";
import { AppError, BackendError } from "@/server/errors";
import { hashStaff } from "@/server/limits/spend-attempts";
import { explainStep } from "@/server/orders/explain-step";
import { findOrder } from "@/server/orders/repository";

/** The editable lines of an order. */
export interface EditableLines {
  seen: OrderStatus;
  /** Quantities by variant */
  seenLines: Record<string, number>;
  lines: CartLineInput[];
  quote: CartQuote;
}

async function requireOrderByNumber(orderNumber: string): Promise<Order> {
  const order = await findOrder({ orderNumber });
  if (!order) throw new AppError("not_found", "We can't find this order.");
  return order;
}

/** The order's items at current prices, by the checkout's quote; the order's reserved stock is available to it. */
function quoteOrder(order: Order, lines: CartLineInput[]) {
  const { userId, email, phone, address, couponCode, paymentMethod } = order;
  return quoteBasket(
    {
      lines,
      method: paymentMethod === "cod" ? "cod" : "online",
      code: couponCode ?? "",
      pincode: address.pincode,
    },
    { customer: { userId, email, phone }, browserKeyHash: null, state: address.state, order },
  );
}

export async function readLines(orderNumber: string): Promise<EditableLines> {
  const order = await requireOrderByNumber(orderNumber);
  const lines = order.items.map(({ productId, size, color, quantity }) => ({
    id: productId,
    size,
    color,
    quantity,
  }));
  return {
    seen: order.status,
    seenLines: Object.fromEntries(order.items.map(({ variantId, quantity }) => [variantId, quantity])),
    lines,
    quote: (await quoteOrder(order, lines)).quote,
  };
}

export async function quoteLines(orderNumber: string, lines: CartLineInput[]): Promise<CartQuote> {
  return (await quoteOrder(await requireOrderByNumber(orderNumber), lines)).quote;
}

interface Edit {
  orderNumber: string;
  seen: OrderStatus;
  seenLines: Record<string, number>;
  lines: CartLineInput[];
  seenTotalPaise: Paise;
}

/** Replaces the lines at the total that was shown, or refuses with the current differences. */
export async function editLines(edit: Edit, staffId: string): Promise<void> {
  const order = await requireOrderByNumber(edit.orderNumber);
  const basket = await quoteOrder(order, edit.lines);
  const { canOrder, totalPaise } = basket.quote;
  if (!canOrder) throw new AppError("conflict", "Some items aren't available.");
  if (totalPaise !== edit.seenTotalPaise) {
    throw new AppError(
      "conflict",
      `The total is now ${formatPaise(totalPaise)}. Save again if the customer agrees.`,
    );
  }
  const { userId, name, email, phone, address, paymentMethod, note, giftNote } = order;
  const draft = {
    customer: { userId, name, email, phone, isPhoneProven: false },
    browserKeyHash: null,
    address,
    paymentMethod,
    gstin: null,
    businessName: null,
    note,
    giftNote,
    basket,
    origin: { visitor: hashStaff(staffId), isPuzzled: true },
    noticeVersion: null,
  };
  await explainStep(() => inEditWords(() => editOrderLinesRow({ ...edit, staffId }, draft)));
}

async function inEditWords(write: () => Promise<void>): Promise<void> {
  try {
    await write();
  } catch (error) {
    throw (error instanceof BackendError && explain(error)) || error;
  }
}

function explain(error: BackendError): AppError | null {
  const why = editProblems.find((problem) => problem === error.details);
  if (error.hint === "not_editable" && why)
    return new AppError("conflict", `No change. ${editProblemMessages[why]}`);
  if (error.hint === "lines_changed") {
    return new AppError("conflict", "No change: someone else changed the items. See the timeline.");
  }
  if (error.hint === "costs_more") {
    return new AppError("conflict", "A paid order can't cost more. Add the extra items as a new order.");
  }
  const refusal = refusalOf(error);
  if (refusal === "cod_refused") {
    return new AppError(
      "conflict",
      error.details === "over"
        ? "That's above the COD limit. Add the extra items as a new order, paid online."
        : "COD isn't available for this order any more.",
    );
  }
  return refusal === null
    ? null
    : new AppError("conflict", "Prices or items have changed. Check the total and save again.");
}
