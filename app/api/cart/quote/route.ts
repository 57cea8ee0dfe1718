import { cartQuoteSchema } from "@/lib/cart/schemas";
import { getViewer } from "@/server/auth/queries";
import { definePostRoute } from "@/server/http/define-route";
import { quoteCartOf } from "@/server/orders/quote-basket";

export const POST = definePostRoute({
  name: "cart: quote",
  guard: "public",
  limit: ["quoteVisitor"],
  schema: cartQuoteSchema,
  // Only to quote: where nobody can say who is signed in, what was typed counts.
  run: async (input) => quoteCartOf(input, await getViewer().catch(() => null)),
});
