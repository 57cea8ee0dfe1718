import { listCardColors, parseCardIds } from "@/server/catalog/card-queries";
import { answerWithin } from "@/server/gate/define-route";

/** The colours and pictures of a list's cards, fetched once someone points at one. The same for everyone. */
export async function GET(request: Request): Promise<Response> {
  const ids = parseCardIds(new URL(request.url).searchParams.get("ids") ?? "");
  const response = await answerWithin("searchVisitor", "products: colours of cards", () =>
    listCardColors(ids),
  );
  if (response.ok) response.headers.set("cache-control", "public, max-age=60");
  return response;
}
