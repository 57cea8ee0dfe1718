import { writeGoogleFeed } from "@/server/crawlers/feeds-queries";
import { answerKeptFile } from "@/server/crawlers/kept-file";
import { noteVisit } from "@/server/crawlers/note-visit";

export function GET(request: Request): Promise<Response> {
  noteVisit(request);
  const { headers } = request;
  const file = { name: "google.xml", contentType: "application/xml; charset=utf-8", headers };
  return answerKeptFile(file, writeGoogleFeed);
}
