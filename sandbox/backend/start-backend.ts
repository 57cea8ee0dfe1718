import { mkdirSync } from "node:fs";
import { join, resolve } from "node:path";
import { Client } from "pg";
import { createChat } from "../chat/chat";
import { createGoogle } from "../google/google";
import { createImageProvider } from "../image-provider/image-provider";
import { Inbox, type NewInboxMessage } from "../inbox";
import { sandboxKeys } from "../keys";
import { createIndexNow } from "../messages/indexnow";
import { createMail } from "../messages/mail";
import { createSlack } from "../messages/slack";
import { createSms } from "../messages/sms";
import { applyMigrations, listChangedMigrations, readMigrations } from "../migrations";
import { takeLock } from "../owner-lock";
import { ensurePeople } from "../people";
import { pickPort } from "../ports";
import { type RunningPostgres, startPostgres } from "../postgres";
import { createRazorpay } from "../razorpay/razorpay";
import { findPaidIn } from "../razorpay/seeded-payments";
import { findSeededIn } from "../razorpay/subscriptions/seeded";
import { bootstrapAfterLite, bootstrapBeforeLite, repairGrants } from "./bootstrap";
import { type GatewayOptions, startGateway } from "./gateway";
import { createLite, type Lite } from "./lite";
import { createPublicBucketCheck } from "./public-buckets";

export type BackendOptions = {
  dir: string;
  /** 0 takes any free port */
  port: number;
  siteUrl: string;
  /** Beside the stand-ins of the providers */
  mounts?: GatewayOptions["mounts"];
  onStep?: (step: string) => void;
};

export type Backend = {
  databaseUrl: string;
  url: string;
  publishableKey: string;
  secretKey: string;
  postgres: RunningPostgres;
  appliedMigrations: string[];
  /** Applied before, and changed since */
  changedMigrations: string[];
  stop: () => Promise<void>;
};

async function connect(databaseUrl: string): Promise<Client> {
  const client = new Client({ connectionString: databaseUrl, application_name: "kapas sandbox" });
  // The supervisor reports the end of Postgres; this connection has nothing to add.
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

export async function startBackend(options: BackendOptions): Promise<Backend> {
  const { siteUrl, onStep = () => undefined } = options;
  const dir = resolve(options.dir);
  mkdirSync(dir, { recursive: true });
  const releaseLock = await takeLock(dir);
  const port = options.port === 0 ? await pickPort(0) : options.port;
  const url = `http://127.0.0.1:${port}`;
  const opened: (() => Promise<unknown>)[] = [];
  const stop = async () => {
    for (const close of opened.splice(0).reverse()) await close().catch(() => undefined);
    releaseLock();
  };

  try {
    onStep("database");
    const postgres = await startPostgres(dir, port + 1_000);
    opened.push(postgres.stop);
    const client = await connect(postgres.url);
    opened.push(() => client.end());
    await bootstrapBeforeLite(client);

    const inbox = new Inbox(join(dir, "inbox.jsonl"));
    const storageDir = join(dir, "storage");
    mkdirSync(storageDir, { recursive: true });
    let isMailOn = false;
    const deliver = (message: NewInboxMessage) => {
      if (isMailOn) inbox.add(message);
    };
    const lite = await createLite({
      databaseUrl: postgres.url,
      storageDir,
      siteUrl,
      gatewayUrl: url,
      deliver,
    });
    opened.push(lite.close);
    await bootstrapAfterLite(client);

    onStep("migrations");
    const migrations = readMigrations();
    const changedMigrations = await listChangedMigrations(client, migrations);
    const appliedMigrations = await applyMigrations(client, migrations);
    await warmUp(lite, url);
    await repairGrants(client);
    await ensurePeople(client, signUpBy(lite, url));
    isMailOn = true;

    // PostgREST's own signal for "the schema changed", for tests and for SQL typed by hand.
    client.on("notification", () => void lite.app.connection.clearSchemaCache());
    await client.query("listen pgrst");

    onStep("gateway");
    const isPublicBucket = createPublicBucketCheck(client);
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
      { path: "/indexnow", app: createIndexNow() },
      { path: "/image-provider", app: createImageProvider() },
      { path: "/chat", app: createChat() },
      ...(options.mounts ?? []),
    ];
    const gateway = await startGateway({
      dir,
      port,
      lite,
      database: client,
      inbox,
      storageDir,
      isPublicBucket,
      google: createGoogle({ siteUrl, gatewayUrl: url }),
      mounts,
    });
    opened.push(gateway.close);

    return {
      databaseUrl: postgres.url,
      url,
      publishableKey: sandboxKeys.publishable,
      secretKey: sandboxKeys.secret,
      postgres,
      appliedMigrations,
      changedMigrations,
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}
