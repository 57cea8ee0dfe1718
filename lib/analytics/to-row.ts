import type { AnalyticsEvent, EventType } from "./event";
import { stepOf } from "./funnel";
import type { Location } from "./location";
import { redactPersonalData } from "./redact-personal-data";
import { routePatternOf, storablePath } from "./route";
import { sourceOf } from "./source";
import { bucketOf } from "./web-vitals";

const tables: Record<EventType, "user" | "page" | "product" | "cart" | "search"> = {
  page_view: "page",
  scroll: "page",
  time_on_page: "page",
  page_hidden: "page",
  page_unload: "page",
  web_vital: "page",
  click: "user",
  form_interaction: "user",
  form_submit: "user",
  exit_intent: "user",
  share: "user",
  video: "user",
  email_signup: "user",
  product_view: "product",
  wishlist: "product",
  cart: "cart",
  checkout_step: "cart",
  search: "search",
  filter: "search",
};

/** An event for public.ingest_analytics(). */
export type AnalyticsRow = ReturnType<typeof toRow>;

export function toRow(event: AnalyticsEvent, { country, region, city, ip }: Location, now: Date) {
  const { eventType, sessionId, timestamp, clientContext, userContext } = event;
  const eventData = redactPersonalData(event.eventData);
  return {
    kind: tables[eventType],
    // Not later than now: a far year is out of the database's range.
    reported_at: new Date(Math.min(timestamp, now.getTime())).toISOString(),
    session_id: sessionId,
    type: eventType,
    path: storablePath(clientContext.path),
    route: routePatternOf(clientContext.path),
    source: sourceOf(clientContext),
    device: clientContext.device,
    country,
    region,
    city,
    ip,
    data: { ...eventData, ...userContext },
    reached: stepOf(event),
    product_id: "productId" in eventData ? eventData.productId : null,
    size: "size" in eventData ? eventData.size : null,
    pincode: "pincode" in eventData ? eventData.pincode : null,
    term: "term" in eventData ? eventData.term.toLowerCase() : null,
    results: "results" in eventData ? eventData.results : null,
    vital: "vital" in eventData ? eventData.vital : null,
    bucket: "vital" in eventData ? bucketOf(eventData.vital, eventData.value) : null,
  };
}
