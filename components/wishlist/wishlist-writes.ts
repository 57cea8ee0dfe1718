"use client";

import { hasHint } from "@/components/auth/session-store";
import { toast } from "@/components/ui/toaster";
import { paths } from "@/lib/paths";
import { wishlistMessages } from "@/lib/wishlist/messages";
import { serializeWaitingWish, waitingWishKey } from "@/lib/wishlist/waiting-wish";
import {
  isWished,
  restoreWishes,
  type WantedWish,
  type Wish,
  withoutWish,
  withWish,
} from "@/lib/wishlist/wish";
import { hope, settleEverywhere, shownWishes, takeBack } from "./wishlist-store";

let writes = 0;
let lastWrite: Promise<unknown> = Promise.resolve();

interface Answer {
  status: number;
  body: { wishes: readonly Wish[]; outcome?: "added" | "already" } | null;
  message: string | undefined;
}

/** Shows `next` at once and takes it back when the shop does not agree. One write after the other, as they were made. */
async function write(path: string, wish: Pick<Wish, "id">, next: readonly Wish[]): Promise<Answer> {
  const before = shownWishes();
  writes += 1;
  const mine = writes;
  hope(next);
  const sent = lastWrite.then(() =>
    fetch(path, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(wish),
      // The write also finishes when the visitor leaves the page.
      keepalive: true,
    }).catch(() => null),
  );
  lastWrite = sent;
  const response = await sent;
  const body = await response?.json().catch(() => null);
  if (response?.ok && body) {
    if (mine === writes) settleEverywhere(body.wishes);
    return { status: response.status, body, message: undefined };
  }
  takeBack(restoreWishes(shownWishes(), wish.id, before));
  return { status: response?.status ?? 0, body: null, message: body?.message };
}

function fail(title: string, description: string | undefined): void {
  toast({ title, variant: "destructive", ...(description && { description }) });
}

export async function addWish({ name, ...wish }: WantedWish): Promise<void> {
  const { status, body, message } = await write(paths.api.wishlist, wish, withWish(shownWishes(), wish));
  if (body) {
    toast({
      title: body.outcome === "already" ? wishlistMessages.already(name) : wishlistMessages.added(name),
    });
  } else if (status === 401) askToLogIn({ name, ...wish });
  else fail(wishlistMessages.addFailed, message);
}

/** Without a size all entries of the product go; null names the entry without one. */
export async function removeWish(id: number, size?: string | null, isQuiet = false): Promise<void> {
  const wish = size === undefined ? { id } : { id, size };
  const { body, message } = await write(paths.api.removeWish, wish, withoutWish(shownWishes(), id, size));
  if (!body) fail(wishlistMessages.removeFailed, message);
  else if (!isQuiet) toast({ title: wishlistMessages.removed });
}

export function toggleWish(wish: WantedWish): void {
  if (!hasHint()) askToLogIn(wish);
  else if (isWished(shownWishes(), wish.id, wish.size)) void removeWish(wish.id, wish.size ?? undefined);
  else void addWish(wish);
}

/** The wish waits in this tab, and is added on the first page after the login. */
function askToLogIn(wish: WantedWish): void {
  try {
    window.sessionStorage.setItem(waitingWishKey, serializeWaitingWish(wish, Date.now()));
  } catch {
    // A browser that keeps nothing: the visitor clicks again.
  }
  const here = encodeURIComponent(window.location.pathname + window.location.search);
  toast({
    title: wishlistMessages.logIn,
    action: { label: "Log in", href: `${paths.auth()}?next=${here}` },
  });
}
