import type { CartQuote } from "@/lib/checkout/cart-quote";
import type { QuoteRequest } from "@/lib/checkout/schemas";
import { paths } from "@/lib/paths";
import { messageForStatus, responseTimeoutMs } from "@/lib/result";

/** The server refused, and the message is meant for the shopper. */
export class QuoteRefused extends Error {}

/** With the basket's key, items reserved by its own unpaid order count as available, and the quote reports if the basket was bought. */
export async function fetchQuote(
  request: QuoteRequest,
  basketKey: string | null,
  controller = new AbortController(),
): Promise<CartQuote> {
  const deadline = setTimeout(() => controller.abort(), responseTimeoutMs);
  try {
    return await send({ ...request, basketKey: basketKey ?? undefined }, controller.signal);
  } finally {
    clearTimeout(deadline);
  }
}

async function send(body: QuoteRequest & { basketKey: string | undefined }, signal: AbortSignal) {
  const response = await fetch(paths.api.cartQuote, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
    signal,
  });
  return readAnswer(response);
}

async function readAnswer(response: Response): Promise<CartQuote> {
  const body = await response.json().catch(() => null);
  if (response.ok && body) return body;
  throw new QuoteRefused(
    typeof body?.message === "string" ? body.message : messageForStatus(response.status),
  );
}
