import { createHash } from "node:crypto";
import { rmSync } from "node:fs";
import { connect, createServer, type Server } from "node:net";
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

const listenAt = (address: string) =>
  new Promise<Server | null>((resolve, reject) => {
    const server = createServer((socket) => socket.destroy());
    server.once("error", (error) =>
      "code" in error && error.code === "EADDRINUSE" ? resolve(null) : reject(error),
    );
    server.listen(address, () => resolve(server.unref()));
  });

/** The function that releases the lock, or null while another process has it. */
export async function tryLock(dir: string): Promise<(() => void) | null> {
  const address = addressOf(dir);
  let server = await listenAt(address);
  if (!server && !(await isOwned(dir))) {
    // A killed process left its socket.
    if (process.platform !== "win32") rmSync(address, { force: true });
    server = await listenAt(address);
  }
  return server && (() => server.close());
}

/** Two sandboxes on one data folder would stop each other's database. */
export async function takeLock(dir: string): Promise<() => void> {
  const unlock = await tryLock(dir);
  if (!unlock) throw new Error(`another sandbox uses ${dir}: stop it, or set SANDBOX_DIR`);
  return unlock;
}
