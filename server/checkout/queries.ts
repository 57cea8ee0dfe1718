import "server-only";
import type { CartQuote } from "@/lib/checkout/cart-quote";
import type { KnownBuyer } from "@/lib/checkout/fields";
import type { QuoteWish } from "@/lib/checkout/schemas";
import { formatPhone } from "@/lib/phone";
import { isUnavailable } from "@/server/errors";
import { keepBrowserKey } from "@/server/http/browser-key";
import { getProvenViewer } from "@/server/session/viewer";
import { idempotencyKeyOf } from "./basket";
import { findBasketOrder } from "./find-basket-order";
import { quoteBasket } from "./quote-basket";

/**
 * What a cart costs now, and whether its basket has been bought meanwhile. Facts about a person (whether they ordered before,
 * what is on its way) only for a person who is signed in, by what that account has proven: a phone or an address that was
 * typed may be anybody's.
 */
export async function getCartQuote({
  basketKey,
  ...wish
}: QuoteWish & { basketKey?: string }): Promise<CartQuote> {
  // Also without a basket yet: its order must find this browser again when the first answer gets lost.
  const browser = await keepBrowserKey();
  // Only to quote: where nobody can say who is signed in, it is a guest.
  const viewer = await getProvenViewer().catch(() => null);
  const known =
    basketKey === undefined ? null : await findBasketOrder(idempotencyKeyOf({ key: basketKey, browser }));
  const customer = {
    userId: viewer?.id ?? null,
    email: viewer?.isEmailProven ? viewer.email : null,
    phone: viewer?.isPhoneProven ? viewer.phone : null,
  };
  const order = known && known.order.status !== "Cancelled" ? known.order : null;
  return (await quoteBasket(wish, { customer, state: null, order })).quote;
}

/** Fills the checkout for a signed-in person. When nobody can say who it is, they type; ordering goes on. */
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
