import type { NextRequest } from "next/server";
import { now } from "@/server/clock";
import { answerDownload } from "@/server/gate/answer-download";
import { openSubscribersFile } from "@/server/leads/queries";

/** The subscribers that match a search. */
export function GET(request: NextRequest): Promise<Response> {
  return answerDownload("subscribers: export", () =>
    openSubscribersFile((request.nextUrl.searchParams.get("q") ?? "").slice(0, 500), now()),
  );
}
