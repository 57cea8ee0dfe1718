import { blogMarkdown } from "@/server/crawlers/markdown-queries";
import { markdownResponse } from "@/server/crawlers/markdown-response";

/** /blog.md, rewritten by next.config. */
export async function GET(): Promise<Response> {
  return markdownResponse(await blogMarkdown());
}
