import { recordBotVisit } from "@/server/crawlers/record-bot-visit";
import { streamPart } from "@/server/crawlers/sitemap-queries";
import { streamText } from "@/server/crawlers/stream-text";

export async function GET(request: Request, { params }: RouteContext<"/sitemaps/[part]">): Promise<Response> {
  recordBotVisit(request);
  const file = await streamPart((await params).part);
  if (!file) return new Response("Not found", { status: 404 });
  return streamText(file, "application/xml; charset=utf-8");
}
