import type { PoolClient } from "pg";
import type { ListDefinition } from "../../../lib/lists/definition";
import { trial } from "./backend/database";
import { type Actor, actAs } from "./people/actors";

interface Plan {
  "Node Type": string;
  "Relation Name"?: string;
  Plans?: Plan[];
}

/** The tables that a plan reads completely. */
function scansIn(plan: Plan): string[] {
  const below = (plan.Plans ?? []).flatMap(scansIn);
  return plan["Node Type"] === "Seq Scan" ? [plan["Relation Name"] ?? "", ...below] : below;
}

interface Asked {
  view: string;
  /** By field, in PostgREST's syntax. A new field of the list needs its line. */
  conditions: Record<string, string>;
  /** The tables that no page may read completely. */
  large: readonly string[];
}

/** Queries that could read a whole table: each order of a list, alone and with each condition. */
export async function findScans(
  client: PoolClient,
  list: ListDefinition,
  { view, conditions, large }: Asked,
): Promise<string[]> {
  const wrong: string[] = [];
  for (const [name, { column }] of Object.entries(list.sorts)) {
    for (const direction of ["asc", "desc"]) {
      for (const [field, condition] of [["all", "true"], ...Object.entries(conditions)]) {
        const { rows } = await client.query(
          `explain (format json) select * from public.${view} where ${condition}
           order by ${column} ${direction}, id ${direction} limit 51`,
        );
        const scans = scansIn(rows[0]["QUERY PLAN"][0].Plan).filter((table) => large.includes(table));
        if (scans.length > 0)
          wrong.push(`${field} by ${name} ${direction}: reads all of ${scans.join(", ")}`);
      }
    }
  }
  return wrong;
}

/** What needs a condition: a field without one has no test. */
export const fieldsOf = (list: ListDefinition): string[] => [...Object.keys(list.fields), "words"].sort();

/** So many that the planner prefers an index to reading the whole table. */
export const rowCount = 5000;

interface Large extends Asked {
  list: ListDefinition;
  /** The reader. */
  actor: Actor;
  /** Makes `rowCount` rows or more, by SQL or by a function. */
  fill: string | ((client: PoolClient) => Promise<unknown>);
  /** The tables whose statistics include them. */
  analyzed: string;
  /** Text indexes: pending rows in one would make it look expensive. */
  indexes: readonly string[];
}

/** The queries of the admin's lists in a large shop: no filter and no order may read a whole table. */
export const indexTrial = (plural: string, { list, actor, fill, analyzed, indexes, ...asked }: Large) =>
  trial(`each filter and each order of the ${plural} has an index`, async (client) => {
    if (typeof fill === "string") await client.query(fill);
    else await fill(client);
    for (const index of indexes) await client.query("select gin_clean_pending_list($1::regclass)", [index]);
    await client.query(`analyze ${analyzed}`);
    await actAs(client, actor);
    expect(Object.keys(asked.conditions).sort()).toEqual(fieldsOf(list));
    expect(await findScans(client, list, asked)).toEqual([]);
  });

/** Rows without triggers and foreign keys, which don't matter here. */
export const bare = (inserts: string) =>
  `set local session_replication_role = replica; ${inserts}; set local session_replication_role = origin`;
