import { noteVisit } from "@/server/crawlers/note-visit";
import { writeIndex } from "@/server/crawlers/sitemap-queries";

export async function GET(request: Request): Promise<Response> {
  noteVisit(request);
  return new Response(await writeIndex(), {
    headers: { "content-type": "application/xml; charset=utf-8", "cache-control": "public, max-age=600" },
  });
}
