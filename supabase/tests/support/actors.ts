import type { PoolClient } from "pg";
import type { Db } from "./shop";

const STAFF = ["manager", "packer", "editor", "support"] as const;
export type StaffActor = (typeof STAFF)[number];
export const ACTORS = ["anon", "asha", "ravi", "admin", ...STAFF, "service"] as const;
export type Actor = (typeof ACTORS)[number];

export type People = Record<Exclude<Actor, "anon" | "service">, string>;

/** Ids of the people that every sandbox has. */
export async function findPeople(db: Db): Promise<People> {
  const { rows } = await db.query("select id, email from auth.users where email like '%@kapas.test'");
  const idOf = (name: string): string => {
    const person = rows.find((row) => row.email === `${name}@kapas.test`);
    if (!person) throw new Error(`${name}@kapas.test is not in this database`);
    return person.id;
  };
  return {
    asha: idOf("asha"),
    ravi: idOf("ravi"),
    admin: idOf("admin"),
    manager: idOf("manager"),
    packer: idOf("packer"),
    editor: idOf("editor"),
    support: idOf("support"),
  };
}

/** Acts in the open transaction as PostgREST does for a request: a database role and the claims of a session. */
export async function actAs(client: PoolClient, actor: Actor, people: People): Promise<void> {
  const role = actor === "anon" ? "anon" : actor === "service" ? "service_role" : "authenticated";
  const sub = actor === "anon" || actor === "service" ? "" : people[actor];
  // A hosted project reads the claims as one JSON object, the stand-in one by one.
  await client.query(
    `select set_config('request.jwt.claims', $1, true), set_config('request.jwt.claim.sub', $2, true),
       set_config('request.jwt.claim.role', $3, true), set_config('role', $3, true)`,
    [JSON.stringify({ sub: sub || undefined, role }), sub, role],
  );
}

/** From here on the open transaction may write any table; whose session it is stays. */
export async function pastGrants(client: PoolClient): Promise<void> {
  await client.query("set local role postgres");
}

/** What staff are called in stories and refusals, by what tests call them. */
export async function namesOf<Who extends string>(
  db: Db,
  people: Record<Who, string>,
): Promise<Record<string, string>> {
  const { rows } = await db.query(
    "select id, private.name_of_person(id) as name from unnest($1::uuid[]) as id",
    [Object.values(people)],
  );
  const nameOf = new Map(rows.map(({ id, name }) => [id, name]));
  return Object.fromEntries(Object.entries(people).map(([who, id]) => [who, nameOf.get(id)]));
}
