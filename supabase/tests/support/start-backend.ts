import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type BackendChild, readAnnouncement, spawnBackend } from "../../../sandbox/backend-child";

declare global {
  var kapasBackends: { child: BackendChild; dir: string }[] | undefined;
}

/**
 * For each worker a database and a gateway of their own in a temporary folder, with migrations and people but without
 * pictures. KAPAS_TEST_BACKEND (the JSON line of a running one) is used instead when it is set: see scripts/bite/bite.ts.
 */
export default async function startBackends({ maxWorkers }: { maxWorkers: number }): Promise<void> {
  if (process.env.KAPAS_TEST_BACKEND) return;
  const backends = Array.from({ length: maxWorkers }, () => {
    const dir = mkdtempSync(join(tmpdir(), "kapas-test-"));
    return { child: spawnBackend({ dir, port: 0 }), dir };
  });
  globalThis.kapasBackends = backends;
  const announced = await Promise.all(backends.map(({ child }) => readAnnouncement(child)));
  for (const [index, { line }] of announced.entries()) {
    process.env[`KAPAS_TEST_BACKEND_${index + 1}`] = line;
  }
}
