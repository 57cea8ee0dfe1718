import { cartQuoteSchema } from "@/lib/cart/schemas";
import { getProvenViewer } from "@/server/auth/queries";
import { keepBrowserKey } from "@/server/http/browser-key";
import { definePostRoute } from "@/server/http/define-route";
import { quoteCartOf } from "@/server/orders/quote-basket";

export const POST = definePostRoute({
  name: "cart: quote",
  guard: "public",
  limit: ["quoteVisitor"],
  schema: cartQuoteSchema,
  run: async ({ basketKey, ...wish }) => {
    // Set even before there is a basket: if the first answer gets lost, its order must still be found for this browser.
    const browser = await keepBrowserKey();
    const basket = basketKey === undefined ? null : { key: basketKey, browser };
    // This only quotes. When the session can't be read, the visitor counts as a guest.
    const viewer = await getProvenViewer().catch(() => null);
    return quoteCartOf(wish, basket, viewer);
  },
});
