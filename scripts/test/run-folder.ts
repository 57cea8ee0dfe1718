import { existsSync, mkdtempSync, readdirSync, rmSync, statfsSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { isAlive } from "../../sandbox/processes";

const MEMORY = "/dev/shm";
/** Two shops, their databases and a few gateways fit into it. */
const ENOUGH_BYTES = 4 * 1024 ** 3;

/** In memory where the system has enough: databases are thousands of files, whose deletion takes seconds on some disks. */
function rootOfRuns(): string {
  if (!existsSync(MEMORY)) return tmpdir();
  const { bavail, bsize } = statfsSync(MEMORY);
  return bavail * bsize >= ENOUGH_BYTES ? MEMORY : tmpdir();
}

/** Folders of killed runs; their PostgreSQL ended with them. */
function removeLeftFolders(root: string): void {
  for (const name of readdirSync(root)) {
    const owner = Number(/^kapas-test-(\d+)-/.exec(name)?.[1]);
    if (owner && !isAlive(owner)) rmSync(join(root, name), { recursive: true, force: true });
  }
}

/** A new folder for this process. The next run deletes what a killed one left. */
export function makeRunFolder(): string {
  const root = rootOfRuns();
  removeLeftFolders(root);
  return mkdtempSync(join(root, `kapas-test-${process.pid}-`));
}
