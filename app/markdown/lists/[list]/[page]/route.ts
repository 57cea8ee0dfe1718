import { listMarkdown } from "@/server/crawlers/markdown-queries";
import { markdownResponse } from "@/server/crawlers/markdown-response";

/** A product list; next.config rewrites it like the list's page. */
export async function GET(
  _: Request,
  { params }: RouteContext<"/markdown/lists/[list]/[page]">,
): Promise<Response> {
  const { list, page } = await params;
  return markdownResponse(await listMarkdown(list, page));
}
