import { makeFeed } from "@/server/blog/feed-queries";

async function readJson(): Promise<string> {
  "use cache";
  return (await makeFeed()).json1();
}

export async function GET(): Promise<Response> {
  return new Response(await readJson(), {
    headers: { "content-type": "application/feed+json; charset=utf-8" },
  });
}
