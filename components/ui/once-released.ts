/** After the finger is up, the browser takes this long at most to make a click of it. */
const clickMs = 60;
/** A release can get lost, outside of the window for instance. */
const patienceMs = 3000;

let waiting: (() => void)[] | null = null;
let timer: ReturnType<typeof setTimeout> | undefined;

function endIn(ms: number): void {
  clearTimeout(timer);
  timer = setTimeout(() => {
    const held = waiting ?? [];
    waiting = null;
    for (const run of held) run();
  }, ms);
}

/** A press that follows the last one so closely that its click is not out yet goes on waiting. */
function onPress({ isPrimary, button }: PointerEvent): void {
  if (!isPrimary || button !== 0) return;
  waiting ??= [];
  endIn(patienceMs);
}

function onRelease({ isPrimary }: PointerEvent): void {
  if (waiting && isPrimary) endIn(clickMs);
}

if (typeof document !== "undefined") {
  document.addEventListener("pointerdown", onPress, true);
  for (const type of ["pointerup", "pointercancel"] as const)
    document.addEventListener(type, onRelease, true);
}

/**
 * Runs at once, or after the press that is under way. What changes the page by itself (an answer, a message) runs here: a
 * button that moves or goes between press and release gets no click.
 */
export function onceReleased(run: () => void): void {
  if (waiting) waiting.push(run);
  else run();
}
