import { paths } from "@/lib/paths";
import { getNewPostSlug } from "@/server/blog/queries";
import { answerMarkdown, sendOnToMarkdown } from "@/server/crawlers/answer-markdown";
import { postMarkdown } from "@/server/crawlers/markdown-queries";
import { getMovedPath } from "@/server/seo/queries";

/** /blog/{slug}.md, rewritten by next.config. */
export async function GET(_: Request, { params }: RouteContext<"/markdown/blog/[slug]">): Promise<Response> {
  const { slug } = await params;
  const text = await postMarkdown(slug);
  if (text !== null) return answerMarkdown(text);
  const now = await getNewPostSlug(slug);
  return sendOnToMarkdown(now === null ? await getMovedPath(paths.blogPost(slug)) : paths.blogPost(now));
}
