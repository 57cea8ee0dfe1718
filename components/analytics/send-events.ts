import { currentChoice } from "@/components/consent/consent-store";
import { refusesAnalytics } from "@/components/consent/refuses-analytics";
import {
  type AnalyticsEvent,
  chunkSize,
  type EventData,
  type EventType,
  trackPath,
} from "@/lib/analytics/event";

const storageKey = "kapas visit";
/** Milliseconds until an incomplete group is sent. */
const patienceMs = 5000;
const idleMs = 30 * 60_000;

let sessionId = "";
let lastAt = 0;
let queue: AnalyticsEvent[] = [];
let timer: ReturnType<typeof setTimeout> | undefined;

const answerOf = () => currentChoice()?.decisions.analytics;

/** Excludes bots, the admin, and visitors who refused, by consent or by a browser signal. */
function isCounted(): boolean {
  return !navigator.webdriver && !window.location.pathname.startsWith("/admin") && !refusesAnalytics();
}

/** A visit ends with its page; with consent, it ends with the tab, or after half an hour without events. */
function nameVisit(now: number): string {
  if (sessionId && now - lastAt > idleMs) sessionId = "";
  const canStore = answerOf()?.isAllowed === true;
  try {
    const [storedId = "", at = "0"] =
      (canStore && window.sessionStorage.getItem(storageKey)?.split(" ")) || [];
    if (!sessionId && now - Number(at) < idleMs) sessionId = storedId;
    sessionId ||= crypto.randomUUID();
    if (canStore) window.sessionStorage.setItem(storageKey, `${sessionId} ${now}`);
  } catch {
    sessionId ||= crypto.randomUUID();
  }
  lastAt = now;
  return sessionId;
}

function deviceOf(): AnalyticsEvent["clientContext"]["device"] {
  if (window.matchMedia("(hover: hover)").matches) return "desktop";
  return Math.min(window.screen.width, window.screen.height) < 600 ? "phone" : "tablet";
}

const named = new URLSearchParams(window.location.search).get("utm_source") ?? "";
const campaign = /^[\w.-]{1,60}$/.test(named) ? named : "";

function referrer(): string {
  if (!URL.canParse(document.referrer)) return "";
  const { host, hostname } = new URL(document.referrer);
  return host === window.location.host ? "" : hostname.slice(0, 80);
}

export function record<T extends EventType>(
  eventType: T,
  eventData: EventData[T],
  path = window.location.pathname,
): void {
  if (!isCounted()) {
    queue = [];
    return;
  }
  const now = Date.now();
  const event = {
    eventType,
    sessionId: nameVisit(now),
    timestamp: now,
    clientContext: { path: path.slice(0, 200), referrer: referrer(), campaign, device: deviceOf() },
    eventData,
    userContext: { isSignedIn: /(^|; )kapas-signed-in/.test(document.cookie) },
  };
  // A member of the union: the parameter types pair eventType with eventData.
  queue.push(event as AnalyticsEvent);
  if (queue.length >= chunkSize) send();
  else timer ??= setTimeout(send, patienceMs);
}

/** Sends in groups, in a way that survives leaving the page. */
export function send(): void {
  clearTimeout(timer);
  timer = undefined;
  while (queue.length > 0) {
    const body = JSON.stringify(queue.splice(0, chunkSize));
    if (!navigator.sendBeacon?.(trackPath, body)) {
      void fetch(trackPath, { method: "POST", body, keepalive: true }).catch(() => {});
    }
  }
}
