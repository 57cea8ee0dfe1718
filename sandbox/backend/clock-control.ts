import { Hono } from "hono";
import type { Client, ClientBase } from "pg";
import { z } from "zod";
import { sandboxKeys } from "../keys";
import { setShopTime } from "../shop-time";

const patienceMs = 10_000;

const commandSchema = z.union([
  z.strictObject({ at: z.iso.datetime({ offset: true }).nullable() }),
  z.strictObject({ forwardMs: z.int().positive() }),
]);

/**
 * Moves the time of SQL, see supabase/migrations (base); null for the real time. Within a transaction
 * private.now() is exactly `at` from here on, and a rollback undoes the move.
 */
export async function setSqlClock(client: Pick<ClientBase, "query">, at: Date | null): Promise<void> {
  const { rows } = await client.query<{ seconds: string }>(
    "select extract(epoch from coalesce($1, pg_catalog.now()) - pg_catalog.now())::text as seconds",
    [at],
  );
  await client.query(
    `create or replace function private.now() returns timestamptz language sql stable
     return pg_catalog.now() + interval '${Number(rows[0]?.seconds)} seconds'`,
  );
}

/** For tests: `POST /` sets the time of the shop, in SQL and in the app, or moves it forward. */
export function clockControl({ database, siteUrl }: { database: Client; siteUrl: string }): Hono {
  const app = new Hono();
  app.post("/", async (c) => {
    const command = commandSchema.safeParse(await c.req.json().catch(() => null));
    if (!command.success) return c.json({ error: z.prettifyError(command.error) }, 400);
    const at = await readTarget(database, command.data);
    await setSqlClock(database, at);
    setShopTime(at);
    const problem = await setShopClock(siteUrl, at);
    if (problem) return c.json({ error: problem }, 502);
    return c.json({ now: (await readSqlClock(database)).toISOString() });
  });
  return app;
}

async function readTarget(database: Client, command: z.infer<typeof commandSchema>): Promise<Date | null> {
  if ("forwardMs" in command) {
    return new Date((await readSqlClock(database)).getTime() + command.forwardMs);
  }
  return command.at === null ? null : new Date(command.at);
}

async function readSqlClock(database: Client): Promise<Date> {
  const { rows } = await database.query<{ now: Date }>("select private.now()");
  return new Date(rows[0]?.now ?? Number.NaN);
}

/** The error, or null; also null when no shop listens, for which fetch throws a TypeError. */
async function setShopClock(siteUrl: string, at: Date | null): Promise<string | null> {
  const reply = await fetch(`${siteUrl}/api/sandbox/clock`, {
    method: "POST",
    headers: { "content-type": "application/json", authorization: `Bearer ${sandboxKeys.jobsSecret}` },
    body: JSON.stringify({ at: at?.toISOString() ?? null }),
    signal: AbortSignal.timeout(patienceMs),
  }).catch((error: unknown) => {
    if (Object(error).name === "TypeError") return null;
    throw error;
  });
  if (reply === null || reply.ok) return null;
  return `The shop's clock was not set: ${reply.status} ${await reply.text()}`;
}
