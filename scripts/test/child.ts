import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import type { z } from "zod";

/** A child process that prints one line of JSON when it is ready and stops when its standard input closes. */
export interface Child<T> {
  announced: T;
  stop: () => Promise<void>;
}

export async function startChild<T>(
  script: string,
  schema: z.ZodType<T>,
  { args = [], env = {} }: { args?: string[]; env?: Record<string, string> } = {},
): Promise<Child<T>> {
  const child: ChildProcess = spawn(process.execPath, ["--import", "tsx", script, ...args], {
    stdio: ["pipe", "pipe", "inherit"],
    env: { ...process.env, ...env },
  });
  const stop = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const gone = once(child, "exit");
    child.stdin?.end();
    await gone;
  };
  if (child.stdout === null) throw new Error(`${script} has no output`);
  for await (const line of createInterface({ input: child.stdout })) {
    return { announced: schema.parse(JSON.parse(line)), stop };
  }
  throw new Error(`${script} ended before it was ready`);
}
