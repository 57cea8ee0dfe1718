import type { FilterCounts } from "@/lib/catalog/filter-counts";
import { parseListParams } from "@/lib/catalog/list-params";
import { paths } from "@/lib/paths";
import { getLiveListPage } from "@/server/catalog/queries";
import { answerWithin } from "@/server/gate/define-route";

/**
 * The number of products at an address of a list, which is the value of `of`, and the numbers beside its filters. The
 * list's page then reads both from the cache.
 */
export async function GET(request: Request): Promise<Response> {
  return answerWithin("searchVisitor", "products: count", async () => {
    const list = URL.parse(new URL(request.url).searchParams.get("of") ?? "", request.url);
    const params = list && parseListParams(toRaw(list.searchParams), list.pathname === paths.premium);
    const page = params && (await getLiveListPage(params));
    if (!page || page === "unavailable") return { total: null };
    const { sizes, colors, cuts, themes, origins, inStock } = page.choices;
    const counts: FilterCounts = {
      size: Object.fromEntries(sizes.map(({ name, count }) => [name, count])),
      color: Object.fromEntries(colors.map(({ slug, count }) => [slug, count])),
      fit: Object.fromEntries(cuts.map(({ cut, count }) => [cut, count])),
      theme: Object.fromEntries(themes.map(({ slug, count }) => [slug, count])),
      origin: Object.fromEntries(origins.map(({ code, count }) => [code, count])),
      stock: { in: inStock },
    };
    return { total: page.list.total, counts };
  });
}

function toRaw(search: URLSearchParams): Record<string, string[]> {
  return Object.fromEntries([...new Set(search.keys())].map((key) => [key, search.getAll(key)]));
}
