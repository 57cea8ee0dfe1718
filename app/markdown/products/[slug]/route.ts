import { answerMarkdown } from "@/server/crawlers/answer-markdown";
import { productMarkdown } from "@/server/crawlers/markdown-queries";

/** /products/{slug}.md, and /products/{slug} for whom Markdown is best; rewritten by next.config. */
export async function GET(
  _: Request,
  { params }: RouteContext<"/markdown/products/[slug]">,
): Promise<Response> {
  return answerMarkdown(await productMarkdown((await params).slug));
}
