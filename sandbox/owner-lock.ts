import { createHash } from "node:crypto";
import { rmSync } from "node:fs";
import { connect, createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";

// A socket responds exactly as long as its owner lives. A process id in a file may belong to another process since then.
function addressOf(dir: string): string {
  const name = `kapas-${createHash("sha256").update(dir).digest("hex").slice(0, 16)}`;
  return process.platform === "win32" ? `\\\\.\\pipe\\${name}` : join(tmpdir(), `${name}.sock`);
}

/** Whether a sandbox is running on this folder. */
export function isOwned(dir: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(addressOf(dir));
    socket.once("connect", () => {
      socket.destroy();
      resolve(true);
    });
    socket.once("error", () => resolve(false));
  });
}

/** Two sandboxes on one data folder would stop each other's database. */
export async function takeLock(dir: string): Promise<() => void> {
  if (await isOwned(dir)) throw new Error(`another sandbox uses ${dir}: stop it, or set SANDBOX_DIR`);
  const address = addressOf(dir);
  if (process.platform !== "win32") rmSync(address, { force: true });
  const server = createServer((socket) => socket.destroy());
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(address, resolve);
  });
  server.unref();
  return () => server.close();
}
