import { writeGoogleFeed } from "@/server/crawlers/feeds-queries";
import { noteVisit } from "@/server/crawlers/note-visit";
import { streamText } from "@/server/crawlers/stream-text";

export function GET(request: Request): Promise<Response> {
  noteVisit(request);
  return streamText(writeGoogleFeed(), "application/xml; charset=utf-8");
}
