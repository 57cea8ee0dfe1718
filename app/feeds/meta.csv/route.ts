import { writeMetaFeed } from "@/server/crawlers/feeds-queries";
import { noteVisit } from "@/server/crawlers/note-visit";
import { streamText } from "@/server/crawlers/stream-text";

export function GET(request: Request): Promise<Response> {
  noteVisit(request);
  return streamText(writeMetaFeed(), "text/csv; charset=utf-8");
}
