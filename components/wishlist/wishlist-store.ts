import { useSyncExternalStore } from "react";
import { track } from "@/components/analytics/track";
import { findUser, hasSignedInHint } from "@/components/auth/session-store";
import { toast } from "@/components/ui/toaster";
import { sessionChannel } from "@/lib/auth/session-cookies";
import { paths } from "@/lib/paths";
import { wishlistMessages } from "@/lib/wishlist/messages";
import { parseWaitingWishes } from "@/lib/wishlist/parse-waiting-wishes";
import { addToWaiting, removeFromWaiting, waitingWishesKey } from "@/lib/wishlist/waiting-wishes";
import {
  isOnWishlist,
  restoreWishes,
  type WantedWish,
  type Wish,
  withoutWish,
  withWish,
} from "@/lib/wishlist/wish";

const freshForMs = 30_000;
const nothing: readonly Wish[] = [];

let wishes = nothing;
let loadedAt = 0;
/** The version on the screen; responses to older requests are dropped. */
let turn = 0;
let writes = 0;
let lastWrite: Promise<unknown> = Promise.resolve();
let channel: BroadcastChannel | undefined;
const listeners = new Set<() => void>();

function show(next: readonly Wish[]): void {
  wishes = next;
  for (const listener of listeners) listener();
}

/** The server's latest state, here or in another tab. */
function settle(next: readonly Wish[]): void {
  turn += 1;
  loadedAt = Date.now();
  show(next);
}

/** Guests make no request. */
async function load(): Promise<void> {
  if (!hasSignedInHint()) {
    settle(readDeviceWishes());
    loadedAt = 0;
    return;
  }
  if (Date.now() - loadedAt < freshForMs) return;
  loadedAt = Date.now();
  turn += 1;
  const mine = turn;
  // Staff have no wishlist.
  if ((await findUser())?.isStaff) return;
  // Without a response, the visitor is offline or another page is loading.
  const response = await fetch(paths.api.wishlist).catch(() => null);
  const answer = response?.ok ? await response.json().catch(() => null) : null;
  if (mine !== turn) return;
  if (answer) show(answer.wishes);
  else loadedAt = 0;
  if (response && response.status >= 500)
    toast({ title: wishlistMessages.loadFailed, variant: "destructive" });
}

function reload(): void {
  loadedAt = 0;
  void load();
}

/** The channels stay open as long as the page: hearts mount and unmount with every soft navigation. */
function listen(): void {
  channel = new BroadcastChannel("kapas-wishlist");
  channel.onmessage = ({ data }) => settle(data);
  new BroadcastChannel(sessionChannel).onmessage = reload;
  window.addEventListener("pageshow", ({ persisted }) => persisted && reload());
}

/** The first subscriber loads the list. */
export function subscribe(listener: () => void): () => void {
  if (!channel) listen();
  if (listeners.size === 0) void load();
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether the shown list has it; without a size: in any. */
export function isShownOnWishlist(id: number, size: string | null): boolean {
  return isOnWishlist(wishes, id, size);
}

/** null during hydration. */
export function useWishes(): readonly Wish[] | null {
  return useSyncExternalStore<readonly Wish[] | null>(
    subscribe,
    () => wishes,
    () => null,
  );
}

/** Takes the list from a server-rendered page, so that no second request is needed. */
export function seedWishes(known: readonly Wish[]): void {
  settle(known);
}

interface Answer {
  status: number;
  body: { wishes: readonly Wish[]; outcome?: "added" | "already" } | null;
  message: string | undefined;
}

/** Shows `next` at once and reverts it when the server refuses. Writes run one after the other. */
async function write(path: string, wish: Pick<Wish, "id">, next: readonly Wish[]): Promise<Answer> {
  const before = wishes;
  turn += 1;
  writes += 1;
  const mine = writes;
  show(next);
  const sent = lastWrite.then(() =>
    fetch(path, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(wish),
      // The write also completes when the visitor leaves the page.
      keepalive: true,
    }).catch(() => null),
  );
  lastWrite = sent;
  const response = await sent;
  const body = await response?.json().catch(() => null);
  if (response?.ok && body) {
    if (mine === writes) {
      settle(body.wishes);
      channel?.postMessage(body.wishes);
    }
    return { status: response.status, body, message: undefined };
  }
  show(restoreWishes(wishes, wish.id, before));
  loadedAt = 0;
  return { status: response?.status ?? 0, body: null, message: body?.message };
}

function fail(title: string, description: string | undefined): void {
  toast({ title, variant: "destructive", ...(description && { description }) });
}

export async function addWish({ name, ...wish }: WantedWish): Promise<void> {
  if (!hasSignedInHint())
    return changeDevice((stored) => addToWaiting(stored, { name, ...wish }, Date.now()));
  const { status, body, message } = await write(paths.api.wishlist, wish, withWish(wishes, wish));
  if (body) {
    track("wishlist", { action: "add", productId: wish.id });
    toast({
      title: body.outcome === "already" ? wishlistMessages.already(name) : wishlistMessages.added(name),
    });
  } else if (status === 401) askToLogIn({ name, ...wish });
  else fail(wishlistMessages.addFailed, message);
}

/** Without a size all entries of the product are removed; null means the entry without one. */
export async function removeWish(id: number, size?: string | null, isQuiet = false): Promise<void> {
  if (!hasSignedInHint()) {
    changeDevice((stored) => removeFromWaiting(stored, id, size));
    if (!isQuiet) toast({ title: wishlistMessages.removed });
    return;
  }
  const wish = size === undefined ? { id } : { id, size };
  const { body, message } = await write(paths.api.removeWish, wish, withoutWish(wishes, id, size));
  if (body) track("wishlist", { action: "remove", productId: id });
  if (!body) fail(wishlistMessages.removeFailed, message);
  else if (!isQuiet) toast({ title: wishlistMessages.removed });
}

export function toggleWish(wish: WantedWish): void {
  const { id, size } = wish;
  if (isOnWishlist(hasSignedInHint() ? wishes : readDeviceWishes(), id, size))
    void removeWish(id, size ?? undefined);
  else if (hasSignedInHint()) void addWish(wish);
  else askToLogIn(wish);
}

/** A guest's, oldest first. */
export function readDeviceWishes(): readonly WantedWish[] {
  try {
    return parseWaitingWishes(window.localStorage.getItem(waitingWishesKey), Date.now());
  } catch {
    return [];
  }
}

function changeDevice(change: (stored: string | null) => string): void {
  try {
    const { localStorage } = window;
    localStorage.setItem(waitingWishesKey, change(localStorage.getItem(waitingWishesKey)));
  } catch {
    // A browser without storage: the visitor clicks again after login.
  }
  settle(readDeviceWishes());
  channel?.postMessage(wishes);
}

/** The entry is saved on this device, and added on the first page after login. */
function askToLogIn(wish: WantedWish): void {
  changeDevice((stored) => addToWaiting(stored, wish, Date.now()));
  const here = encodeURIComponent(window.location.pathname + window.location.search);
  toast({
    title: wishlistMessages.logIn,
    description: "It's saved on this device until you do.",
    action: { label: "Log in", href: `${paths.auth()}?next=${here}` },
  });
}
