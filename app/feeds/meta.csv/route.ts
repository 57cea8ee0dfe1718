import { writeMetaFeed } from "@/server/crawlers/feeds-queries";
import { answerKeptFile } from "@/server/crawlers/kept-file";
import { noteVisit } from "@/server/crawlers/note-visit";

export function GET(request: Request): Promise<Response> {
  noteVisit(request);
  const { headers } = request;
  const file = { name: "meta.csv", contentType: "text/csv; charset=utf-8", headers };
  return answerKeptFile(file, writeMetaFeed);
}
