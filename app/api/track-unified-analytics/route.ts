import { headers } from "next/headers";
import { eventsSchema } from "@/lib/analytics/event-schema";
import { indianDate } from "@/lib/orders/when";
import { findLocation } from "@/server/analytics/find-location";
import { receiveEvents } from "@/server/analytics/receive-events";
import { now } from "@/server/clock";
import { definePostRoute } from "@/server/gate/define-route";
import { refusesAnalytics } from "@/server/http/consent-cookie";
import { visitorIp } from "@/server/http/visitor-ip";
import { hashVisitorForDay } from "@/server/limits/spend-attempts";

/** Visitor events, in the payload of spec 7. */
export const POST = definePostRoute({
  name: "analytics: track",
  guard: "anybody",
  limit: ["trackVisitor"],
  maxBytes: 16 * 1024,
  schema: eventsSchema,
  run: async (events) => {
    const sent = await headers();
    return receiveEvents(events, {
      userAgent: sent.get("user-agent"),
      hasRefused: await refusesAnalytics(),
      location: findLocation(await visitorIp(), sent),
      dayKey: await hashVisitorForDay(indianDate(now())),
    });
  },
});
