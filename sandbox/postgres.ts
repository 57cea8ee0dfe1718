import { type ChildProcess, spawnSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync, rmSync, unlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pickPort } from "./ports";
import { type PostgresFiles, preparePostgresFiles, versionOf } from "./postgres-files";
import { commandOf, isAlive, lastLines, spawnTied, stopChild, waitUntil } from "./processes";

const PASSWORD = "postgres";

// fsync off: a killed process loses nothing, because the operating system has its commits. Only a power cut
// could damage the data, and then `npm run shop -- --fresh` recreates it.
const SETTINGS = {
  listen_addresses: "127.0.0.1",
  unix_socket_directories: "",
  shared_buffers: "64MB",
  // Tests have a database for each worker and each file.
  max_connections: "200",
  max_worker_processes: "4",
  max_parallel_workers_per_gather: "1",
  jit: "off",
  fsync: "off",
  full_page_writes: "off",
  wal_level: "minimal",
  max_wal_senders: "0",
  max_wal_size: "256MB",
  // Data folders are copied, so they must contain no old log.
  wal_recycle: "off",
  timezone: "UTC",
  log_timezone: "UTC",
  log_min_messages: "log",
  lc_messages: "C",
};

export type RunningPostgres = {
  url: string;
  process: ChildProcess;
  lastLines: () => string[];
  stop: () => Promise<void>;
};

/** PostgreSQL can't read a folder of another major version. */
function requireSameVersion({ postgres, dataDir }: PostgresFiles): void {
  const made = readFileSync(join(dataDir, "PG_VERSION"), "utf8").trim();
  const version = versionOf(postgres);
  if (version.split(".")[0] === made) return;
  throw new Error(
    `This folder's database is of PostgreSQL ${made}, and the shop brings ${version}.\nStart with \`npm run shop -- --fresh\` to create it again.`,
  );
}

function initialise(files: PostgresFiles): void {
  // An incomplete cluster of an interrupted first start is useless.
  if (existsSync(join(files.dataDir, "kapas-ready"))) {
    requireSameVersion(files);
    return;
  }
  for (const name of existsSync(files.dataDir) ? readdirSync(files.dataDir) : []) {
    rmSync(join(files.dataDir, name), { recursive: true, force: true });
  }
  const passwordFile = join(tmpdir(), `kapas-pg-${process.pid}`);
  writeFileSync(passwordFile, `${PASSWORD}\n`, { mode: 0o644 });
  try {
    const flags = [
      "--username=postgres",
      "--auth=scram-sha-256",
      "--encoding=UTF8",
      "--no-sync",
      "--no-instructions",
    ];
    const result = spawnSync(
      files.initdb,
      [
        `--pgdata=${files.dataDir}`,
        `--pwfile=${passwordFile}`,
        ...flags,
        "--locale-provider=icu",
        "--icu-locale=en-US",
      ],
      { encoding: "utf8", cwd: "/", env: { ...process.env, LC_ALL: "C" }, ...files.owner },
    );
    if (result.status !== 0)
      throw new Error(`PostgreSQL could not be set up: ${result.stderr || result.error}`);
  } finally {
    unlinkSync(passwordFile);
  }
  writeFileSync(join(files.dataDir, "kapas-ready"), "");
}

/** A postmaster that an earlier, killed run left behind. The caller has checked that no living sandbox owns it. */
async function stopOrphan(dataDir: string): Promise<void> {
  const pidFile = join(dataDir, "postmaster.pid");
  if (!existsSync(pidFile)) return;
  const pid = Number(readFileSync(pidFile, "utf8").split("\n")[0]);
  if (Number.isInteger(pid) && pid > 0 && isAlive(pid) && commandOf(pid).includes(dataDir)) {
    process.kill(pid, "SIGINT");
    if (!(await waitUntil(() => !isAlive(pid), 8_000))) {
      process.kill(pid, "SIGQUIT");
      await waitUntil(() => !isAlive(pid), 5_000);
    }
  }
  // Postgres itself checks the file against living processes, but another program may have got the process id since.
  rmSync(pidFile, { force: true });
}

async function launch(files: PostgresFiles, port: number): Promise<RunningPostgres> {
  const args = ["-D", files.dataDir, "-p", String(port)];
  for (const [name, value] of Object.entries(SETTINGS)) args.push("-c", `${name}=${value}`);
  const child = spawnTied(files.postgres, args, {
    farewell: "INT",
    cwd: "/",
    env: { ...process.env, LC_ALL: "C" },
    ...files.owner,
  });
  await new Promise<void>((resolve, reject) => {
    const lines = lastLines(child, 20, (line) => {
      if (line.includes("ready to accept connections")) resolve();
    });
    child.once("error", reject);
    child.once("exit", () => reject(new Error(`PostgreSQL did not start:\n${lines().join("\n")}`)));
  });
  return {
    url: `postgres://postgres:${PASSWORD}@127.0.0.1:${port}/postgres`,
    process: child,
    lastLines: lastLines(child),
    stop: () => stopChild(child, "SIGINT", 3_000),
  };
}

export async function startPostgres(dir: string, preferredPort: number): Promise<RunningPostgres> {
  const files = await preparePostgresFiles(dir);
  await stopOrphan(files.dataDir);
  initialise(files);
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await launch(files, await pickPort(preferredPort));
    } catch (error) {
      // The backends of a killed postmaster hold its shared memory for a moment longer.
      const isPassing =
        error instanceof Error && /shared memory block|could not bind|in use/.test(error.message);
      if (!isPassing || attempt >= 10) throw error;
      await new Promise((resolve) => setTimeout(resolve, 300));
    }
  }
}
