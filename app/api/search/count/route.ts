import { parseListParams } from "@/lib/catalog/list-params";
import { paths } from "@/lib/paths";
import { getLiveListPage } from "@/server/catalog/queries";
import { answerWithin } from "@/server/gate/define-route";

/** The number of products at an address of a list, which is the value of `of`. The list's page then reads it from the cache. */
export async function GET(request: Request): Promise<Response> {
  return answerWithin("searchVisitor", "products: count", async () => {
    const list = URL.parse(new URL(request.url).searchParams.get("of") ?? "", request.url);
    const params = list && parseListParams(toRaw(list.searchParams), list.pathname === paths.premium);
    const page = params && (await getLiveListPage(params));
    return { total: page && page !== "unavailable" ? page.list.total : null };
  });
}

function toRaw(search: URLSearchParams): Record<string, string[]> {
  return Object.fromEntries([...new Set(search.keys())].map((key) => [key, search.getAll(key)]));
}
