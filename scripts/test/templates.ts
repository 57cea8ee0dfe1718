import { existsSync, linkSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { Client } from "pg";
import { z } from "zod";
import { setSqlClock } from "../../sandbox/backend/clock-control";
import { serveGateway } from "../../sandbox/backend/gateway";
import { openServices } from "../../sandbox/backend/start-backend";
import { addToCache, copyTree, takeCached } from "../../sandbox/cached-files";
import { hashFiles } from "../../sandbox/hash-files";
import { startPostgres } from "../../sandbox/postgres";
import { ownPostgresData, type PostgresFiles, preparePostgresFiles } from "../../sandbox/postgres-files";
import { withCachedPictures } from "../../sandbox/prepare-shop";
import { runSeed } from "../../sandbox/seed";
import { RULE_SOURCES, SHOP_SOURCES } from "../../sandbox/shop-sources";
import { SEED_TIME } from "../../seed/seed-time";
import { createDatabase } from "./databases";
import { openingTime } from "./opening-time";
import { firstPlace, gatewayOf, pickPlaces } from "./places";

// "migrated" has tables and people, "seeded" is the shop of `npm run shop` at a fixed time.
export const templateSchema = z.enum(["migrated", "seeded"]);
export type TemplateName = z.infer<typeof templateSchema>;

export const databaseOf = (template: TemplateName) => `kapas_${template}`;

/** Inputs of a migrated database: of the sandbox only what writes into it. */
const MIGRATED_SOURCES = [
  "sandbox/backend/bootstrap.ts",
  "sandbox/migrations.ts",
  "sandbox/people.ts",
  "sandbox/postgres.ts",
  "sandbox/schema-files.ts",
  "supabase/config.toml",
  "supabase/migrations",
  "supabase/schemas",
  "package-lock.json",
  ...RULE_SOURCES,
];

const SEEDED_SOURCES = [
  ...MIGRATED_SOURCES,
  ...SHOP_SOURCES.filter((path) => path !== "sandbox"),
  "sandbox/backend/storage-adapter.ts",
  "sandbox/keys.ts",
  "scripts/test/templates.ts",
];

export function templateKey(template: TemplateName): string {
  return hashFiles(template === "migrated" ? MIGRATED_SOURCES : SEEDED_SOURCES, null);
}

/** Where the seeded database's pictures are, and which columns contain their address. */
const addressesSchema = z.object({
  gatewayUrl: z.string(),
  columns: z.array(z.object({ table: z.string(), column: z.string(), type: z.string() })),
});

type Addresses = z.infer<typeof addressesSchema>;
type Column = Addresses["columns"][number];

const addressesIn = (dir: string) => join(dir, "addresses.json");
const siteUrl = "http://localhost:3000";

/** Copies a cached template into the folder of a cluster. */
export function placeTemplate(entry: string, dir: string, files: PostgresFiles): void {
  copyTree(join(entry, "pg"), files.dataDir);
  ownPostgresData(files);
  for (const name of ["storage", "addresses.json"]) {
    if (existsSync(join(entry, name))) copyTree(join(entry, name), join(dir, name));
  }
}

export async function makeTemplate(
  template: TemplateName,
  dir: string,
  key: string,
  printLine: (line: string) => void,
): Promise<void> {
  const files = await preparePostgresFiles(dir);
  const migratedKey = templateKey("migrated");
  const isMigrated =
    template === "seeded" && takeCached("migrated", migratedKey, (entry) => placeTemplate(entry, dir, files));
  const postgres = await startPostgres(dir, 0);
  try {
    if (!isMigrated) await migrate(postgres.url, dir);
    if (template === "seeded") await seed(postgres.url, dir, printLine);
  } finally {
    await postgres.stop();
  }
  addToCache(template, key, (draft) => {
    copyTree(files.dataDir, join(draft, "pg"));
    for (const name of ["storage", "addresses.json"]) {
      if (existsSync(join(dir, name))) copyTree(join(dir, name), join(draft, name));
    }
  });
}

async function migrate(clusterUrl: string, dir: string): Promise<void> {
  const databaseUrl = await createDatabase(clusterUrl, databaseOf("migrated"), "template1");
  const services = await openServices({ dir, databaseUrl, siteUrl, url: siteUrl });
  await services.close();
}

async function seed(clusterUrl: string, dir: string, printLine: (line: string) => void): Promise<void> {
  const name = databaseOf("seeded");
  const databaseUrl = await createDatabase(clusterUrl, name, databaseOf("migrated"));
  const [ports = firstPlace] = await pickPlaces(1);
  const gatewayUrl = gatewayOf(ports);
  const services = await openServices({ dir, databaseUrl, siteUrl, url: gatewayUrl, isPrepared: true });
  const server = await serveGateway(services.app.fetch, ports.gateway);
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await setSqlClock(client, new Date(SEED_TIME));
    const place = { databaseUrl, gatewayUrl, siteUrl };
    await withCachedPictures(dir, (env) =>
      runSeed(dir, place, [], (line) => printLine(`  ${line}`), { ...env, SANDBOX_NOW: SEED_TIME }),
    );
    const columns = await findColumnsWith(client, gatewayUrl);
    writeFileSync(addressesIn(dir), JSON.stringify({ gatewayUrl, columns }));
  } finally {
    await client.end();
    await server.close();
    await services.close();
  }
}

async function findColumnsWith(client: Client, text: string): Promise<Column[]> {
  const { rows } = await client.query<Column>(
    `select format('%I.%I', c.table_schema, c.table_name) as table, quote_ident(c.column_name) as column,
       format('%I', c.udt_name) as type
     from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
     where t.table_type = 'BASE TABLE' and c.table_schema in ('public', 'private')
       and c.data_type in ('text', 'jsonb', 'ARRAY', 'json')`,
  );
  const found: Column[] = [];
  for (const one of rows) {
    const { rowCount } = await client.query(
      `select from ${one.table} where ${one.column}::text like '%' || $1 || '%' limit 1`,
      [text],
    );
    if (rowCount) found.push(one);
  }
  return found;
}

/** A copy of the seeded database whose picture addresses point at this gateway. */
export async function createSeededDatabase(
  { clusterUrl, clusterDir }: { clusterUrl: string; clusterDir: string },
  name: string,
  gatewayUrl: string,
): Promise<string> {
  const url = await createDatabase(clusterUrl, name, databaseOf("seeded"));
  const made = addressesSchema.parse(JSON.parse(readFileSync(addressesIn(clusterDir), "utf8")));
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await setSqlClock(client, openingTime);
    if (made.gatewayUrl !== gatewayUrl) await movePictures(client, made, gatewayUrl);
  } finally {
    await client.end();
  }
  return url;
}

async function movePictures(client: Client, made: Addresses, gatewayUrl: string): Promise<void> {
  // Without triggers and versions: the shop has not changed.
  await client.query("set session_replication_role = replica");
  for (const { table, column, type } of made.columns) {
    await client.query(
      `update ${table} set ${column} = replace(${column}::text, $1, $2)::${type} where ${column}::text like '%' || $1 || '%'`,
      [made.gatewayUrl, gatewayUrl],
    );
  }
}

/** Gives a shop the seeded shop's pictures without copying them: files in storage are written once. */
export function linkSeededStorage(clusterDir: string, dir: string): void {
  const from = join(clusterDir, "storage");
  for (const entry of readdirSync(from, { recursive: true, withFileTypes: true })) {
    const source = join(entry.parentPath, entry.name);
    const target = join(dir, "storage", source.slice(from.length));
    if (entry.isDirectory()) mkdirSync(target, { recursive: true });
    else linkSync(source, target);
  }
}
