import { cachedFileResponse } from "@/server/crawlers/cached-file";
import { writeMetaFeed } from "@/server/crawlers/feeds-queries";
import { recordBotVisit } from "@/server/crawlers/record-bot-visit";

export function GET(request: Request): Promise<Response> {
  recordBotVisit(request);
  const { headers } = request;
  const file = { name: "meta.csv", contentType: "text/csv; charset=utf-8", headers };
  return cachedFileResponse(file, writeMetaFeed);
}
