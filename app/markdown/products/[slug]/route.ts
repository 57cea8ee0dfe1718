import { paths } from "@/lib/paths";
import { getNewSlug } from "@/server/catalog/queries";
import { answerMarkdown, sendOnToMarkdown } from "@/server/crawlers/answer-markdown";
import { productMarkdown } from "@/server/crawlers/markdown-queries";
import { getMovedPath } from "@/server/seo/queries";

/** /products/{slug}.md, rewritten by next.config. */
export async function GET(
  _: Request,
  { params }: RouteContext<"/markdown/products/[slug]">,
): Promise<Response> {
  const { slug } = await params;
  const text = await productMarkdown(slug);
  if (text !== null) return answerMarkdown(text);
  const now = await getNewSlug(slug);
  return sendOnToMarkdown(now === null ? await getMovedPath(paths.product(slug)) : paths.product(now));
}
