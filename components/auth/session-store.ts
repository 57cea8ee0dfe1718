import { useSyncExternalStore } from "react";
import { sessionChannel, signedInHint } from "@/lib/auth/session-cookies";
import { paths } from "@/lib/paths";

export interface SessionUser {
  firstName: string;
  email: string | null;
  isStaff: boolean;
}

let user: SessionUser | null = null;
let request: AbortController | undefined;
/** The current session request, or the last one. */
let asked: Promise<void> | undefined;
let channel: BroadcastChannel | undefined;
const listeners = new Set<() => void>();

function setUser(next: SessionUser | null): void {
  if (next === user) return;
  user = next;
  for (const listener of listeners) listener();
}

/** Whether this browser may be logged in. Without the hint cookie no one is, so no request is needed. */
export function hasSignedInHint(): boolean {
  return document.cookie.split("; ").some((pair) => pair.startsWith(`${signedInHint}=`));
}

/** Guests make no request. Only a complete answer shows a menu; any failure shows the guest's header. */
async function ask(cache: RequestCache): Promise<void> {
  request?.abort();
  request = undefined;
  if (!hasSignedInHint()) return setUser(null);
  const mine = new AbortController();
  request = mine;
  try {
    const response = await fetch(paths.api.session, { signal: mine.signal, cache });
    if (response.status === 401) return setUser(null);
    if (!response.ok) return;
    const answer: { user: Omit<SessionUser, "isStaff"> | null; isStaff: boolean } = await response.json();
    setUser(answer.user && { ...answer.user, isStaff: answer.isStaff });
  } catch {
    // Offline, or the page is being left: the header does not change.
  } finally {
    if (request === mine) request = undefined;
  }
}

/** The browser caches an answer for half a minute per set of cookies; `reload` when the cookies have changed. */
function load(cache: RequestCache = "default"): Promise<void> {
  asked = ask(cache);
  return asked;
}

/** The signed-in user once known; null for a guest, and when the request fails. */
export async function findUser(): Promise<SessionUser | null> {
  await (asked ?? load());
  return user;
}

/** After a soft navigation: requests the session again only when someone has logged in or out since. */
export function checkSession(): void {
  if (!request && hasSignedInHint() !== (user !== null)) void load();
}

function reload(): void {
  void load("reload");
}

function onPageShow(event: PageTransitionEvent): void {
  if (event.persisted) reload();
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) {
    channel = new BroadcastChannel(sessionChannel);
    channel.onmessage = reload;
    window.addEventListener("pageshow", onPageShow);
    void load();
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    channel?.close();
    window.removeEventListener("pageshow", onPageShow);
  };
}

/** The user for the header; null: a guest, or not known yet. Never use it for authorisation. */
export function useSessionUser(): SessionUser | null {
  return useSyncExternalStore(
    subscribe,
    () => user,
    () => null,
  );
}
