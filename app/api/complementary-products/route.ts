import { listComplementaryProducts, parseCardIds } from "@/server/catalog/card-queries";
import { answerWithin } from "@/server/gate/define-route";

/** Products to suggest beside those of a cart. The same for everyone. */
export async function GET(request: Request): Promise<Response> {
  const ids = parseCardIds(new URL(request.url).searchParams.get("ids") ?? "");
  return answerWithin("searchVisitor", "products: complementary", () => listComplementaryProducts(ids));
}
