import { cartQuoteSchema } from "@/lib/cart/schemas";
import { definePostRoute } from "@/server/http/define-route";
import { quoteCartOf } from "@/server/orders/quote-basket";

export const POST = definePostRoute({
  name: "cart: quote",
  schema: cartQuoteSchema,
  run: ({ lines, basketKey }) => quoteCartOf(lines, basketKey),
});
