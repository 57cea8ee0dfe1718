import { once } from "node:events";
import { rmSync } from "node:fs";
import { connect } from "node:net";
import { Client } from "pg";
import { type BackendChild, readAnnouncement, spawnBackend } from "../../../sandbox/backend-child";
import { sandboxKeys } from "../../../sandbox/keys";
import { fillCluster } from "../../../scripts/test/cluster";
import { makeRunFolder } from "../../../scripts/test/run-folder";
import { databaseOf } from "../../../scripts/test/templates";

const minMs = 10_000;
let dir: string;
let child: BackendChild;
let databaseUrl: string;
let gatewayUrl: string;

beforeEach(async () => {
  dir = makeRunFolder();
  await fillCluster("migrated", dir, () => undefined);
  child = spawnBackend({ dir, port: 0, database: databaseOf("migrated") });
  const announced = await readAnnouncement(child);
  ({ databaseUrl } = announced);
  gatewayUrl = JSON.parse(announced.line).url;
});
afterEach(() => {
  child.kill("SIGKILL");
  rmSync(dir, { recursive: true, force: true });
});

async function openConnection(sql: string): Promise<Client> {
  const client = new Client({ connectionString: databaseUrl });
  client.on("error", () => undefined);
  await client.connect();
  await client.query(sql);
  return client;
}

function isListening(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, "127.0.0.1");
    socket.once("connect", () => resolve(true)).once("error", () => resolve(false));
    socket.once("connect", () => socket.destroy());
  });
}

async function end(signal: NodeJS.Signals): Promise<number> {
  const startedAt = performance.now();
  child.kill(signal);
  await once(child, "exit");
  return performance.now() - startedAt;
}

it("the sandbox stops within ten seconds while clients have open connections, locks and half a request", async () => {
  const locker = await openConnection("begin; lock table public.products");
  await openConnection("begin");
  locker.query("select pg_sleep(600)").catch(() => undefined);
  const headers = { apikey: sandboxKeys.secret };
  const waiting = Array.from({ length: 10 }, () =>
    fetch(`${gatewayUrl}/rest/v1/products?limit=1`, { headers }).catch(() => undefined),
  );
  const half = connect(Number(new URL(gatewayUrl).port), "127.0.0.1");
  half.on("error", () => undefined);
  half.write("POST /rest/v1/products HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\n{");
  expect(await end("SIGINT")).toBeLessThan(minMs);
  await Promise.all(waiting);
  expect(await isListening(Number(new URL(databaseUrl).port))).toBe(false);
});

it("the sandbox stops within ten seconds when PostgreSQL itself hangs, and leaves no listening process", async () => {
  const client = await openConnection("begin");
  const { rows } = await client.query(
    "select split_part(pg_read_file('postmaster.pid'), e'\\n', 1)::int as pid",
  );
  process.kill(rows[0].pid, "SIGSTOP");
  expect(await end("SIGTERM")).toBeLessThan(minMs);
  expect(await isListening(Number(new URL(databaseUrl).port))).toBe(false);
});
