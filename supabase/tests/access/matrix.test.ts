import { DatabaseError, type PoolClient } from "pg";
import { ACTORS, type Actor, actAs, people } from "../support/actors";
import { inRollback, inSavepoint, owner } from "../support/database";
import { cells, OPERATIONS, type Operation } from "./cells";
import { expectedCell } from "./expected-cell";
import type { Fixture } from "./fixture";
import { makeFixtures } from "./fixtures";

let fixtures: Record<string, Fixture>;

beforeAll(async () => {
  fixtures = await makeFixtures(owner, people);
});

type Reached = "denied" | "none" | "reached";
const INSUFFICIENT_PRIVILEGE = "42501";
const FOREIGN_KEY_VIOLATION = "23503";

/** A foreign key stops a deletion only after every right to it was granted. */
async function reach(client: PoolClient, statement: string, values: unknown[]): Promise<Reached> {
  return inSavepoint(client, async () => {
    try {
      const { rowCount } = await client.query(statement, values);
      return rowCount ? "reached" : "none";
    } catch (error) {
      if (error instanceof DatabaseError && error.code === INSUFFICIENT_PRIVILEGE) return "denied";
      if (error instanceof DatabaseError && error.code === FOREIGN_KEY_VIOLATION) return "reached";
      throw error;
    }
  });
}

function attemptsOf(table: string, operation: Operation, fixture: Fixture): [string, string, unknown[]][] {
  const { key, rows, inserts, update } = fixture;
  if (operation === "insert") {
    return Object.entries(inserts).map(([name, clause]) => [name, `insert into ${table} ${clause}`, []]);
  }
  const verb = {
    select: `select from ${table}`,
    update: `update ${table} set ${update}`,
    delete: `delete from ${table}`,
  };
  return Object.entries(rows).map(([name, value]) => [
    name,
    `${verb[operation]} where (${key})::text = $1`,
    [String(value)],
  ]);
}

/** "denied", "none", "all", or the names of the rows that the actor reached. */
async function cellOf(actor: Actor, table: string, operation: Operation): Promise<string> {
  const fixture = fixtures[table];
  if (!fixture) throw new Error(`${table} has no rows to try: add them to supabase/tests/access/fixtures.ts`);
  return inRollback(owner, async (client) => {
    await actAs(client, actor);
    const reached: Record<Reached, string[]> = { reached: [], none: [], denied: [] };
    for (const [name, statement, values] of attemptsOf(table, operation, fixture)) {
      reached[await reach(client, statement, values)].push(name);
    }
    if (reached.reached.length === 0) return reached.none.length > 0 ? "none" : "denied";
    const tried = reached.reached.length + reached.none.length + reached.denied.length;
    return reached.reached.length === tried ? "all" : reached.reached.join(" ");
  });
}

it("every table has its cells", async () => {
  const { rows } = await owner.query(
    `select schemaname || '.' || tablename as name from pg_tables where schemaname in ('public', 'private')
       and tablename !~ '_analytics_[0-9]{4}_[0-9]{2}$' order by 1`,
  );
  const tables = rows.map((row) => row.name);
  expect(Object.keys(cells).sort()).toEqual(tables);
  expect(Object.keys(fixtures).sort()).toEqual(tables);
});

describe.each(Object.keys(cells))("%s", (table) => {
  describe.each(ACTORS)("%s", (actor) => {
    it.each(OPERATIONS.map((operation) => [operation, expectedCell(table, actor, operation)] as const))(
      "may %s: %s",
      async (operation, expected) => {
        expect(await cellOf(actor, table, operation)).toBe(expected);
      },
    );
  });
});
