import "server-only";
import type { CartQuote } from "@/lib/checkout/cart-quote";
import type { KnownBuyer } from "@/lib/checkout/fields";
import type { QuoteRequest } from "@/lib/checkout/schemas";
import { formatPhone } from "@/lib/phone";
import { hashBrowserKey } from "@/server/designs/hash-browser-key";
import { isUnavailable } from "@/server/errors";
import { ensureBrowserKey } from "@/server/http/browser-key";
import { getProvenViewer } from "@/server/session/viewer";
import { idempotencyKeyOf } from "./basket";
import { findBasketOrder } from "./find-basket-order";
import { quoteBasket } from "./quote-basket";

/**
 * The current price of a cart, and whether its basket was already ordered. Facts about a person (earlier
 * orders, orders in progress) are included only for a signed-in person, by the account's confirmed phone or
 * address: a typed one may belong to another person.
 */
export async function getCartQuote({
  basketKey,
  ...request
}: QuoteRequest & { basketKey?: string }): Promise<CartQuote> {
  // Even before there is a basket: when the first response is lost, this browser must find the order again.
  const browser = await ensureBrowserKey();
  const hasDesigns = request.lines.some(({ design }) => design !== undefined);
  // A quote only: when the auth server is unavailable, the visitor is treated as a guest. But a guest's cart has lost a person's designs.
  const viewer = await getProvenViewer().catch((error) => {
    if (hasDesigns) throw error;
    return null;
  });
  const known =
    basketKey === undefined ? null : await findBasketOrder(idempotencyKeyOf({ key: basketKey, browser }));
  const customer = {
    userId: viewer?.id ?? null,
    email: viewer?.isEmailProven ? viewer.email : null,
    phone: viewer?.isPhoneProven ? viewer.phone : null,
  };
  const order = known && known.order.status !== "Cancelled" ? known.order : null;
  return (
    await quoteBasket(request, { customer, browserKeyHash: hashBrowserKey(browser), state: null, order })
  ).quote;
}

/** Fills in the checkout for a signed-in person. When the auth server is unavailable, the fields stay empty and ordering works. */
export async function getKnownBuyer(): Promise<KnownBuyer | null> {
  try {
    const viewer = await getProvenViewer();
    if (!viewer) return null;
    const name = `${viewer.firstName} ${viewer.lastName}`.trim();
    return { name, email: viewer.email ?? "", phone: viewer.phone ? formatPhone(viewer.phone) : "" };
  } catch (error) {
    if (!isUnavailable(error)) throw error;
    return null;
  }
}
