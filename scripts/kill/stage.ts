import { execFileSync } from "node:child_process";
import { rmSync } from "node:fs";
import { Client } from "pg";
import { appEnv } from "../../sandbox/app-env";
import { type BackendChild, readAnnouncement, spawnBackend, stopBackend } from "../../sandbox/backend-child";
import { loopback, type SandboxConfig } from "../../sandbox/config";
import { JobsTimer } from "../../sandbox/jobs-timer";
import { type RunningNext, startNext } from "../../sandbox/next-app";
import { stopChild } from "../../sandbox/processes";
import { fillCluster } from "../test/cluster";
import { moveBuild } from "../test/move-build";
import { pickPlaces, placeOf } from "../test/places";
import { startPrepared } from "../test/prepared";
import { makeRunFolder } from "../test/run-folder";
import { databaseOf } from "../test/templates";

function childrenOf(pid: number): number[] {
  const listed = execFileSync("ps", ["-A", "-o", "ppid=,pid="], { encoding: "utf8" });
  const pairs = listed
    .trim()
    .split("\n")
    .map((line) => line.trim().split(/\s+/).map(Number));
  return pairs.flatMap(([parent, child]) => (parent === pid && child !== undefined ? [child] : []));
}

function killHard(pids: number[]): void {
  for (const pid of pids) {
    try {
      process.kill(pid, "SIGKILL");
    } catch {
      // It had already ended.
    }
  }
}

/** A shop in its own folder, on free ports. */
export async function pickConfig(): Promise<SandboxConfig> {
  const [ports] = await pickPlaces(1);
  if (!ports) throw new Error("no ports");
  const dir = makeRunFolder();
  return { dir, shopPort: ports.shop, gatewayPort: ports.gateway, host: loopback, ...placeOf(ports) };
}

/** The whole shop, whose parts can be killed while it runs. A dead part is restarted, as a supervisor does. */
export class Stage {
  private isOpen = true;
  private backend: BackendChild | undefined;
  private next: RunningNext | undefined;
  private readonly jobs: JobsTimer;
  databaseUrl = "";

  constructor(
    private readonly config: SandboxConfig,
    private readonly options: { hasJobs: boolean; env?: Record<string, string> } = { hasJobs: true },
  ) {
    this.jobs = new JobsTimer(config.siteUrl);
  }

  async open(printLine: (line: string) => void): Promise<void> {
    const { dir, gatewayPort, shopPort } = this.config;
    const ports = { shop: shopPort, gateway: gatewayPort };
    const prepared = await startPrepared(ports);
    moveBuild(prepared.announced.clusterDir, dir, ports);
    await prepared.stop();
    await fillCluster("seeded", dir, printLine);
    await this.startBackend();
    // Its rows have the fixed time of the tests; its clock runs with the real one.
    await this.setClock({ at: null });
    await this.startShop();
    if (this.options.hasJobs) this.jobs.start();
    // Sends the messages that the seed left due; otherwise the first shopper's message would trigger them.
    else await this.jobs.run();
  }

  /** The app and all its child processes. */
  async killShop(): Promise<void> {
    const pid = this.next?.process.pid;
    if (pid === undefined) throw new Error("the shop does not run");
    killHard([pid, ...childrenOf(pid)]);
    await this.startShop();
  }

  /** PostgreSQL with all its backends, in the middle of their writes, and the gateway that holds connections to it. */
  async killDatabase(): Promise<void> {
    const client = new Client({ connectionString: this.databaseUrl });
    await client.connect();
    const { rows } = await client.query(
      "select split_part(pg_read_file('postmaster.pid'), e'\\n', 1)::int as pid",
    );
    await client.end();
    const pid = rows[0].pid;
    const gateway = this.backend?.pid;
    killHard([...(gateway === undefined ? [] : [gateway]), pid, ...childrenOf(pid)]);
  }

  async setClock(change: { at: null } | { forwardMs: number }): Promise<void> {
    const { gatewayUrl } = this.config;
    const answer = await fetch(`${gatewayUrl}/_control/clock`, {
      method: "POST",
      body: JSON.stringify(change),
    });
    if (!answer.ok) throw new Error(`the clock answers ${answer.status}`);
  }

  async close(): Promise<void> {
    this.isOpen = false;
    this.jobs.stop();
    if (this.next) await stopChild(this.next.process, "SIGTERM", 8_000);
    const { backend } = this;
    if (!backend) return;
    // Buyers who are still active after a failure would keep it open.
    const timer = setTimeout(() => backend.kill("SIGKILL"), 8_000);
    await stopBackend(backend);
    clearTimeout(timer);
    rmSync(this.config.dir, { recursive: true, force: true });
  }

  private async startShop(): Promise<void> {
    const { gatewayUrl, siteUrl, shopPort, host } = this.config;
    // Each buyer has a different address.
    const env = { ...appEnv({ gatewayUrl, siteUrl }), TRUSTED_PROXIES: "1", ...this.options.env };
    this.next = await startNext({ env, port: shopPort, host, isDev: false, folder: this.config.dir });
  }

  private async startBackend(): Promise<void> {
    const { dir, gatewayPort, shopPort } = this.config;
    const child = spawnBackend({ dir, port: gatewayPort, shopPort, database: databaseOf("seeded") });
    this.backend = child;
    child.once("exit", () => {
      if (this.isOpen) this.startBackend().catch(() => undefined);
    });
    this.databaseUrl = (await readAnnouncement(child)).databaseUrl;
  }
}
