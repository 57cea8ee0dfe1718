import type { BasketQuote } from "@/lib/checkout/outcome";
import { paths } from "@/lib/paths";
import { messageForStatus } from "@/lib/result";

/** The shop answered, and its words are for the shopper. */
export class QuoteRefused extends Error {}

/** `lines` is JSON. With the basket's key, what its own unpaid order holds counts as free, and a bought basket says so. */
export async function fetchQuote(
  lines: string,
  basketKey: string | null,
  signal?: AbortSignal,
): Promise<BasketQuote> {
  const key = basketKey ? `,"basketKey":${JSON.stringify(basketKey)}` : "";
  const response = await fetch(paths.api.cartQuote, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: `{"lines":${lines}${key}}`,
    signal: signal ?? null,
  });
  const body = await response.json().catch(() => null);
  if (response.ok && body) return body;
  throw new QuoteRefused(
    typeof body?.message === "string" ? body.message : messageForStatus(response.status),
  );
}
