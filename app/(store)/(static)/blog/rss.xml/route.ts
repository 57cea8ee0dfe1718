import { makeFeed } from "@/server/blog/feed-queries";

async function readRss(): Promise<string> {
  "use cache";
  return (await makeFeed()).rss2();
}

export async function GET(): Promise<Response> {
  return new Response(await readRss(), { headers: { "content-type": "application/rss+xml; charset=utf-8" } });
}
