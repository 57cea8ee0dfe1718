import { writeLlms } from "@/server/crawlers/llms-queries";
import { recordBotVisit } from "@/server/crawlers/record-bot-visit";

export async function GET(request: Request): Promise<Response> {
  recordBotVisit(request);
  return new Response(await writeLlms(), {
    headers: { "content-type": "text/plain; charset=utf-8", "cache-control": "public, max-age=600" },
  });
}
