import { rmSync } from "node:fs";
import { findDiskProblem } from "../../sandbox/backend/disk-guard";
import { takeCached } from "../../sandbox/cached-files";
import { startPostgres } from "../../sandbox/postgres";
import { deletePostgresData, preparePostgresFiles } from "../../sandbox/postgres-files";
import { makeRunFolder } from "./run-folder";
import { makeTemplate, placeTemplate, type TemplateName, templateKey } from "./templates";

/** One PostgreSQL with the templates that test databases are created from. */
export interface Cluster {
  /** URL of the database "postgres", which no test uses. */
  url: string;
  dir: string;
  stop: () => Promise<void>;
}

/** Puts a PostgreSQL data folder with the template, and the storage that belongs to it, into an empty folder. */
export async function fillCluster(
  template: TemplateName,
  dir: string,
  printLine: (line: string) => void,
): Promise<void> {
  const problem = findDiskProblem(dir);
  if (problem) throw new Error(problem);
  const key = templateKey(template);
  const files = await preparePostgresFiles(dir);
  if (takeCached(template, key, (entry) => placeTemplate(entry, dir, files))) return;
  printLine(`Making the ${template} database…`);
  await makeTemplate(template, dir, key, printLine);
}

/** Starts a cluster in a folder of its own, which `stop` deletes. Makes a template only when this machine has none of the same sources. */
export async function startCluster(
  template: TemplateName,
  printLine: (line: string) => void,
): Promise<Cluster> {
  const dir = makeRunFolder();
  await fillCluster(template, dir, printLine);
  const postgres = await startPostgres(dir, 0);
  return {
    url: postgres.url,
    dir,
    stop: async () => {
      await postgres.stop();
      await deletePostgresData(dir);
      rmSync(dir, { recursive: true, force: true });
    },
  };
}
