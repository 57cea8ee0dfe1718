import { recordBotVisit } from "@/server/crawlers/record-bot-visit";
import { writeIndex } from "@/server/crawlers/sitemap-queries";

export async function GET(request: Request): Promise<Response> {
  recordBotVisit(request);
  return new Response(await writeIndex(), {
    headers: { "content-type": "application/xml; charset=utf-8", "cache-control": "public, max-age=600" },
  });
}
