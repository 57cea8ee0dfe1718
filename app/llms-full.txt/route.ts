import { writeLlmsFull } from "@/server/crawlers/llms-queries";
import { recordBotVisit } from "@/server/crawlers/record-bot-visit";
import { streamText } from "@/server/crawlers/stream-text";

export function GET(request: Request): Promise<Response> {
  recordBotVisit(request);
  return streamText(writeLlmsFull(), "text/plain; charset=utf-8");
}
