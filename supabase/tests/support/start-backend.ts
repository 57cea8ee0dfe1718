import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type BackendChild, readAnnouncement, spawnBackend } from "../../../sandbox/backend-child";

declare global {
  var kapasBackend: { child: BackendChild; dir: string } | undefined;
}

/**
 * A database and a gateway of their own in a temporary folder, with migrations and people but without pictures.
 * KAPAS_TEST_BACKEND (the JSON line of a running one) is used instead when it is set: see scripts/bite/bite.ts.
 */
export default async function startBackend(): Promise<void> {
  if (process.env.KAPAS_TEST_BACKEND) return;
  const dir = mkdtempSync(join(tmpdir(), "kapas-test-"));
  const child = spawnBackend({ dir, port: 0 });
  globalThis.kapasBackend = { child, dir };
  process.env.KAPAS_TEST_BACKEND = (await readAnnouncement(child)).line;
}
