import { cachedFileResponse } from "@/server/crawlers/cached-file";
import { writeMetaFeed } from "@/server/crawlers/feeds-queries";
import { recordBotVisit } from "@/server/crawlers/record-bot-visit";

export function GET(request: Request): Promise<Response> {
  recordBotVisit(request);
  const file = { name: "meta.csv", contentType: "text/csv; charset=utf-8" };
  return cachedFileResponse(file, writeMetaFeed);
}
