import { z } from "zod";
import { type AnalyticsEvent, chunkSize, devices, scrollMarks, timeMarks, vitals } from "./event";

const word = z.string().min(1).max(80);
const productId = z.int().positive().max(Number.MAX_SAFE_INTEGER);
const none = z.strictObject({});
const action = z.enum(["add", "remove"]);

function event<T extends string, D extends z.ZodType>(eventType: T, eventData: D) {
  return z.strictObject({
    eventType: z.literal(eventType),
    sessionId: z.uuid(),
    timestamp: z.int().positive().max(8.64e15),
    clientContext: z.strictObject({
      path: z.string().regex(/^\/[^\s?#\\\p{Cc}\p{Cs}]{0,199}$/u),
      referrer: z.string().regex(/^[a-z0-9.-]{0,80}$/),
      campaign: z.string().regex(/^[\w.-]{0,60}$/),
      device: z.enum(devices),
    }),
    eventData,
    userContext: z.strictObject({ isSignedIn: z.boolean() }),
  });
}

const eventSchema = z.discriminatedUnion("eventType", [
  event("page_view", none),
  event("scroll", z.strictObject({ percent: z.literal(scrollMarks) })),
  event("time_on_page", z.strictObject({ seconds: z.literal(timeMarks) })),
  event("page_hidden", none),
  event("page_unload", none),
  event("web_vital", z.strictObject({ vital: z.enum(vitals), value: z.number().min(0).max(600_000) })),
  event("click", z.strictObject({ target: word })),
  event("form_interaction", z.strictObject({ form: word })),
  event("form_submit", z.strictObject({ form: word })),
  event("exit_intent", none),
  event("share", z.strictObject({ what: word })),
  event("video", z.strictObject({ action: z.enum(["play", "pause", "ended"]) })),
  event("email_signup", none),
  event("product_view", z.strictObject({ productId })),
  event("wishlist", z.strictObject({ action, productId })),
  event("cart", z.strictObject({ action, productId, size: z.string().regex(/^[\w -]{1,20}$/) })),
  event(
    "checkout_step",
    z.strictObject({
      step: z.enum(["checkout", "payment", "order"]),
      pincode: z
        .string()
        .regex(/^[1-9]\d{5}$/)
        .optional(),
    }),
  ),
  event(
    "search",
    z.strictObject({ term: z.string().trim().min(1).max(80), results: z.int().min(0).max(100_000) }),
  ),
  event("filter", z.strictObject({ names: word })),
]) satisfies z.ZodType<AnalyticsEvent>;

/** One event, or a group as the shop's own pages send it. */
export const eventsSchema = z.union([
  z.array(eventSchema).min(1).max(chunkSize),
  eventSchema.transform((one) => [one]),
]);
