import type { PoolClient } from "pg";
import { z } from "zod";
import type { Db } from "../shop";

const STAFF = ["manager", "packer", "editor", "support"] as const;
export type StaffActor = (typeof STAFF)[number];
export const ACTORS = ["anon", "asha", "ravi", "admin", ...STAFF, "service"] as const;
export type Actor = (typeof ACTORS)[number];

/** Ids of the people that every sandbox has; see file-database.ts. */
export const people = z
  .object({
    asha: z.uuid(),
    ravi: z.uuid(),
    admin: z.uuid(),
    manager: z.uuid(),
    packer: z.uuid(),
    editor: z.uuid(),
    support: z.uuid(),
  })
  .parse(Reflect.get(globalThis, "kapasPeople"));

/** Acts in the open transaction as PostgREST does for a request: a database role and the claims of a session. */
export async function actAs(client: PoolClient, actor: Actor | { id: string }): Promise<void> {
  const role = actor === "anon" ? "anon" : actor === "service" ? "service_role" : "authenticated";
  const sub =
    actor === "anon" || actor === "service" ? "" : typeof actor === "object" ? actor.id : people[actor];
  // A hosted project reads the claims as one JSON object, the stand-in one by one.
  await client.query(
    `select set_config('request.jwt.claims', $1, true), set_config('request.jwt.claim.sub', $2, true),
       set_config('request.jwt.claim.role', $3, true), set_config('role', $3, true)`,
    [JSON.stringify({ sub: sub || undefined, role }), sub, role],
  );
}

/** An open transaction, and its present role. */
export interface Session {
  client: PoolClient;
  as: (actor: Actor) => Promise<void>;
  /** As the database's owner, without a session. */
  asShop: () => Promise<unknown>;
}

export const sessionIn = (client: PoolClient): Session => ({
  client,
  as: (actor) => actAs(client, actor),
  asShop: () =>
    client.query(
      "reset role; select set_config('request.jwt.claims', '', true), set_config('request.jwt.claim.sub', '', true)",
    ),
});

/** From here on the open transaction may write any table; its session stays. */
export async function pastGrants(client: PoolClient): Promise<void> {
  await client.query("set local role postgres");
}

/** The names of staff in timelines and refusals, by the tests' names for them. */
export async function namesOf<Who extends string>(
  db: Db,
  people: Record<Who, string>,
): Promise<Record<string, string>> {
  const { rows } = await db.query(
    "select id, private.format_person_name(id) as name from unnest($1::uuid[]) as id",
    [Object.values(people)],
  );
  const nameOf = new Map(rows.map(({ id, name }) => [id, name]));
  return Object.fromEntries(Object.entries(people).map(([who, id]) => [who, nameOf.get(id)]));
}
