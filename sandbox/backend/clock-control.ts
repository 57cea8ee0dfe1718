import { Hono } from "hono";
import type { Client } from "pg";
import { z } from "zod";
import { sandboxKeys } from "../keys";

const commandSchema = z.union([
  z.strictObject({ at: z.iso.datetime().nullable() }),
  z.strictObject({ forwardMs: z.number().int().positive() }),
]);

/** Moves the time of SQL, see supabase/schemas/base/private.now.sql. Null: the real time. */
export async function setSqlClock(client: Client, at: Date | null): Promise<void> {
  const offsetMs = at === null ? 0 : at.getTime() - Date.now();
  await client.query(
    `create or replace function private.now() returns timestamptz language sql stable
     as $$ select pg_catalog.now() + interval '${offsetMs} ms' $$`,
  );
}

/** For tests: `POST /` sets the time of the shop, in SQL and in the app, or moves it forward. */
export function clockControl({ database, siteUrl }: { database: Client; siteUrl: string }): Hono {
  const app = new Hono();
  app.post("/", async (c) => {
    const command = commandSchema.safeParse(await c.req.json().catch(() => null));
    if (!command.success) return c.json({ error: z.prettifyError(command.error) }, 400);
    const at = await moment(database, command.data);
    await setSqlClock(database, at);
    await tellShop(siteUrl, at);
    return c.json({ now: (at ?? new Date()).toISOString() });
  });
  return app;
}

async function moment(database: Client, command: z.infer<typeof commandSchema>): Promise<Date | null> {
  if ("at" in command) return command.at === null ? null : new Date(command.at);
  const { rows } = await database.query<{ now: Date }>("select private.now()");
  return new Date(Number(rows[0]?.now) + command.forwardMs);
}

/** A shop that does not run yet has nothing to hear. */
async function tellShop(siteUrl: string, at: Date | null): Promise<void> {
  const answer = await fetch(`${siteUrl}/api/sandbox/clock`, {
    method: "POST",
    headers: { "content-type": "application/json", authorization: `Bearer ${sandboxKeys.jobsSecret}` },
    body: JSON.stringify({ at: at?.toISOString() ?? null }),
  }).catch(() => null);
  if (answer && !answer.ok) throw new Error(`the shop did not take the time: ${answer.status}`);
}
