import { setTimeout as pause } from "node:timers/promises";

const recoveryMs = 60_000;

/** A starting database or shop refuses its first connections. */
export async function patiently<T>(ask: () => Promise<T>): Promise<T> {
  const deadline = Date.now() + recoveryMs;
  for (;;) {
    try {
      return await ask();
    } catch (error) {
      if (Date.now() > deadline) throw error;
      await pause(200);
    }
  }
}
