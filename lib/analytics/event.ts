/** Events are sent in groups of this size (spec 9). */
export const chunkSize = 5;
/** A page that is reopened within this time is the same view (spec 9). */
export const pageViewWindowMs = 20_000;
export const scrollMarks = [25, 50, 75, 100] as const;
export const timeMarks = [30, 60, 120, 300] as const;
export const trackPath = "/api/track-unified-analytics";

export const vitals = ["LCP", "INP", "CLS"] as const;
export type Vital = (typeof vitals)[number];

export const devices = ["phone", "tablet", "desktop"] as const;

/** The data of each event kind. No personal data, and no typed text except search queries. */
export interface EventData {
  page_view: Record<never, never>;
  scroll: { percent: (typeof scrollMarks)[number] };
  time_on_page: { seconds: (typeof timeMarks)[number] };
  page_hidden: Record<never, never>;
  page_unload: Record<never, never>;
  /** LCP and INP in milliseconds, CLS as it is. */
  web_vital: { vital: Vital; value: number };
  /** The text or the URL of the link or button. */
  click: { target: string };
  form_interaction: { form: string };
  form_submit: { form: string };
  exit_intent: Record<never, never>;
  share: { what: string };
  video: { action: "play" | "pause" | "ended" };
  email_signup: Record<never, never>;
  product_view: { productId: number };
  wishlist: { action: "add" | "remove"; productId: number };
  cart: { action: "add" | "remove"; productId: number; size: string };
  checkout_step: { step: "checkout" | "payment" | "order"; pincode?: string };
  search: { term: string; results: number };
  filter: { names: string };
}

export type EventType = keyof EventData;

/** The payload of spec 7. */
export type AnalyticsEvent = {
  [T in EventType]: {
    eventType: T;
    /** A random number that lasts as long as the visit. */
    sessionId: string;
    /** Milliseconds since 1970. */
    timestamp: number;
    clientContext: {
      path: string;
      /** The referring host; empty without one. */
      referrer: string;
      campaign: string;
      device: (typeof devices)[number];
    };
    eventData: EventData[T];
    userContext: { isSignedIn: boolean };
  };
}[EventType];
