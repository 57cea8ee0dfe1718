import { cachedFileResponse } from "@/server/crawlers/cached-file";
import { writeGoogleFeed } from "@/server/crawlers/feeds-queries";
import { recordBotVisit } from "@/server/crawlers/record-bot-visit";

export function GET(request: Request): Promise<Response> {
  recordBotVisit(request);
  const file = { name: "google.xml", contentType: "application/xml; charset=utf-8" };
  return cachedFileResponse(file, writeGoogleFeed);
}
