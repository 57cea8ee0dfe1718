import { type ChildProcessByStdio, spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import type { Readable, Writable } from "node:stream";
import { z } from "zod";

export type BackendChild = ChildProcessByStdio<Writable, Readable, null>;

const announcementSchema = z.object({ databaseUrl: z.string() });

/** Database and gateway (backend-only.ts) in a separate process. Port 0 takes any free one. */
export function spawnBackend({
  dir,
  port,
  shopPort,
  database = "",
}: {
  dir: string;
  port: number;
  /** Of the shop that gets the webhooks and the time. */
  shopPort?: number;
  database?: string;
}): BackendChild {
  return spawn(process.execPath, ["--import", "tsx", "sandbox/backend-only.ts"], {
    stdio: ["pipe", "pipe", "inherit"],
    env: {
      ...process.env,
      SANDBOX_DIR: dir,
      SANDBOX_PORT: port === 0 ? "" : String(port),
      SANDBOX_DATABASE: database,
      ...(shopPort && { PORT: String(shopPort) }),
    },
  });
}

/** Waits until it is ready. `line` is its own JSON status. */
export async function readAnnouncement(child: BackendChild): Promise<{ line: string; databaseUrl: string }> {
  for await (const line of createInterface({ input: child.stdout })) {
    return { line, ...announcementSchema.parse(JSON.parse(line)) };
  }
  throw new Error("The sandbox backend ended before it was ready");
}

export async function stopBackend(child: BackendChild): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, "exit");
  child.stdin.end();
  await gone;
}
