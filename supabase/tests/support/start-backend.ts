import { type ChildProcessByStdio, spawn } from "node:child_process";
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import type { Readable, Writable } from "node:stream";

type BackendProcess = ChildProcessByStdio<Writable, Readable, null>;

declare global {
  var kapasBackend: { child: BackendProcess; dir: string } | undefined;
}

/** The first line that the backend prints says where it is; anything else on the way is a failure to show. */
async function readFirstLine(child: BackendProcess): Promise<string> {
  for await (const line of createInterface({ input: child.stdout })) return line;
  throw new Error("The sandbox backend ended before it was ready");
}

/**
 * A database and a gateway of their own in a temporary folder, with migrations and people but without pictures.
 * KAPAS_TEST_BACKEND (the JSON line of a running one) is used instead when it is set: see scripts/bite.ts.
 */
export default async function startBackend(): Promise<void> {
  if (process.env.KAPAS_TEST_BACKEND) return;
  const dir = mkdtempSync(join(tmpdir(), "kapas-test-"));
  const child = spawn(process.execPath, ["--import", "tsx", "sandbox/backend-only.ts"], {
    stdio: ["pipe", "pipe", "inherit"],
    env: { ...process.env, NODE_ENV: "test", SANDBOX_DIR: dir, SANDBOX_PORT: "" },
  });
  globalThis.kapasBackend = { child, dir };
  process.env.KAPAS_TEST_BACKEND = await readFirstLine(child);
}
