import { cpus } from "node:os";

type Times = { times: ReturnType<typeof cpus>[number]["times"] };

/** The lowest idle share of the processors at which figures are comparable. */
const minIdle = 0.85;

/** The share of processor time between two readings in which the processors were idle. */
export function idleShare(before: readonly Times[], after: readonly Times[]): number {
  const sum = (all: readonly Times[], of: (times: Times["times"]) => number) =>
    all.reduce((total, { times }) => total + of(times), 0);
  const idle = ({ idle }: Times["times"]) => idle;
  const whole = (times: Times["times"]) => Object.values(times).reduce((a, b) => a + b);
  return (sum(after, idle) - sum(before, idle)) / (sum(after, whole) - sum(before, whole));
}

export async function measureIdle(): Promise<number> {
  const before = cpus();
  await new Promise((done) => setTimeout(done, 3000));
  return idleShare(before, cpus());
}

interface Allowed {
  busy: boolean;
  shell: boolean;
}

/** The reason not to measure, or null. A headless shell paints earlier than the browser that visitors have. */
export function findRefusal(browser: string, idle: number, { busy, shell }: Allowed): string | null {
  if (!shell && /headless[-_]shell/.test(browser))
    return `${browser} is not a full Chromium: install the package chromium, set CHROME_PATH, or add --shell.`;
  if (!busy && idle < minIdle)
    return `The processors are only ${Math.round(idle * 100)} % idle: stop other programs, or add --busy.`;
  return null;
}
