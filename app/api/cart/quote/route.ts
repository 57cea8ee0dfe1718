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
    // Also without a basket yet: its order must find this browser again when the first answer gets lost.
    const browser = await keepBrowserKey();
    const basket = basketKey === undefined ? null : { key: basketKey, browser };
    // Only to quote: where nobody can say who is signed in, it is a guest.
    const viewer = await getProvenViewer().catch(() => null);
    return quoteCartOf(wish, basket, viewer);
  },
});
