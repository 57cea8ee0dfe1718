import { answerMarkdown } from "@/server/crawlers/answer-markdown";
import { postMarkdown } from "@/server/crawlers/markdown-queries";

/** /blog/{slug}.md, and /blog/{slug} for whom Markdown is best; rewritten by next.config. */
export async function GET(_: Request, { params }: RouteContext<"/markdown/blog/[slug]">): Promise<Response> {
  return answerMarkdown(await postMarkdown((await params).slug));
}
