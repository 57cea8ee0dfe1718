import { Client } from "pg";
import { applyMigrations, readMigrations } from "../../../sandbox/migrations";
import { applySchemaFiles, readSchemaFiles } from "../../../sandbox/schema-files";
import { backend } from "../support/backend/backend";

// A new hosted project without the sandbox's additions: its roles (the cluster has them), schemas, the tables of
// auth and storage that the migrations use, and default privileges that open every new object to everyone.
const HOSTED = `
  create schema extensions;
  create schema auth;
  create schema storage;
  create table auth.users (
    id uuid primary key, email text, phone text, encrypted_password text, raw_user_meta_data jsonb,
    email_confirmed_at timestamptz, phone_confirmed_at timestamptz, last_sign_in_at timestamptz, created_at timestamptz,
    confirmation_token text, recovery_token text, email_change text, email_change_token_new text,
    email_change_token_current text
  );
  create table auth.sessions (id uuid primary key, user_id uuid, created_at timestamptz);
  create table auth.mfa_factors (id uuid primary key, user_id uuid, status text);
  create function auth.uid() returns uuid language sql stable as $$ select null::uuid $$;
  create function auth.jwt() returns jsonb language sql stable as $$ select null::jsonb $$;
  create table storage.buckets (
    id text primary key, name text, public boolean, file_size_limit bigint, allowed_mime_types text[]
  );
  create table storage.objects (id uuid primary key, bucket_id text references storage.buckets);
  grant usage on schema public, extensions, auth, storage to anon, authenticated, service_role;
  alter default privileges in schema public grant all on tables to anon, authenticated, service_role;
  alter default privileges in schema public grant all on sequences to anon, authenticated, service_role;
  alter default privileges in schema public grant all on functions to anon, authenticated, service_role;
`;

// Every right to a table, a column, a sequence or a function of the shop, by its object.
const RIGHTS = `
  select what, right_of::text from (
    select c.oid::regclass::text as what, unnest(c.relacl) as right_of
    from pg_class c where c.relnamespace in ('public'::regnamespace, 'private'::regnamespace) and c.relkind in ('r', 'S')
    union all
    select a.attrelid::regclass || '.' || a.attname, unnest(a.attacl)
    from pg_attribute a join pg_class c on c.oid = a.attrelid
    where c.relnamespace in ('public'::regnamespace, 'private'::regnamespace)
    union all
    select p.oid::regprocedure::text, unnest(p.proacl)
    from pg_proc p where p.pronamespace in ('public'::regnamespace, 'private'::regnamespace)
  ) as rights
  order by what collate "C", right_of::text collate "C"
`;

const DATABASE = "from_nothing";

async function connect(database?: string): Promise<Client> {
  const url = new URL(backend.databaseUrl);
  if (database) url.pathname = `/${database}`;
  const client = new Client({ connectionString: url.href });
  await client.connect();
  return client;
}

async function rightsIn(client: Client): Promise<unknown[]> {
  await client.query("set search_path = ''");
  return (await client.query(RIGHTS)).rows;
}

it("creates the whole shop in a new hosted project by migrations and function files, with the same rights as here", async () => {
  const owner = await connect();
  try {
    await owner.query(`drop database if exists ${DATABASE} with (force)`);
    await owner.query(`create database ${DATABASE}`);
    const hosted = await connect(DATABASE);
    try {
      await hosted.query(HOSTED);
      const migrations = readMigrations();
      expect(await applyMigrations(hosted, migrations)).toEqual(migrations.map(({ name }) => name));
      expect(await applyMigrations(hosted, migrations)).toEqual([]);
      expect(await applySchemaFiles(hosted, readSchemaFiles())).toHaveLength(readSchemaFiles().length);
      expect(await applySchemaFiles(hosted, readSchemaFiles())).toEqual([]);
      const rights = await rightsIn(hosted);
      expect(rights.length).toBeGreaterThan(500);
      expect(rights).toEqual(await rightsIn(owner));
    } finally {
      await hosted.end();
    }
  } finally {
    await owner.query(`drop database if exists ${DATABASE} with (force)`);
    await owner.end();
  }
});
