import { quoteRequestSchema } from "@/lib/checkout/schemas";
import { getCartQuote } from "@/server/checkout/queries";
import { definePostRoute } from "@/server/gate/define-route";

export const POST = definePostRoute({
  name: "cart: quote",
  guard: "anybody",
  limit: ["quoteVisitor"],
  schema: quoteRequestSchema,
  run: getCartQuote,
});
