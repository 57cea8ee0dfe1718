import { type ChildProcess, spawnSync } from "node:child_process";
import { setTimeout as pause } from "node:timers/promises";
import { Client } from "pg";
import { appEnv } from "../../sandbox/app-env";
import { loopback, type SandboxConfig } from "../../sandbox/config";
import { logConsoleToFile } from "../../sandbox/log-file";
import { type RunningNext, startNext } from "../../sandbox/next-app";
import { pickPort } from "../../sandbox/ports";
import { spawnTied, stopChild } from "../../sandbox/processes";
import { runMain } from "../../sandbox/run-main";
import { pickConfig, Stage } from "../kill/stage";

// `npm run test:instances`: two instances of the build with a real Redis. They share pages, show a new price within
// seconds, and go on without Redis, whether it is killed or hangs; an old page never comes back.

const rounds = 5;
/** The longest that a changed price may take. */
const freshMs = 5_000;
/** Pages made this long after a change are shared: see shared-pages.ts, and the repeated expiry of find-changes.ts. */
const settledMs = 8_000;

const printLine = (line: string) => process.stdout.write(`${line}\n`);
const inSeconds = (ms: number) => `${(ms / 1000).toFixed(2)} s`;

function expect(isTrue: boolean, what: string): void {
  if (!isTrue) throw new Error(what);
}

async function startRedis(port: number, dir: string): Promise<ChildProcess> {
  const args = ["--port", String(port), "--bind", loopback, "--dir", dir, "--save", "", "--appendonly", "no"];
  const child = spawnTied("redis-server", [
    ...args,
    "--maxmemory",
    "64mb",
    "--maxmemory-policy",
    "allkeys-lru",
  ]);
  await new Promise<void>((resolve, reject) => {
    child.stdout?.on("data", (text) => String(text).includes("Ready to accept") && resolve());
    child.once("exit", (code) => reject(new Error(`redis-server ended with ${code}`)));
  });
  return child;
}

/** Two instances of one shop, at different ports. */
class Pair {
  private second: RunningNext | undefined;
  readonly addresses: readonly [string, string];

  constructor(
    private readonly config: SandboxConfig,
    private readonly port: number,
    private readonly env: Record<string, string>,
  ) {
    this.addresses = [config.siteUrl, `http://localhost:${port}`];
  }

  async startSecond(): Promise<void> {
    const env = { ...appEnv(this.config), TRUSTED_PROXIES: "1", ...this.env };
    this.second = await startNext({
      env,
      port: this.port,
      host: loopback,
      isDev: false,
      folder: this.config.dir,
    });
  }

  async stopSecond(): Promise<void> {
    if (this.second) await stopChild(this.second.process, "SIGTERM", 5_000);
  }

  async get(index: 0 | 1, path: string) {
    const startedAt = performance.now();
    const answer = await fetch(this.addresses[index] + path, { signal: AbortSignal.timeout(20_000) });
    const text = await answer.text();
    const { status, headers } = answer;
    return { status, cache: headers.get("x-nextjs-cache"), text, ms: performance.now() - startedAt };
  }
}

/** Visitors of both instances, without a pause. */
class Visitors {
  private isOpen = true;
  private readonly ended: Promise<unknown>;
  private readonly failures: string[] = [];
  private count = 0;
  private slowestMs = 0;

  constructor(pair: Pair, paths: readonly string[]) {
    this.ended = Promise.all(
      [0, 1, 2, 3].map(async (visitor) => {
        for (let step = visitor; this.isOpen; step += 1) {
          const path = paths[step % paths.length] ?? "/";
          const index = visitor % 2 === 0 ? 0 : 1;
          const { status, ms } = await pair
            .get(index, path)
            .catch((error) => ({ status: String(error), ms: 0 }));
          if (status !== 200) this.failures.push(`${path} of instance ${index + 1}: ${status}`);
          this.slowestMs = Math.max(this.slowestMs, ms);
          this.count += 1;
          await pause(20);
        }
      }),
    );
  }

  async leave(when: string): Promise<void> {
    this.isOpen = false;
    await this.ended;
    expect(this.failures.length === 0, `${when}: ${this.failures.length} failures, ${this.failures[0]}`);
    printLine(`${when}: ${this.count} requests, none failed, the slowest took ${inSeconds(this.slowestMs)}.`);
  }
}

const shows = (text: string, price: number) => text.includes(price.toLocaleString("en-IN"));

async function changePrice(database: Client, id: number, price: number): Promise<void> {
  await database.query("update public.products set price = $2 where id = $1", [id, price]);
}

/** How long each instance takes to show it. */
async function untilShown(pair: Pair, path: string, price: number): Promise<number[]> {
  const startedAt = performance.now();
  return Promise.all(
    ([0, 1] as const).map(async (index) => {
      while (!shows((await pair.get(index, path)).text, price)) {
        const ms = performance.now() - startedAt;
        expect(ms < freshMs, `instance ${index + 1} shows the old price after ${inSeconds(ms)}`);
        await pause(50);
      }
      return performance.now() - startedAt;
    }),
  );
}

/** A page that one instance has made is ready in the other. */
async function expectShared(pair: Pair, path: string): Promise<void> {
  const first = await pair.get(0, path);
  await pause(300);
  const second = await pair.get(1, path);
  expect(
    first.status === 200 && first.cache === "MISS",
    `${path} was ${first.status} ${first.cache} at first`,
  );
  expect(second.cache === "HIT", `the second instance made ${path} again`);
}

async function check(pair: Pair, database: Client, redisPort: number, dir: string): Promise<void> {
  let redis = await startRedis(redisPort, dir);
  await pair.startSecond();
  const { rows } = await database.query(
    `select p.id::int, p.slug, min(lower(v.color)) as shade
     from public.products p join public.product_variants v on v.product_id = p.id
     where p.status = 'published' and not p.is_deleted and v.is_active and v.price is null and v.color ~ '^[A-Za-z]+$'
     group by p.id order by p.id desc limit 12`,
  );
  const pages = rows.map(({ slug, shade }) => `/products/${slug}?color=${shade}`);
  const [{ id }] = rows;
  const [page = "", other = "", later = ""] = pages;
  await expectShared(pair, other);
  printLine("A page that one instance has made is ready in the other.");

  const times: number[] = [];
  let price = 1_230;
  for (let round = 0; round < rounds; round += 1) {
    price += 1;
    await changePrice(database, id, price);
    times.push(...(await untilShown(pair, page, price)));
    await pause(round % 2 === 0 ? 200 : settledMs);
  }
  printLine(`${rounds} changed prices: both show them after ${times.map(inSeconds).join(", ")}.`);

  // Now Redis has the page with this price, and stays so.
  await pause(settledMs);
  for (const index of [0, 1] as const) await pair.get(index, page);
  let visitors = new Visitors(pair, pages);
  redis.kill("SIGSTOP");
  await pause(1_000);
  price += 1;
  await changePrice(database, id, price);
  const hanging = await untilShown(pair, page, price);
  await pause(settledMs);
  redis.kill("SIGCONT");
  await pause(1_000);
  await visitors.leave("Redis hung for ten seconds");
  printLine(`A price changed while it hung: both show it after ${hanging.map(inSeconds).join(", ")}.`);

  const startedAt = performance.now();
  await pair.stopSecond();
  await pair.startSecond();
  const restarted = await pair.get(1, page);
  expect(shows(restarted.text, price), "a restarted instance shows an old price");
  printLine(
    `An instance restarts in ${inSeconds(performance.now() - startedAt)} and shows the new price at once.`,
  );

  visitors = new Visitors(pair, pages);
  await pause(1_000);
  redis.kill("SIGKILL");
  await pause(4_000);
  price += 1;
  await changePrice(database, id, price);
  const killed = await untilShown(pair, page, price);
  await visitors.leave("Redis was killed");
  printLine(`A price changed without Redis: both show it after ${killed.map(inSeconds).join(", ")}.`);

  redis = await startRedis(redisPort, dir);
  await pause(settledMs);
  await expectShared(pair, later.replace("?", "?utm=1&").replace(/color=.*/, "color=none"));
  printLine("Redis is back: pages are shared again.");
  await stopChild(redis, "SIGTERM", 2_000);
}

async function main(): Promise<void> {
  const { error } = spawnSync("redis-server", ["--version"]);
  if (error)
    throw new Error("redis-server is not installed: apt-get install redis-server, or brew install redis");
  const config = await pickConfig();
  const redisPort = await pickPort(0);
  const env = { REDIS_URL: `redis://${loopback}:${redisPort}` };
  const pair = new Pair(config, await pickPort(0), env);
  logConsoleToFile(config.dir);
  const stage = new Stage(config, { hasJobs: false, env });
  try {
    await stage.open(printLine);
    const database = new Client({ connectionString: stage.databaseUrl });
    database.on("error", () => undefined);
    await database.connect();
    await check(pair, database, redisPort, config.dir);
    await database.end();
  } finally {
    await pair.stopSecond();
    await stage.close();
  }
}

runMain(async () => {
  await main();
  process.exit(0);
});
