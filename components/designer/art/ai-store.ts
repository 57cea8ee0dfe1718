import { useSyncExternalStore } from "react";
import { hasSignedInHint } from "@/components/auth/session-store";
import { toast } from "@/components/ui/toast-store";
import type { ArtRequest } from "@/lib/ai-art/art-request";
import { isGenerationActive, type MyArt } from "@/lib/ai-art/my-art";
import { designPaths } from "@/lib/designer/design-paths";
import { offlineMessage } from "@/lib/result";
import { createStore } from "../store";

type Mine =
  | { is: "loading" }
  | { is: "guest" }
  | { is: "problem"; message: string }
  | { is: "mine"; art: MyArt };

export type NewArtRequest = Omit<ArtRequest, "id">;

const store = createStore<Mine>({ is: "loading" });
/** Open panels, which announce updates themselves. */
let watchers = 0;
let timer: ReturnType<typeof setTimeout> | undefined;

const everyMs = 2000;

export function useMyArt(): Mine {
  return useSyncExternalStore(store.subscribe, store.get, store.get);
}

function take(art: MyArt): void {
  const before = store.get();
  const waited = before.is === "mine" ? before.art.generations.find(isGenerationActive) : undefined;
  store.set({ is: "mine", art });
  clearTimeout(timer);
  if (art.generations.some(isGenerationActive)) timer = setTimeout(() => void ask(), everyMs);
  const ended = waited && art.generations.find(({ id }) => id === waited.id);
  if (watchers > 0 || !ended || isGenerationActive(ended)) return;
  toast(
    ended.status === "done"
      ? { title: "Your picture is ready", description: "Open AI to add it to the tee." }
      : { title: "We couldn't generate your picture", description: "Open AI to see why." },
  );
}

async function ask(): Promise<void> {
  const was = store.get();
  try {
    const response = await fetch(designPaths.aiArt, { cache: "no-store" });
    if (!response.ok && response.status !== 401) throw new Error(`ai art: ${response.status}`);
    if (response.status === 401) store.set({ is: "guest" });
    // Our own route answers with this.
    else take((await response.json()) as MyArt);
  } catch {
    // Drawing continues; the next watcher polls again.
    if (was.is === "mine") timer = setTimeout(() => void ask(), 2 * everyMs);
    else
      store.set({
        is: "problem",
        message: navigator.onLine ? "We couldn't load your pictures." : offlineMessage,
      });
  }
}

/** Loads the account's AI pictures; a signed-out browser sends no request. */
export function loadMyArt(): void {
  clearTimeout(timer);
  if (hasSignedInHint()) void ask();
  else store.set({ is: "guest" });
}

/** Polls while a panel shows them. */
export function watchMyArt(): () => void {
  watchers += 1;
  loadMyArt();
  return () => {
    watchers -= 1;
  };
}

/** The last request without a response: sent again, it has the same id and costs one credit. */
let unanswered: { id: string; request: string } | null = null;

export interface ArtRequestRefusal {
  message: string;
  /** The prompt must change; otherwise the same one may be sent again. */
  isOfWords: boolean;
}

/** Null: it is being drawn. */
export async function sendArtRequest(request: NewArtRequest): Promise<ArtRequestRefusal | null> {
  const asText = JSON.stringify(request);
  const id = unanswered?.request === asText ? unanswered.id : crypto.randomUUID();
  unanswered = { id, request: asText };
  try {
    const response = await fetch(designPaths.aiArt, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ ...request, id }),
    });
    const answer: unknown = await response.json();
    unanswered = null;
    if (response.ok) {
      // Our own route answers with this.
      take(answer as MyArt);
      return null;
    }
    if (response.status === 401) store.set({ is: "guest" });
    const { message } = Object(answer);
    return {
      message: typeof message === "string" ? message : "We couldn't start generating. Try again.",
      isOfWords: response.status === 422,
    };
  } catch {
    const message = navigator.onLine ? "We couldn't reach the shop. Try Generate again." : offlineMessage;
    return { message, isOfWords: false };
  }
}
