import type { ComponentType } from "react";
import { afterPointerRelease } from "./after-pointer-release";

export interface ToastInput {
  title: string;
  description?: string;
  variant?: "default" | "destructive";
  /** A link, or a button such as Undo. */
  action?: { label: string; href: string } | { label: string; onPress: () => void };
  /** Shown above the action. `of`: their subject, such as the key of a cart's line. */
  controls?: { load: () => Promise<{ ToastControls: ComponentType<{ of: string }> }>; of: string };
}

export interface Toast extends ToastInput {
  id: number;
  isOpen: boolean;
}

const shownMs = 4000;
/** For a toast with a link or a button. */
const shownWithActionMs = 10_000;
const removedAfterMs = 3000;

let current: Toast | null = null;
let nextId = 1;
let timer: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

function set(next: Toast | null): void {
  current = next;
  for (const listener of listeners) listener();
}

function wait(ms: number, then: () => void): void {
  clearTimeout(timer);
  timer = setTimeout(then, ms);
}

/** Shows a toast for four seconds, or ten with an action. Only one at a time: a new one replaces the old. */
export function toast(input: ToastInput): void {
  // A toast must not cover a button during a press.
  afterPointerRelease(() => {
    set({ ...input, id: nextId++, isOpen: true });
    resumeToast();
  });
}

/** Hidden now, removed from the document three seconds later. */
export function dismissToast(): void {
  if (!current?.isOpen) return;
  set({ ...current, isOpen: false });
  wait(removedAfterMs, () => set(null));
}

/** Keeps it open while hovered or focused. */
export function pauseToast(): void {
  if (current?.isOpen) clearTimeout(timer);
}

export function resumeToast(): void {
  if (current?.isOpen) wait(current.action ? shownWithActionMs : shownMs, dismissToast);
}

export function subscribeToToast(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function getToast(): Toast | null {
  return current;
}
