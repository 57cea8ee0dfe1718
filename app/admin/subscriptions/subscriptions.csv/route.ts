import type { NextRequest } from "next/server";
import { now } from "@/server/clock";
import { downloadResponse } from "@/server/gate/download-response";
import { exportSubscriptionRows } from "@/server/subscriptions/admin-queries";

/** The subscriptions that match a search. */
export function GET(request: NextRequest): Promise<Response> {
  return downloadResponse("subscriptions: export", () =>
    exportSubscriptionRows((request.nextUrl.searchParams.get("q") ?? "").slice(0, 500), now()),
  );
}
