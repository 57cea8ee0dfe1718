import type { Category, Tracker, TrackerIds } from "@/lib/consent/services";
import { loadWhenAllowed } from "./consent-store";

type Queue = ((...args: unknown[]) => void) & {
  callMethod?: (...args: unknown[]) => void;
  queue?: unknown[];
};

interface Announced {
  order: string;
  /** In rupees, the unit of these services. */
  total: number;
}

/** In localStorage: orders that were already sent to these services. */
const sentOrdersKey = "kapas sent orders";

/** Loaded scripts only go away with a page load. */
const leave = () => window.location.reload();

function addScript(src: string): void {
  const script = document.createElement("script");
  script.src = src;
  script.async = true;
  document.head.append(script);
}

/** A global function that queues its calls until the service's own script takes them. */
function queueCalls(name: string, enqueue: (args: IArguments) => void): Queue {
  const known: unknown = Reflect.get(window, name);
  if (typeof known === "function") return known as Queue;
  // As in the services' manuals: their scripts read `arguments` themselves.
  const queue: Queue = function () {
    // biome-ignore lint/complexity/noArguments: gtag.js recognises its calls by this type
    enqueue(arguments);
  };
  Reflect.set(window, name, queue);
  return queue;
}

function dataLayer(): unknown[] {
  const layer: unknown[] = Reflect.get(window, "dataLayer") ?? [];
  Reflect.set(window, "dataLayer", layer);
  return layer;
}

let hasGtag = false;

/** Google's two share a script. */
function startGtag(id: string): Queue {
  const gtag = queueCalls("gtag", (args) => dataLayer().push(args));
  if (!hasGtag) {
    hasGtag = true;
    gtag("js", new Date());
    addScript(`https://www.googletagmanager.com/gtag/js?id=${id}`);
  }
  gtag("config", id);
  return gtag;
}

interface Adapter {
  /** All of them must be allowed. */
  categories: readonly Category[];
  start: (id: string) => void;
  send: (bought: Announced) => void;
}

const adapters: Record<Tracker, Adapter> = {
  ga4: {
    categories: ["analytics"],
    start: startGtag,
    send: ({ order, total }) =>
      Reflect.get(window, "gtag")("event", "purchase", {
        transaction_id: order,
        value: total,
        currency: "INR",
      }),
  },
  "google-ads": {
    categories: ["ads"],
    start: startGtag,
    // With GA4 enabled, its event serves both.
    send: () => {},
  },
  "tag-manager": {
    categories: ["analytics", "ads"],
    start: (id) => {
      dataLayer().push({ "gtm.start": Date.now(), event: "gtm.js" });
      addScript(`https://www.googletagmanager.com/gtm.js?id=${id}`);
    },
    send: ({ order, total }) =>
      dataLayer().push({
        event: "purchase",
        ecommerce: { transaction_id: order, value: total, currency: "INR" },
      }),
  },
  "meta-pixel": {
    categories: ["ads"],
    start: (id) => {
      const waiting: unknown[] = [];
      const fbq = queueCalls("fbq", (args) =>
        fbq.callMethod ? fbq.callMethod(...args) : waiting.push(args),
      );
      Object.assign(fbq, { push: fbq, loaded: true, version: "2.0", queue: waiting });
      addScript("https://connect.facebook.net/en_US/fbevents.js");
      fbq("init", id);
      fbq("track", "PageView");
    },
    send: ({ order, total }) =>
      Reflect.get(window, "fbq")("track", "Purchase", { value: total, currency: "INR" }, { eventID: order }),
  },
  clarity: {
    categories: ["analytics"],
    start: (id) => {
      const waiting: unknown[] = [];
      Object.assign(
        queueCalls("clarity", (args) => waiting.push(args)),
        { q: waiting },
      );
      addScript(`https://www.clarity.ms/tag/${id}`);
    },
    send: () => {},
  },
};

const started = new Set<Tracker>();

let isWatching = false;

/** Starts the services that settings and visitor allow, now or later, each once per page, and sends them the order of an order page. */
export function startOutsideScripts(ids: TrackerIds): void {
  if (isWatching) {
    sendPurchase();
    return;
  }
  isWatching = true;
  for (const [tracker, id] of Object.entries(ids) as [Tracker, string][]) {
    const { categories, start } = adapters[tracker];
    const begin = () => {
      if (!started.has(tracker)) start(id);
      started.add(tracker);
      sendPurchase();
      return leave;
    };
    // Nested: it starts when the last of them is allowed.
    categories.reduceRight<() => () => void>((inner, one) => () => loadWhenAllowed(one, inner), begin)();
  }
}

/** An order page holds its purchase; each service gets each order once. */
function sendPurchase(): void {
  const place = document.querySelector<HTMLElement>("[data-bought]");
  const order = place?.dataset.bought;
  if (!place || !order || started.size === 0) return;
  try {
    const sent: string[] = JSON.parse(window.localStorage.getItem(sentOrdersKey) ?? "[]");
    const due = [...started].filter((tracker) => !sent.includes(`${tracker} ${order}`));
    if (due.length === 0) return;
    const stored = [...sent, ...due.map((tracker) => `${tracker} ${order}`)].slice(-50);
    window.localStorage.setItem(sentOrdersKey, JSON.stringify(stored));
    for (const tracker of due) adapters[tracker].send({ order, total: Number(place.dataset.total) });
  } catch {
    // Without storage, sent orders are unknown: one event too few is better than two.
  }
}
