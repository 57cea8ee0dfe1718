import { onceReleased } from "./once-released";

export interface ToastInput {
  title: string;
  description?: string;
  variant?: "default" | "destructive";
  /** Where the message leads on, or what takes back what it tells. */
  action?: { label: string; href: string } | { label: string; onPress: () => void };
}

export interface Toast extends ToastInput {
  id: number;
  isOpen: boolean;
}

const shownMs = 4000;
/** A message with a link or a button. */
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

/** Shows a message for four seconds, and one that leads on for ten. There is one at a time: a new one takes the place of the old. */
export function toast(input: ToastInput): void {
  // A toast must not cover a button while it is being pressed.
  onceReleased(() => {
    set({ ...input, id: nextId++, isOpen: true });
    resumeToast();
  });
}

/** Out of sight now, out of the document three seconds later. */
export function dismissToast(): void {
  if (!current?.isOpen) return;
  set({ ...current, isOpen: false });
  wait(removedAfterMs, () => set(null));
}

/** While it is pointed at or has focus, it stays. */
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
