import { type Editing, startEditing } from "@/lib/designer/editor/history";
import { countLayers } from "@/lib/designer/editor/layers";
import { copyName, draftsToSend } from "@/lib/designer/editor/merge-drafts";
import { unshared } from "@/lib/designer/editor/unshared";
import { saveDesignAction } from "@/server/designs/actions";
import type { Designer } from "../designer-context";
import type { DraftSaver, DraftState } from "./draft-state";
import { type Draft, listDrafts, readDraft, storeDraft } from "./draft-storage";

const newStamp = () => Math.floor(Math.random() * 2 ** 40) + 1;

/** Delays in ms that batch changes: for the browser's storage, and for the server. */
const deviceMs = 250;
const serverMs = 3000;
const channelName = "kapas-designs";

type Word = { kind: "open" | "here" | "saved"; id: string; tab: string };

/** Saves the open design: in the browser at every change, on the server when logged in. */
export function startSaving(designer: Designer): DraftSaver {
  const { editing, draft, conflict } = designer;
  const tab = crypto.randomUUID();
  const channel = typeof BroadcastChannel === "undefined" ? null : new BroadcastChannel(channelName);
  let stamp = 0;
  let isChanged = false;
  /** Changed since the last write to the device. */
  let isPending = false;
  /** True while a draft loads, so that programmatic updates aren't recorded as edits. */
  let isShowing = false;
  let isSignedIn = false;
  let savedDocument = editing.get().document;
  let savedName = draft.get().name;
  let deviceTimer: ReturnType<typeof setTimeout> | undefined;
  let serverTimer: ReturnType<typeof setTimeout> | undefined;
  let writing: Promise<void> = Promise.resolve();
  let isSending = false;

  const patch = (part: Partial<ReturnType<typeof draft.get>>) => draft.set({ ...draft.get(), ...part });
  const postToTabs = (kind: Word["kind"], id = draft.get().id) =>
    channel?.postMessage({ kind, id, tab } satisfies Word);

  const snapshot = (next: number): Draft => {
    const { id, name, rev } = draft.get();
    const { document, view, history } = editing.get();
    return { v: 1, id, name, rev, isChanged, stamp: next, savedAt: Date.now(), document, view, history };
  };

  async function write(): Promise<void> {
    clearTimeout(deviceTimer);
    if (conflict.get()) return;
    const next = snapshot(newStamp());
    try {
      const theirs = await storeDraft(next, stamp);
      if (theirs) {
        conflict.set({ where: "tab", name: theirs.name, document: theirs.document, mark: theirs.stamp });
        return;
      }
      stamp = next.stamp;
      isPending = editing.get().document !== next.document || draft.get().name !== next.name;
      postToTabs("saved");
      if (!isPending && (draft.get().save.kind !== "saved" || isChanged)) patch({ save: { kind: "device" } });
    } catch {
      patch({ save: { kind: "unsaved" } });
    }
  }

  const flush = () => {
    writing = writing.then(write);
    return writing;
  };

  async function send(): Promise<void> {
    clearTimeout(serverTimer);
    if (!isSignedIn || !isChanged || isSending || conflict.get() || !navigator.onLine) return;
    const { document } = editing.get();
    const { id, name, rev } = draft.get();
    if (rev === 0 && countLayers(document) === 0) return;
    isSending = true;
    patch({ save: { kind: "saving" } });
    try {
      const answer = await saveDesignAction({ id, name, rev, document: unshared(document) });
      if (draft.get().id !== id) return;
      if (!answer.ok) return patch({ save: { kind: "device" } });
      if (answer.data.kind === "stale") {
        const { theirs } = answer.data;
        conflict.set({ where: "account", name: theirs.name, document: theirs.document, mark: theirs.rev });
        return patch({ save: { kind: "device" } });
      }
      isChanged = editing.get().document !== document || draft.get().name !== name;
      patch({ rev: answer.data.rev, save: isChanged ? { kind: "device" } : { kind: "saved" } });
      await flush();
      if (isChanged) sendLater();
    } catch {
      // The response or the connection is lost: sent with the next change, or when back online.
      if (draft.get().id === id) patch({ save: { kind: "device" } });
    } finally {
      isSending = false;
    }
  }

  const sendLater = () => {
    clearTimeout(serverTimer);
    serverTimer = setTimeout(() => void send(), serverMs);
  };

  function onChange(): void {
    const { document } = editing.get();
    const { name, save } = draft.get();
    if (isShowing || save.kind === "loading" || (document === savedDocument && name === savedName)) return;
    savedDocument = document;
    savedName = name;
    markChanged();
  }

  function markChanged(): void {
    isChanged = true;
    isPending = true;
    // An unsaved change must not be shown as saved.
    patch({ save: { kind: "saving" } });
    clearTimeout(deviceTimer);
    deviceTimer = setTimeout(() => void flush(), deviceMs);
    sendLater();
  }

  /** Another tab has saved this design: unchanged content here follows it. A pending change detects the conflict on its write. */
  async function follow(): Promise<void> {
    const theirs = await readDraft(draft.get().id);
    if (!theirs || theirs.stamp === stamp || isPending || conflict.get()) return;
    take(theirs);
  }

  function show(next: DraftState, shown: Editing): void {
    isShowing = true;
    draft.set(next);
    editing.set(shown);
    isShowing = false;
    savedDocument = shown.document;
    savedName = next.name;
  }

  function take(theirs: Draft): void {
    const { id, name, rev, document, view, history } = theirs;
    stamp = theirs.stamp;
    isChanged = theirs.isChanged;
    const { selectedId } = editing.get();
    show(
      { id, name, rev, save: rev > 0 && !isChanged ? { kind: "saved" } : { kind: "device" } },
      { document, view, history: { ...history, gesture: null }, selectedId },
    );
  }

  if (channel)
    channel.onmessage = ({ data }: MessageEvent<Word>) => {
      if (data.id !== draft.get().id || data.tab === tab) return;
      if (data.kind === "open") postToTabs("here");
      if (data.kind === "here") designer.isElsewhere.set(true);
      if (data.kind === "saved") void follow();
    };

  const onHide = () => {
    if (isPending && document_.visibilityState === "hidden") void flush();
  };
  const document_ = window.document;
  const onOnline = () => void send();
  const stops = [editing.subscribe(onChange), draft.subscribe(onChange)];
  document_.addEventListener("visibilitychange", onHide);
  window.addEventListener("online", onOnline);

  /** Sends drafts from before the login once. */
  async function sendOthers(): Promise<void> {
    // Which design is open, and therefore sent separately, is not known before.
    if (!isSignedIn || draft.get().save.kind === "loading") return;
    const drafts = await listDrafts().catch(() => []);
    for (const each of draftsToSend(drafts)) {
      if (!isSignedIn || each.id === draft.get().id) continue;
      const whole = drafts.find(({ id }) => id === each.id);
      if (!whole) continue;
      const { id, name, rev, document } = whole;
      const answer = await saveDesignAction({ id, name, rev, document: unshared(document) }).catch(
        () => null,
      );
      // A conflict waits until the draft is opened: then the shopper chooses.
      if (answer?.ok && answer.data.kind === "saved") {
        const sent = { ...whole, rev: answer.data.rev, isChanged: false, stamp: newStamp() };
        if (!(await storeDraft(sent, whole.stamp))) postToTabs("saved", id);
      }
    }
  }

  const open: DraftSaver["open"] = (known, document, name) => {
    clearTimeout(deviceTimer);
    clearTimeout(serverTimer);
    isPending = false;
    conflict.set(null);
    designer.isElsewhere.set(false);
    if (known) take(known);
    else {
      stamp = 0;
      isChanged = false;
      const isWaiting = document === editing.get().document;
      show({ id: crypto.randomUUID(), name, rev: 0, save: { kind: "new" } }, startEditing(document));
      // The default tee is not saved before a change; a template or a copied design is, so that a reload keeps it.
      if (!isWaiting) markChanged();
    }
    designer.camera.set({ zoom: 1, centre: null });
    postToTabs("open");
    if (isChanged) sendLater();
    void sendOthers();
  };

  const copy: DraftSaver["copy"] = async (newName) => {
    const names = (await listDrafts().catch(() => [])).map((each) => each.name);
    const name = newName ?? copyName(draft.get().name, names);
    stamp = 0;
    isChanged = true;
    conflict.set(null);
    designer.isElsewhere.set(false);
    savedName = name;
    draft.set({ id: crypto.randomUUID(), name, rev: 0, save: { kind: "device" } });
    await flush();
    sendLater();
  };

  return {
    open,
    copy,
    rename: (name) => patch({ name }),
    flush,
    settle: async (choice) => {
      const found = conflict.get();
      if (!found) return;
      if (choice === "both") return copy();
      conflict.set(null);
      if (found.where === "account") patch({ rev: found.mark });
      else stamp = found.mark;
      if (choice === "theirs") {
        savedName = found.name;
        patch({ name: found.name });
        designer.commit(found.document, { label: "Use the other version", selectedId: null });
        savedDocument = found.document;
        isChanged = found.where === "tab";
        if (found.where === "account") patch({ save: { kind: "saved" } });
      }
      await flush();
      await send();
    },
    setSignedIn: (next) => {
      if (next === isSignedIn) return;
      isSignedIn = next;
      if (!next) return;
      void sendOthers();
      if (draft.get().rev === 0 && editing.get().history.past.length > 0) isChanged = true;
      if (isChanged) sendLater();
    },
    stop: () => {
      // The shopper can reach the proof before the timer ends.
      void send();
      for (const stop of stops) stop();
      document_.removeEventListener("visibilitychange", onHide);
      window.removeEventListener("online", onOnline);
      channel?.close();
      clearTimeout(serverTimer);
      if (isPending) void flush();
    },
  };
}
