import { paths } from "@/lib/paths";
import { getNewPostSlug } from "@/server/blog/queries";
import { postMarkdown } from "@/server/crawlers/markdown-queries";
import { markdownResponse, redirectToMarkdown } from "@/server/crawlers/markdown-response";
import { findRedirectTarget } from "@/server/seo/queries";

/** /blog/{slug}.md, rewritten by next.config. */
export async function GET(_: Request, { params }: RouteContext<"/markdown/blog/[slug]">): Promise<Response> {
  const { slug } = await params;
  const text = await postMarkdown(slug);
  if (text !== null) return markdownResponse(text);
  const now = await getNewPostSlug(slug);
  return redirectToMarkdown(
    now === null ? await findRedirectTarget(paths.blogPost(slug)) : paths.blogPost(now),
  );
}
