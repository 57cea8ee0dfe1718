import { robotsText } from "@/lib/crawlers/robots-text";
import { publicEnv } from "@/lib/public-env";
import { getCrawlerSettings } from "@/server/crawlers/queries";
import { recordBotVisit } from "@/server/crawlers/record-bot-visit";

export async function GET(request: Request): Promise<Response> {
  recordBotVisit(request);
  const { aiCrawlers } = await getCrawlerSettings();
  return new Response(robotsText(publicEnv.siteUrl, aiCrawlers), {
    headers: { "content-type": "text/plain; charset=utf-8", "cache-control": "public, max-age=600" },
  });
}
