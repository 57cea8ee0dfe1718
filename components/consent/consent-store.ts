import { type Choice, decide, isAllowed, readChoice, undecided, writeChoice } from "@/lib/consent/choice";
import { consentCookie, consentRecordPath } from "@/lib/consent/consent-cookie";
import type { Category, Services } from "@/lib/consent/services";

/** In localStorage: an answer whose record has not reached the server. */
const unsentKey = "kapas consent unsent";

let services: Services = {};
/** With cookies blocked, an answer lasts until the page is left. */
let held = "";
const listeners = new Set<() => void>();

export const hasGpc = (): boolean => Reflect.get(navigator, "globalPrivacyControl") === true;

/** The stored answer; empty before there is one. */
export function readAnswer(): string {
  const start = `${consentCookie.name}=`;
  const pair = document.cookie.split("; ").find((cookie) => cookie.startsWith(start));
  return pair?.slice(start.length) ?? held;
}

const circumstances = () => ({ services, choice: readChoice(readAnswer()), hasGpc: hasGpc() });

export const currentChoice = (): Choice | null => circumstances().choice;

export const isCategoryAllowed = (category: Category): boolean => isAllowed(category, circumstances());

export const undecidedCategories = (): Category[] => undecided(circumstances());

function notifyListeners(): void {
  for (const listener of listeners) listener();
}

/** Also notified of an answer in another tab: by the storage event of its record, or on return to this tab. */
export function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  document.addEventListener("visibilitychange", listener);
  window.addEventListener("storage", listener);
  return () => {
    listeners.delete(listener);
    document.removeEventListener("visibilitychange", listener);
    window.removeEventListener("storage", listener);
  };
}

async function sendRecord(answer: string): Promise<void> {
  try {
    window.localStorage.setItem(unsentKey, answer);
    const headers = { "content-type": "application/json" };
    const body = JSON.stringify(answer);
    const sent = await fetch(consentRecordPath, { method: "POST", headers, body, keepalive: true });
    if (sent.ok) window.localStorage.removeItem(unsentKey);
  } catch {
    // No connection, or no storage: the answer still applies, and its record is sent on the next page.
  }
}

/** Starts with the services that the shop's settings enable, once the page is hydrated. */
export function startConsent(switchedOn: Services): void {
  services = switchedOn;
  notifyListeners();
  try {
    const unsent = readAnswer();
    if (unsent && window.localStorage.getItem(unsentKey) === unsent) void sendRecord(unsent);
  } catch {
    // No storage: no record is known to be unsent.
  }
}

/** Takes effect at once; the server's record follows. */
export function answer(answers: Partial<Record<Category, boolean>>): void {
  const made = { decidedAt: Math.floor(Date.now() / 1000), browserId: crypto.randomUUID() };
  const text = writeChoice(decide(circumstances(), answers, made));
  held = text;
  const secure = window.location.protocol === "https:" ? "; secure" : "";
  // biome-ignore lint/suspicious/noDocumentCookie: Safari and Firefox have no cookie store that writes at once
  document.cookie = `${consentCookie.name}=${text}; path=/; max-age=${consentCookie.maxAge}; samesite=lax${secure}`;
  notifyListeners();
  void sendRecord(text);
}

/**
 * The only entry for third-party scripts: `load` runs once its category is allowed, and the function it
 * returns runs when consent is withdrawn. Returns a function that ends both.
 */
export function loadWhenAllowed(category: Category, load: () => () => void): () => void {
  let unload: (() => void) | null = null;
  const check = () => {
    const may = isCategoryAllowed(category);
    if (may === (unload !== null)) return;
    const ended = unload;
    unload = may ? load() : null;
    if (!may) ended?.();
  };
  const stop = subscribe(check);
  check();
  return () => {
    stop();
    unload?.();
  };
}
