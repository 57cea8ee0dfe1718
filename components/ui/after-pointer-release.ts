/** Milliseconds within which the browser fires the click after a release. */
const clickMs = 60;
/** Milliseconds; a release can get lost, for instance outside the window. */
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

/** A press that follows so quickly that the previous click has not fired yet extends the wait. */
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
 * Runs at once, or after the current press. Updates that the user did not trigger (a response, a toast) run here: a
 * button that moves or disappears between press and release gets no click.
 */
export function afterPointerRelease(run: () => void): void {
  if (waiting) waiting.push(run);
  else run();
}
