import { onCLS, onINP, onLCP } from "web-vitals";
import { pageViewWindowMs, scrollMarks, timeMarks } from "@/lib/analytics/event";
import { parseCart } from "@/lib/cart/cart";
import { record, send } from "./send-events";
import { onTracked } from "./track";

const narrowing = ["category", "size", "color", "min", "max", "stock", "sort"];
/** A search result list reports its count after this time (milliseconds). */
const settleMs = 1500;

let viewedAt = new Map<string, number>();
let view = { path: "", furthest: 0, timers: [] as ReturnType<typeof setTimeout>[] };
let lastSearch = "";
let lastFilters = "";

/** Records a page view and when the page is left. */
export function recordPageView(path: string): void {
  const now = Date.now();
  viewedAt = new Map([...viewedAt].filter(([, at]) => now - at < pageViewWindowMs));
  if (!viewedAt.has(path)) {
    viewedAt.set(path, now);
    record("page_view", {}, path);
    if (path === "/checkout") record("checkout_step", { step: "checkout" }, path);
    if (path === "/order-success") record("checkout_step", { step: "order" }, path);
  }
  if (path !== window.location.pathname) return;
  for (const timer of view.timers) clearTimeout(timer);
  const timers = timeMarks.map((seconds) =>
    setTimeout(() => record("time_on_page", { seconds }), seconds * 1000),
  );
  timers.push(setTimeout(recordSearch, settleMs), setTimeout(recordScroll, settleMs));
  view = { path, furthest: 0, timers };
}

function recordScroll(): void {
  const { scrollHeight } = document.documentElement;
  const percent = ((window.scrollY + window.innerHeight) / scrollHeight) * 100;
  for (const mark of scrollMarks) {
    // The last line is a fraction of a pixel off on some screens.
    if (mark <= view.furthest || percent < mark - 0.5) continue;
    view.furthest = mark;
    record("scroll", { percent: mark });
  }
}

function recordSearch(): void {
  if (!/^\/(products|premium-tshirts)$/.test(view.path)) return;
  const query = new URLSearchParams(window.location.search);
  const term = query.get("q")?.trim().slice(0, 80) ?? "";
  if (term && term !== lastSearch) {
    const found = document.querySelector("main [role=status]")?.textContent?.match(/\d[\d,]*/)?.[0] ?? "0";
    record("search", { term, results: Number(found.replaceAll(",", "")) });
  }
  lastSearch = term;
  const filters = narrowing.filter((name) => query.get(name)).join(" ");
  if (filters && filters !== lastFilters) record("filter", { names: filters });
  lastFilters = filters;
}

const nameOf = (form: HTMLFormElement): string =>
  (
    form.getAttribute("aria-label") ||
    // form.id would be the field named "id" if the form has one.
    form.getAttribute("id") ||
    form.querySelector("h1, h2, legend, button[type=submit]")?.textContent ||
    "form"
  )
    .trim()
    .slice(0, 80);

const cartKey = "kapas-cart";

/** Items by product and size, from the browser's cart storage. */
function readCart(): Map<string, number> {
  const units = new Map<string, number>();
  try {
    for (const { id, size, quantity } of parseCart(window.localStorage.getItem(cartKey)).lines) {
      const key = `${id} ${size}`;
      units.set(key, (units.get(key) ?? 0) + quantity);
    }
  } catch {
    // Storage is unavailable: the cart is not tracked.
  }
  return units;
}

let cart = readCart();

/** Records what was added to or removed from the cart. */
function recordCartChange(): void {
  const now = readCart();
  for (const key of new Set([...cart.keys(), ...now.keys()])) {
    const more = (now.get(key) ?? 0) - (cart.get(key) ?? 0);
    if (more === 0) continue;
    const [id = "", ...size] = key.split(" ");
    record("cart", { action: more > 0 ? "add" : "remove", productId: Number(id), size: size.join(" ") });
  }
  cart = now;
}

const touched = new WeakSet<HTMLFormElement>();

function onForm(event: Event): void {
  const form = event.target instanceof Element ? event.target.closest("form") : null;
  if (!form || touched.has(form)) return;
  touched.add(form);
  record("form_interaction", { form: nameOf(form) });
}

function onSubmit({ target }: Event): void {
  if (!(target instanceof HTMLFormElement)) return;
  record("form_submit", { form: nameOf(target) });
  if (window.location.pathname !== "/checkout") return;
  const typed = new FormData(target).get("pincode");
  const isPincode = typeof typed === "string" && /^[1-9]\d{5}$/.test(typed);
  record("checkout_step", { step: "payment", ...(isPincode && { pincode: typed }) });
}

function onClick({ target }: Event): void {
  const pressed = target instanceof Element ? target.closest("a, button") : null;
  if (!pressed) return;
  const words = (
    pressed.getAttribute("aria-label") ||
    pressed.textContent ||
    pressed.getAttribute("href") ||
    ""
  )
    .trim()
    .slice(0, 80);
  setTimeout(recordCartChange, 300);
  if (!words) return;
  if (/^share\b/i.test(words)) record("share", { what: view.path.slice(0, 80) });
  else record("click", { target: words });
}

let hasLeft = false;

function onMouseOut({ relatedTarget, clientY }: MouseEvent): void {
  if (hasLeft || relatedTarget !== null || clientY > 0) return;
  hasLeft = true;
  record("exit_intent", {});
}

let lastScroll = 0;

function start(): void {
  const calm = { passive: true, capture: true } as const;
  window.addEventListener(
    "scroll",
    () => {
      if (performance.now() - lastScroll < 250) return;
      lastScroll = performance.now();
      setTimeout(recordScroll, 250);
    },
    calm,
  );
  document.addEventListener("click", onClick, calm);
  document.addEventListener("input", onForm, calm);
  document.addEventListener("submit", onSubmit, calm);
  document.addEventListener("mouseout", onMouseOut, calm);
  for (const action of ["play", "pause", "ended"] as const) {
    document.addEventListener(
      action,
      ({ target }) => target instanceof HTMLVideoElement && record("video", { action }),
      calm,
    );
  }
  onTracked((eventType, eventData) => record(eventType, eventData));
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState !== "hidden") return;
    record("page_hidden", {});
    send();
  });
  window.addEventListener("pagehide", () => {
    record("page_unload", {});
    send();
  });
  for (const measure of [onLCP, onINP, onCLS]) {
    measure(({ name, value }) => {
      if (name === "LCP" || name === "INP" || name === "CLS")
        record("web_vital", { vital: name, value: Math.round(value * 1000) / 1000 });
    });
  }
}

start();
