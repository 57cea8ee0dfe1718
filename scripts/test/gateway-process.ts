import { mkdtempSync, rmSync } from "node:fs";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { z } from "zod";
import { serveGateway } from "../../sandbox/backend/gateway";
import { openServices, type Services } from "../../sandbox/backend/start-backend";
import { logConsoleToFile } from "../../sandbox/log-file";
import { pickPort } from "../../sandbox/ports";
import { runMain } from "../../sandbox/run-main";
import { setShopTime } from "../../sandbox/shop-time";
import { createDatabase, dropDatabase } from "./databases";
import { openingTime } from "./opening-time";
import { makeRunFolder } from "./run-folder";
import { createSeededDatabase, databaseOf, linkSeededStorage } from "./templates";

// The gateway of one Vitest worker. Each test file requests a database from it; the services open for a file that requests them, or
// at the first request: most files need none. Prints one line of JSON when it listens, and stops when its standard input closes.

const SITE_URL = "http://localhost:3000";
const clusterSchema = z.object({ url: z.string(), dir: z.string() });
const databaseSchema = z
  .strictObject({ name: z.string(), template: z.string(), isOpen: z.boolean() })
  .nullable();

type Database = NonNullable<z.infer<typeof databaseSchema>>;

/** Makes databases, opens services on the current one, and drops it. */
class FileDatabases {
  private readonly answering = new Set<Promise<unknown>>();
  private present: { name: string; url: string; dir: string } | null = null;
  private services: Promise<Services> | null = null;

  constructor(
    private readonly cluster: z.infer<typeof clusterSchema>,
    private readonly root: string,
    private readonly url: string,
  ) {}

  async use({ name, template, isOpen }: Database): Promise<void> {
    const dir = mkdtempSync(join(this.root, "file-"));
    const isSeeded = template === databaseOf("seeded");
    const { url: clusterUrl, dir: clusterDir } = this.cluster;
    setShopTime(isSeeded ? openingTime : null);
    if (isSeeded) linkSeededStorage(clusterDir, dir);
    const url = isSeeded
      ? await createSeededDatabase({ clusterUrl, clusterDir }, name, this.url)
      : await createDatabase(clusterUrl, name, template);
    this.present = { name, url, dir };
    if (isOpen) await this.open(this.present);
  }

  private open({ dir, url: databaseUrl }: { dir: string; url: string }): Promise<Services> {
    const copied = { isPrepared: true, hasGrants: true };
    this.services ??= openServices({ dir, databaseUrl, siteUrl: SITE_URL, url: this.url, ...copied });
    return this.services;
  }

  async drop(): Promise<void> {
    // A hanging stand-in never responds.
    await Promise.race([Promise.allSettled(this.answering), setTimeout(2_000)]);
    const { present, services } = this;
    this.present = null;
    this.services = null;
    await (await services?.catch(() => null))?.close();
    if (!present) return;
    await dropDatabase(this.cluster.url, present.name);
    rmSync(present.dir, { recursive: true, force: true });
  }

  async answer(request: Request, ...rest: unknown[]): Promise<Response> {
    if (this.present === null) return new Response("no test file has the gateway", { status: 503 });
    const answer = this.open(this.present).then(({ app }) => app.fetch(request, ...rest));
    this.answering.add(answer);
    return answer.finally(() => this.answering.delete(answer));
  }
}

async function main(): Promise<void> {
  const cluster = clusterSchema.parse(JSON.parse(process.argv[2] ?? "null"));
  const root = makeRunFolder();
  logConsoleToFile(root);
  const port = await pickPort(0);
  const url = `http://127.0.0.1:${port}`;
  const databases = new FileDatabases(cluster, root, url);
  const server = await serveGateway(async (request, ...rest) => {
    if (new URL(request.url).pathname !== "/_database") return databases.answer(request, ...rest);
    const wanted = databaseSchema.parse(await request.json());
    await databases.drop();
    if (wanted) await databases.use(wanted);
    return Response.json({ url });
  }, port);

  const stop = async () => {
    await server.close();
    await databases.drop();
    rmSync(root, { recursive: true, force: true });
    process.exit(0);
  };
  process.once("SIGTERM", stop);
  process.on("SIGINT", () => undefined);
  process.stdin.once("end", stop).resume();
  process.stdout.write(`${JSON.stringify({ url })}\n`);
}

runMain(main, "gateway: ");
