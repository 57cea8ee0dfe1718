"use client";

import { useSyncExternalStore } from "react";
import { findUser, hasHint } from "@/components/auth/session-store";
import { toast } from "@/components/ui/toaster";
import { sessionChannel } from "@/lib/auth/session-cookies";
import { paths } from "@/lib/paths";
import { wishlistMessages } from "@/lib/wishlist/messages";
import { isWished, type Wish } from "@/lib/wishlist/wish";

const freshForMs = 30_000;
const nothing: readonly Wish[] = [];

let wishes = nothing;
let loadedAt = 0;
/** The version on the screen; answers to older requests are dropped. */
let turn = 0;
let channel: BroadcastChannel | undefined;
const listeners = new Set<() => void>();

function show(next: readonly Wish[]): void {
  wishes = next;
  for (const listener of listeners) listener();
}

/** What the shop said just now, here or in another tab. */
function settle(next: readonly Wish[]): void {
  turn += 1;
  loadedAt = Date.now();
  show(next);
}

/** Guests make no call. */
async function load(): Promise<void> {
  if (!hasHint()) {
    settle(nothing);
    loadedAt = 0;
    return;
  }
  if (Date.now() - loadedAt < freshForMs) return;
  loadedAt = Date.now();
  turn += 1;
  const mine = turn;
  // Staff have no wishlist.
  if ((await findUser())?.isStaff) return;
  // Without an answer, the visitor is offline or another page is on its way.
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

/** The channels stay open as long as the page: hearts come and go with every soft navigation. */
function listen(): void {
  channel = new BroadcastChannel("kapas-wishlist");
  channel.onmessage = ({ data }) => settle(data);
  new BroadcastChannel(sessionChannel).onmessage = reload;
  window.addEventListener("pageshow", ({ persisted }) => persisted && reload());
}

function subscribe(listener: () => void): () => void {
  if (!channel) listen();
  if (listeners.size === 0) void load();
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Without a size: whether the product is there in any. */
export function useIsWished(id: number, size: string | null): boolean {
  return useSyncExternalStore(
    subscribe,
    () => isWished(wishes, id, size),
    () => false,
  );
}

/** null while the server's HTML is being taken over. */
export function useWishes(): readonly Wish[] | null {
  return useSyncExternalStore<readonly Wish[] | null>(
    subscribe,
    () => wishes,
    () => null,
  );
}

/** Takes the list from a page that the server has just rendered, so that no second request is needed. */
export function seedWishes(known: readonly Wish[]): void {
  settle(known);
}

/** What is on the screen now, for those who change it. */
export function shownWishes(): readonly Wish[] {
  return wishes;
}

/** Shows what is hoped for; answers to requests that are under way are dropped. */
export function hope(next: readonly Wish[]): void {
  turn += 1;
  show(next);
}

/** What the shop answered to the newest change; other tabs show it too. */
export function settleEverywhere(next: readonly Wish[]): void {
  settle(next);
  channel?.postMessage(next);
}

/** Takes back what the shop did not agree to. */
export function takeBack(next: readonly Wish[]): void {
  show(next);
  loadedAt = 0;
}
