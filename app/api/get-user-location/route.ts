import { headers } from "next/headers";
import { findLocation } from "@/server/analytics/find-location";
import { answerWithin } from "@/server/gate/define-route";
import { visitorIp } from "@/server/http/visitor-ip";

/** The caller's approximate location: country, region, city, and the IP address without its last part. */
export function GET(): Promise<Response> {
  return answerWithin("locationVisitor", "analytics: location", async () =>
    findLocation(await visitorIp(), await headers()),
  );
}
