import { rmSync } from "node:fs";
import { stopBackend } from "../../../sandbox/backend-child";

export default async function stopBackends(): Promise<void> {
  for (const { child, dir } of globalThis.kapasBackends ?? []) {
    await stopBackend(child);
    rmSync(dir, { recursive: true, force: true });
  }
}
