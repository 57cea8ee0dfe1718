import { writeLlmsFull } from "@/server/crawlers/llms-queries";
import { noteVisit } from "@/server/crawlers/note-visit";
import { streamText } from "@/server/crawlers/stream-text";

export function GET(request: Request): Promise<Response> {
  noteVisit(request);
  return streamText(writeLlmsFull(), "text/plain; charset=utf-8");
}
