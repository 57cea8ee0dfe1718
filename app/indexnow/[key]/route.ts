import { getCrawlerSettings } from "@/server/crawlers/queries";

/** /{key}.txt, rewritten by next.config: proves that the shop sent the IndexNow pings with this key. */
export async function GET(_: Request, { params }: RouteContext<"/indexnow/[key]">): Promise<Response> {
  const { indexNowKey } = await getCrawlerSettings();
  const { key } = await params;
  if (indexNowKey === "" || key !== indexNowKey) return new Response("Not found", { status: 404 });
  return new Response(indexNowKey, { headers: { "content-type": "text/plain; charset=utf-8" } });
}
