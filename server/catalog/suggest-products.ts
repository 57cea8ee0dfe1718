import "server-only";
import { renditionUrl } from "@/lib/catalog/image-loader";
import { cleanQuery } from "@/lib/catalog/list-params";
import type { Suggestion } from "@/lib/catalog/suggestion";
import { formatPaise } from "@/lib/money";
import { paths } from "@/lib/paths";
import { discountPrice } from "@/lib/pricing/discount";
import { log } from "@/server/log";
import { suggest } from "./queries";

const leastLetters = 2;

/** The same for everybody, so browsers and proxies may keep it for a minute. A failure is no suggestion, not an error. */
export async function answerSuggestions(typed: string): Promise<Response> {
  const query = cleanQuery(typed)?.toLowerCase() ?? "";
  if (query.length < leastLetters) return json([], 3600);
  try {
    return json(await listSuggestions(query), 60);
  } catch (error) {
    log.warn({ err: error }, "suggestions: read failed");
    return json([], 0);
  }
}

async function listSuggestions(query: string): Promise<Suggestion[]> {
  const { products, categories, percentOff } = await suggest(query);
  return [
    ...categories.map(({ title, slug }) => ({ label: title, href: paths.category(slug) })),
    ...products.map((product) => ({
      label: product.name,
      href: paths.product(product.slug),
      price: formatPaise(discountPrice(product.listPaise, percentOff).unitPaise),
      ...(product.imageUrl && { imageUrl: renditionUrl(product.imageUrl, 320) }),
    })),
  ];
}

function json(suggestions: Suggestion[], seconds: number): Response {
  const cacheControl = seconds === 0 ? "no-store" : `public, max-age=${seconds}, stale-while-revalidate=300`;
  return Response.json(suggestions, { headers: { "cache-control": cacheControl } });
}
