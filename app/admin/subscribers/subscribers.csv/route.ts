import type { NextRequest } from "next/server";
import { now } from "@/server/clock";
import { downloadResponse } from "@/server/gate/download-response";
import { exportSubscribers } from "@/server/leads/queries";

/** The subscribers that match a search. */
export function GET(request: NextRequest): Promise<Response> {
  return downloadResponse("subscribers: export", () =>
    exportSubscribers((request.nextUrl.searchParams.get("q") ?? "").slice(0, 500), now()),
  );
}
