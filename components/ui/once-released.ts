"use client";

/** After the finger is up, the browser takes this long at most to make a click of it. */
const clickMs = 60;
/** A release can get lost, outside of the window for instance. */
const patienceMs = 1500;

let waiting: (() => void)[] | null = null;

function onPress({ isPrimary, button }: PointerEvent): void {
  if (waiting || !isPrimary || button !== 0) return;
  const held: (() => void)[] = [];
  waiting = held;
  const end = () => {
    for (const type of ends) document.removeEventListener(type, onEnd, true);
    clearTimeout(timer);
    waiting = null;
    for (const run of held) run();
  };
  const onEnd = () => setTimeout(end, clickMs);
  const timer = setTimeout(end, patienceMs);
  for (const type of ends) document.addEventListener(type, onEnd, true);
}

const ends = ["pointerup", "pointercancel"] as const;

if (typeof document !== "undefined") document.addEventListener("pointerdown", onPress, true);

/**
 * Runs at once, or after the press that is under way. What changes the page by itself (an answer, a message) runs here: a
 * button that moves or goes between press and release gets no click.
 */
export function onceReleased(run: () => void): void {
  if (waiting) waiting.push(run);
  else run();
}
