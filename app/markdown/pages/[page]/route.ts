import { isPageKey } from "@/lib/pages/page-key";
import { pageMarkdown } from "@/server/crawlers/markdown-queries";
import { markdownResponse } from "@/server/crawlers/markdown-response";

/** A page of the shop at .md, rewritten by next.config. */
export async function GET(_: Request, { params }: RouteContext<"/markdown/pages/[page]">): Promise<Response> {
  const { page } = await params;
  return markdownResponse(isPageKey(page) ? await pageMarkdown(page) : null);
}
