import { answerMarkdown } from "@/server/crawlers/answer-markdown";
import { listMarkdown } from "@/server/crawlers/markdown-queries";

/** A list of products; rewritten by next.config as its page is. */
export async function GET(
  _: Request,
  { params }: RouteContext<"/markdown/lists/[list]/[page]">,
): Promise<Response> {
  const { list, page } = await params;
  return answerMarkdown(await listMarkdown(list, page));
}
