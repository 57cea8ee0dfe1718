import { paths } from "@/lib/paths";
import { getNewSlug } from "@/server/catalog/queries";
import { productMarkdown } from "@/server/crawlers/markdown-queries";
import { markdownResponse, redirectToMarkdown } from "@/server/crawlers/markdown-response";
import { findRedirectTarget } from "@/server/seo/queries";

/** /products/{slug}.md, rewritten by next.config. */
export async function GET(
  _: Request,
  { params }: RouteContext<"/markdown/products/[slug]">,
): Promise<Response> {
  const { slug } = await params;
  const text = await productMarkdown(slug);
  if (text !== null) return markdownResponse(text);
  const now = await getNewSlug(slug);
  return redirectToMarkdown(
    now === null ? await findRedirectTarget(paths.product(slug)) : paths.product(now),
  );
}
