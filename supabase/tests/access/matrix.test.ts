import { DatabaseError, type PoolClient } from "pg";
import { answerOf, inRollback, inSavepoint, owner } from "../support/backend/database";
import { ACTORS, type Actor, actAs } from "../support/people/actors";
import { play } from "../support/people/staff-session";
import { cells, OPERATIONS, type Operation } from "./cells";
import { expectedCell } from "./expected-cell";
import { type Fixture, makeFixtures } from "./fixtures";
import { withoutPolicy } from "./privileges";

let fixtures: Record<string, Fixture>;

beforeAll(async () => {
  fixtures = await play(owner, makeFixtures);
});

type Reached = "denied" | "none" | "reached";
const INSUFFICIENT_PRIVILEGE = "42501";
/** They stop a statement only after every right to it was granted. */
const FOREIGN_KEY_VIOLATION = "23503";
const UNIQUE_VIOLATION = "23505";

async function reach(client: PoolClient, statement: string, values: unknown[]): Promise<Reached> {
  return inSavepoint(client, async () => {
    try {
      const { rowCount } = await client.query(statement, values);
      return rowCount ? "reached" : "none";
    } catch (error) {
      if (!(error instanceof DatabaseError)) throw error;
      if (error.code === INSUFFICIENT_PRIVILEGE) return "denied";
      if (error.code === FOREIGN_KEY_VIOLATION || error.code === UNIQUE_VIOLATION) return "reached";
      throw error;
    }
  });
}

/** The primary key as one text, the columns that a new row brings, and one that people may write if there is one. */
async function shapeOf(client: PoolClient, table: string) {
  const { rows } = await client.query(
    `with columns as (
       select attname::text as name, attnum, attnum = any (indkey) as is_key, attgenerated = '' and attidentity <> 'a' as is_own,
         has_column_privilege('authenticated', attrelid, attnum, 'update') as is_open
       from pg_attribute join pg_index on indrelid = attrelid and indisprimary
       where attrelid = $1::regclass and attnum > 0 and not attisdropped
     )
     select string_agg(name || '::text', ' || ' order by attnum) filter (where is_key) as key,
       string_agg(name, ', ') filter (where is_own) as columns,
       (array_agg(name order by is_open desc, attnum) filter (where is_own))[1] as writable
     from columns`,
    [table],
  );
  return rows[0];
}

type Attempt = [name: string, statement: string, values: unknown[]];

/** The rows to try, as the owner sees them: the named ones or the newest one, and a copy of it where nothing else is added. */
async function attemptsOf(client: PoolClient, table: string, operation: Operation): Promise<Attempt[]> {
  const shape = await shapeOf(client, table);
  const { key = shape.key, rows, inserts } = fixtures[table] ?? {};
  if (operation === "insert" && inserts)
    return Object.entries(inserts).map(([name, clause]) => [name, `insert into ${table} ${clause}`, []]);
  const tried = rows ?? {
    row: await answerOf(client, `select ${key} from ${table} order by ctid desc limit 1`),
  };
  const byKey = `where (${key})::text = $1`;
  if (operation === "insert") {
    const like = [String(Object.values(tried)[0])];
    const row = await answerOf(client, `select to_jsonb(t) from ${table} t ${byKey} limit 1`, like);
    const copy = `insert into ${table} (${shape.columns}) select ${shape.columns} from jsonb_populate_record(null::${table}, $1)`;
    return [["row", copy, [row]]];
  }
  const verb = {
    select: `select from ${table}`,
    update: `update ${table} set ${shape.writable} = ${shape.writable}`,
    delete: `delete from ${table}`,
  };
  return Object.entries(tried).map(([name, value]) => [name, `${verb[operation]} ${byKey}`, [String(value)]]);
}

type Attempts = Record<Operation, Attempt[]>;

/** "denied", "none", "all", or the names of the rows that the actor reached. */
async function cellOf(client: PoolClient, attempts: Attempt[]): Promise<string> {
  const reached: Record<Reached, string[]> = { reached: [], none: [], denied: [] };
  for (const [name, statement, values] of attempts) {
    reached[await reach(client, statement, values)].push(name);
  }
  if (reached.reached.length === 0) return reached.none.length > 0 ? "none" : "denied";
  return reached.reached.length === attempts.length ? "all" : reached.reached.join(" ");
}

/** The cells of an actor, by operation. */
const cellsOf = (actor: Actor, attempts: Attempts): Promise<Record<string, string>> =>
  inRollback(owner, async (client) => {
    await actAs(client, actor);
    const found: Record<string, string> = {};
    for (const operation of OPERATIONS) found[operation] = await cellOf(client, attempts[operation]);
    return found;
  });

it("every table has cells in the access matrix, or a reason why only the server reaches it", async () => {
  const { rows } = await owner.query(
    `select schemaname || '.' || tablename as name from pg_tables where schemaname in ('public', 'private')
       and tablename !~ '_analytics_[0-9]{4}_[0-9]{2}$' order by 1`,
  );
  const tables = rows.map((row) => row.name);
  expect([...Object.keys(cells), ...Object.keys(withoutPolicy)].sort()).toEqual(tables);
});

it.each(Object.keys(cells))(
  "opens %s to those who may select, insert, update and delete its rows",
  async (table) => {
    const attempts = await inRollback(owner, async (client) => {
      const found: Partial<Attempts> = {};
      for (const operation of OPERATIONS) found[operation] = await attemptsOf(client, table, operation);
      return found as Attempts;
    });
    for (const actor of ACTORS) {
      const expected = OPERATIONS.map((operation) => [operation, expectedCell(table, actor, operation)]);
      expect([actor, await cellsOf(actor, attempts)]).toEqual([actor, Object.fromEntries(expected)]);
    }
  },
);
