import { isNarrowed, parseListParams, type RawSearchParams } from "@/lib/catalog/list-params";
import { premiumList } from "@/lib/catalog/static-list";
import { isPageKey } from "@/lib/pages/page-key";
import { paths } from "@/lib/paths";
import { getNewPostSlug } from "@/server/blog/queries";
import { getNewSlug } from "@/server/catalog/queries";
import {
  blogMarkdown,
  listMarkdown,
  pageMarkdown,
  postMarkdown,
  productMarkdown,
} from "@/server/crawlers/markdown-queries";
import { markdownResponse, redirectToMarkdown } from "@/server/crawlers/markdown-response";
import { findRedirectTarget } from "@/server/seo/queries";

/** A page's address with .md, rewritten by next.config. Lists only unless they are filtered, searched or sorted. */
export async function GET(
  { url }: Request,
  { params }: RouteContext<"/markdown/[...path]">,
): Promise<Response> {
  const [area = "", slug] = (await params).path;
  if (slug !== undefined) return area === "blog" ? answerPost(slug) : answerProduct(slug);
  const query = Object.fromEntries(new URL(url).searchParams);
  if (area === "blog") return markdownResponse(await blogMarkdown());
  if (area === "products" || area === premiumList) return answerList(query, area === premiumList);
  const page = area.startsWith("terms") ? (query.tab === "privacy" ? "privacy" : "terms") : area;
  return markdownResponse(isPageKey(page) ? await pageMarkdown(page) : null);
}

async function answerList(query: RawSearchParams, isPremium: boolean): Promise<Response> {
  const list = parseListParams(query, isPremium);
  if (list === null || isNarrowed(list)) return markdownResponse(null);
  return markdownResponse(await listMarkdown({ ...list, category: isPremium ? null : list.category }));
}

async function answerProduct(slug: string): Promise<Response> {
  const text = await productMarkdown(slug);
  if (text !== null) return markdownResponse(text);
  const now = await getNewSlug(slug);
  return redirectToMarkdown(
    now === null ? await findRedirectTarget(paths.product(slug)) : paths.product(now),
  );
}

async function answerPost(slug: string): Promise<Response> {
  const text = await postMarkdown(slug);
  if (text !== null) return markdownResponse(text);
  const now = await getNewPostSlug(slug);
  return redirectToMarkdown(
    now === null ? await findRedirectTarget(paths.blogPost(slug)) : paths.blogPost(now),
  );
}
