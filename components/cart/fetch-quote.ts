import type { CartLine } from "@/lib/cart/cart";
import type { BasketQuote } from "@/lib/checkout/outcome";
import type { PayableMethod } from "@/lib/orders/order";
import { paths } from "@/lib/paths";
import { messageForStatus, patienceMs } from "@/lib/result";

/** The shop refused, and the message is meant for the shopper. */
export class QuoteRefused extends Error {}

/** What is known beside the lines; leave out what is unknown. */
export interface QuoteAsk {
  code?: string;
  pincode?: string;
  method?: PayableMethod;
}

export interface QuoteWish extends QuoteAsk {
  lines: Pick<CartLine, "id" | "size" | "color" | "quantity">[];
}

/** With the basket's key, pieces held by its own unpaid order count as free, and the quote says if the basket was bought. */
export async function fetchQuote(
  wish: QuoteWish,
  basketKey: string | null,
  controller = new AbortController(),
): Promise<BasketQuote> {
  const deadline = setTimeout(() => controller.abort(), patienceMs);
  try {
    return await send({ ...wish, basketKey: basketKey ?? undefined }, controller.signal);
  } finally {
    clearTimeout(deadline);
  }
}

async function send(body: QuoteWish & { basketKey: string | undefined }, signal: AbortSignal) {
  const response = await fetch(paths.api.cartQuote, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
    signal,
  });
  return readAnswer(response);
}

async function readAnswer(response: Response): Promise<BasketQuote> {
  const body = await response.json().catch(() => null);
  if (response.ok && body) return body;
  throw new QuoteRefused(
    typeof body?.message === "string" ? body.message : messageForStatus(response.status),
  );
}
