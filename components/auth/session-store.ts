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
/** The question under way, or the last one. */
let asked: Promise<void> | undefined;
let channel: BroadcastChannel | undefined;
const listeners = new Set<() => void>();

function setUser(next: SessionUser | null): void {
  if (next === user) return;
  user = next;
  for (const listener of listeners) listener();
}

/** Whether this browser may be signed in. Without it nobody is, and there is nothing to ask. */
export function hasHint(): boolean {
  return document.cookie.split("; ").some((pair) => pair.startsWith(`${signedInHint}=`));
}

/** Guests make no call. A menu is shown only for a full answer; whatever goes wrong shows the guest's header. */
async function ask(cache: RequestCache): Promise<void> {
  request?.abort();
  request = undefined;
  if (!hasHint()) return setUser(null);
  const mine = new AbortController();
  request = mine;
  try {
    const response = await fetch(paths.api.session, { signal: mine.signal, cache });
    if (response.status === 401) return setUser(null);
    if (!response.ok) return;
    const answer: { user: Omit<SessionUser, "isStaff"> | null; isStaff: boolean } = await response.json();
    setUser(answer.user && { ...answer.user, isStaff: answer.isStaff });
  } catch {
    // Offline, or another page is on its way: what is shown stays.
  } finally {
    if (request === mine) request = undefined;
  }
}

/** The browser keeps an answer for half a minute, for one set of cookies; `reload` when somebody has changed theirs. */
function load(cache: RequestCache = "default"): Promise<void> {
  asked = ask(cache);
  return asked;
}

/** Who is signed in, once it is known; null for a guest, and when nobody can say. */
export async function findUser(): Promise<SessionUser | null> {
  await (asked ?? load());
  return user;
}

/** After a soft navigation: asks again only when somebody has signed in or out meanwhile. */
export function checkSession(): void {
  if (!request && hasHint() !== (user !== null)) void load();
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

/** The visitor for the header, or null: a guest, or not known yet. Never a reason to allow anything. */
export function useSessionUser(): SessionUser | null {
  return useSyncExternalStore(
    subscribe,
    () => user,
    () => null,
  );
}
