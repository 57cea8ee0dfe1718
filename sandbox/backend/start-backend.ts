import { mkdirSync } from "node:fs";
import { join, resolve } from "node:path";
import type { Hono } from "hono";
import { Client } from "pg";
import { createChat } from "../chat/chat";
import { type Closers, closeAll } from "../end-process";
import { createGoogle } from "../google/google";
import { createImageProvider } from "../image-provider/image-provider";
import { Inbox, type NewInboxMessage } from "../inbox";
import { createIrp } from "../irp/irp";
import { sandboxKeys } from "../keys";
import { createIndexNow } from "../messages/indexnow";
import { createMail } from "../messages/mail";
import { createSlack } from "../messages/slack";
import { createSms } from "../messages/sms";
import { applyMigrations, explainChanges, listChangedMigrations, readMigrations } from "../migrations";
import { takeLock } from "../owner-lock";
import { ensurePeople } from "../people";
import { pickPort } from "../ports";
import { type RunningPostgres, startPostgres } from "../postgres";
import { createRazorpay } from "../razorpay/razorpay";
import { findPaidIn } from "../razorpay/seeded-payments";
import { findSeededIn } from "../razorpay/subscriptions/seeded";
import { applySchemaFiles, readSchemaFiles } from "../schema-files";
import { bootstrapAfterLite, bootstrapBeforeLite, repairGrants } from "./bootstrap";
import { clockControl } from "./clock-control";
import { createGateway, type GatewayOptions, serveGateway } from "./gateway";
import { hoistTimeouts } from "./hoisted-timeouts";
import { createLite, type Lite } from "./lite";
import { createPublicBucketCheck } from "./public-buckets";

export type BackendOptions = {
  dir: string;
  /** 0 takes any free port */
  port: number;
  siteUrl: string;
  /** A database other than "postgres" */
  database?: string;
  /** Besides the providers' stand-ins */
  mounts?: GatewayOptions["mounts"];
};

export type ServicesOptions = Omit<BackendOptions, "port" | "database"> & {
  databaseUrl: string;
  /** The gateway's own address */
  url: string;
  /** Migrations and people exist. */
  isPrepared?: boolean;
  /** A copy of a template, which has the shop's grants. */
  hasGrants?: boolean;
};

/** All HTTP services in place of Supabase and of the providers, on one database. */
export type Services = {
  app: Hono;
  close: () => Promise<void>;
};

export type Backend = {
  databaseUrl: string;
  url: string;
  publishableKey: string;
  secretKey: string;
  postgres: RunningPostgres;
  stop: () => Promise<void>;
};

async function connect(databaseUrl: string): Promise<Client> {
  const client = new Client({ connectionString: databaseUrl, application_name: "kapas sandbox" });
  // The supervisor reports the end of Postgres; this connection's error adds nothing.
  client.on("error", () => undefined);
  await client.connect();
  return client;
}

function signUpBy(lite: Lite, gatewayUrl: string): Parameters<typeof ensurePeople>[1] {
  return async ({ email, password, firstName, lastName }) => {
    const response = await lite.app.fetch(
      new Request(`${gatewayUrl}/auth/v1/signup`, {
        method: "POST",
        headers: { apikey: sandboxKeys.publishable, "Content-Type": "application/json" },
        body: JSON.stringify({ email, password, data: { first_name: firstName, last_name: lastName } }),
      }),
    );
    if (!response.ok) throw new Error(`${email} could not be signed up: ${await response.text()}`);
  };
}

async function warmUp(lite: Lite, gatewayUrl: string): Promise<void> {
  const request = new Request(`${gatewayUrl}/rest/v1/products?select=id&limit=1`, {
    headers: { apikey: sandboxKeys.publishable },
  });
  await (await lite.app.fetch(request)).arrayBuffer();
}

async function bringUpToDate(client: Client): Promise<void> {
  const migrations = readMigrations();
  const changed = await listChangedMigrations(client, migrations);
  if (changed.length > 0) throw new Error(explainChanges(changed));
  await applyMigrations(client, migrations);
  await applySchemaFiles(client, readSchemaFiles());
}

export async function openServices(options: ServicesOptions): Promise<Services> {
  const { databaseUrl, siteUrl, url, isPrepared = false, hasGrants = false } = options;
  const dir = resolve(options.dir);
  const storageDir = join(dir, "storage");
  mkdirSync(storageDir, { recursive: true });
  const opened: Closers = [];
  const close = () => closeAll(opened);
  try {
    const client = await connect(databaseUrl);
    opened.push(() => client.end());
    if (!isPrepared) await bootstrapBeforeLite(client);

    const inbox = new Inbox(join(dir, "inbox.jsonl"));
    let isMailOn = false;
    const deliver = (message: NewInboxMessage) => {
      if (isMailOn) inbox.add(message);
    };
    const place = { databaseUrl, storageDir, siteUrl, gatewayUrl: url };
    const lite = await createLite({ ...place, deliver, isPrepared, hasGrants });
    opened.push(lite.close);
    hoistTimeouts(lite.app.connection, client);
    if (!isPrepared) {
      await bootstrapAfterLite(client);
      await bringUpToDate(client);
    }
    await warmUp(lite, url);
    if (!hasGrants) await repairGrants(client);
    if (!isPrepared) await ensurePeople(client, signUpBy(lite, url));
    isMailOn = true;

    // PostgREST's own signal for "the schema changed", for tests and for SQL typed by hand.
    client.on("notification", () => void lite.app.connection.clearSchemaCache());
    await client.query("listen pgrst");

    const razorpay = createRazorpay({
      ...{ dir, siteUrl },
      ...{ findPaid: findPaidIn(client), findSeeded: findSeededIn(client) },
    });
    opened.push(razorpay.close);
    const mounts = [
      { path: "/razorpay", app: razorpay.app },
      { path: "/mail", app: createMail(inbox) },
      { path: "/sms", app: createSms(inbox) },
      { path: "/slack", app: createSlack(inbox) },
      { path: "/irp", app: createIrp() },
      { path: "/indexnow", app: createIndexNow() },
      { path: "/image-provider", app: createImageProvider() },
      { path: "/chat", app: createChat() },
      { path: "/_control/clock", app: clockControl({ database: client, siteUrl }) },
      ...(options.mounts ?? []),
    ];
    const app = createGateway({
      ...{ dir, lite, database: client, inbox, storageDir, mounts },
      isPublicBucket: createPublicBucketCheck(client),
      google: createGoogle({ siteUrl, gatewayUrl: url }),
    });
    return { app, close };
  } catch (error) {
    await close();
    throw error;
  }
}

/** The services behind an HTTP server, with their own PostgreSQL. */
export async function startBackend(options: BackendOptions): Promise<Backend> {
  const dir = resolve(options.dir);
  mkdirSync(dir, { recursive: true });
  const releaseLock = await takeLock(dir);
  const opened: Closers = [];
  let postgres: RunningPostgres | undefined;
  const stop = async () => {
    await closeAll(opened);
    await postgres?.stop();
    releaseLock();
  };
  try {
    const port = options.port === 0 ? await pickPort(0) : options.port;
    const url = `http://127.0.0.1:${port}`;
    postgres = await startPostgres(dir, port + 1_000);
    const databaseUrl = postgres.url.replace(/[^/]*$/, options.database ?? "postgres");
    const { app, close } = await openServices({ ...options, dir, databaseUrl, url });
    opened.push(close);
    opened.push((await serveGateway(app.fetch, port)).close);
    const { publishable: publishableKey, secret: secretKey } = sandboxKeys;
    return { databaseUrl, url, publishableKey, secretKey, postgres, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
