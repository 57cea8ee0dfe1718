import { answerMarkdown } from "@/server/crawlers/answer-markdown";
import { blogMarkdown } from "@/server/crawlers/markdown-queries";

/** /blog.md, rewritten by next.config. */
export async function GET(): Promise<Response> {
  return answerMarkdown(await blogMarkdown());
}
