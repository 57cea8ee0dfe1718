import type { CartLine } from "@/lib/cart/cart";
import type { BasketQuote } from "@/lib/checkout/outcome";
import type { PayableMethod } from "@/lib/orders/order";
import { paths } from "@/lib/paths";
import { messageForStatus } from "@/lib/result";

/** The shop answered, and its words are for the shopper. */
export class QuoteRefused extends Error {}

/** What is known beside the lines; what is missing is not asked about. */
export interface QuoteAsk {
  code?: string;
  pincode?: string;
  method?: PayableMethod;
  email?: string;
  phone?: string;
}

export interface QuoteWish extends QuoteAsk {
  lines: Pick<CartLine, "id" | "size" | "color" | "quantity">[];
}

/** With the basket's key, what its own unpaid order holds counts as free, and a bought basket says so. */
export async function fetchQuote(
  wish: QuoteWish,
  basketKey: string | null,
  signal?: AbortSignal,
): Promise<BasketQuote> {
  const response = await fetch(paths.api.cartQuote, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ ...wish, basketKey: basketKey ?? undefined }),
    signal: signal ?? null,
  });
  const body = await response.json().catch(() => null);
  if (response.ok && body) return body;
  throw new QuoteRefused(
    typeof body?.message === "string" ? body.message : messageForStatus(response.status),
  );
}
