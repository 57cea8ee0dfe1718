import { writeLlms } from "@/server/crawlers/llms-queries";
import { noteVisit } from "@/server/crawlers/note-visit";

export async function GET(request: Request): Promise<Response> {
  noteVisit(request);
  return new Response(await writeLlms(), {
    headers: { "content-type": "text/plain; charset=utf-8", "cache-control": "public, max-age=600" },
  });
}
