import type { NextRequest } from "next/server";
import { now } from "@/server/clock";
import { answerDownload } from "@/server/gate/answer-download";
import { openSubscriptionsFile } from "@/server/subscriptions/admin-queries";

/** The subscriptions that match a search. */
export function GET(request: NextRequest): Promise<Response> {
  return answerDownload("subscriptions: export", () =>
    openSubscriptionsFile((request.nextUrl.searchParams.get("q") ?? "").slice(0, 500), now()),
  );
}
