import { rmSync } from "node:fs";
import { stopBackend as stopChild } from "../../../sandbox/backend-child";

export default async function stopBackend(): Promise<void> {
  const backend = globalThis.kapasBackend;
  if (!backend) return;
  await stopChild(backend.child);
  rmSync(backend.dir, { recursive: true, force: true });
}
