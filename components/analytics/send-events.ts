import { currentChoice } from "@/components/consent/consent-store";
import { refusesCounting } from "@/components/consent/refuses-counting";
import {
  type AnalyticsEvent,
  chunkSize,
  type EventData,
  type EventType,
  trackPath,
} from "@/lib/analytics/event";

const storageKey = "kapas visit";
/** What is not a full group goes out after this time. */
const patienceMs = 5000;
const idleMs = 30 * 60_000;

let sessionId = "";
let lastAt = 0;
let queue: AnalyticsEvent[] = [];
let timer: ReturnType<typeof setTimeout> | undefined;

const answerOf = () => currentChoice()?.decisions.analytics;

/** Not machines, not the back office, and nobody who has refused, by an answer or by the browser. */
function isCounted(): boolean {
  return !navigator.webdriver && !window.location.pathname.startsWith("/admin") && !refusesCounting();
}

/** A visit ends with its page, or when its visitor has agreed to more, with the tab; and after half an hour of silence. */
function nameVisit(now: number): string {
  if (sessionId && now - lastAt > idleMs) sessionId = "";
  const mayKeep = answerOf()?.isAllowed === true;
  try {
    const [kept = "", at = "0"] = (mayKeep && window.sessionStorage.getItem(storageKey)?.split(" ")) || [];
    if (!sessionId && now - Number(at) < idleMs) sessionId = kept;
    sessionId ||= crypto.randomUUID();
    if (mayKeep) window.sessionStorage.setItem(storageKey, `${sessionId} ${now}`);
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
  // One of the union: eventType and eventData belong together by this function's own type.
  queue.push(event as AnalyticsEvent);
  if (queue.length >= chunkSize) send();
  else timer ??= setTimeout(send, patienceMs);
}

/** In groups, and so that it arrives when the page is left. */
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
