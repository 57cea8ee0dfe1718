import { once } from "node:events";
import { rmSync } from "node:fs";

export default async function stopBackend(): Promise<void> {
  const backend = globalThis.kapasBackend;
  if (!backend) return;
  const { child, dir } = backend;
  if (child.exitCode === null) {
    child.stdin.end();
    await once(child, "exit");
  }
  rmSync(dir, { recursive: true, force: true });
}
