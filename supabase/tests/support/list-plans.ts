import type { PoolClient } from "pg";
import type { ListDefinition } from "../../../lib/lists/definition";

interface Plan {
  "Node Type": string;
  "Relation Name"?: string;
  Plans?: Plan[];
}

/** The tables that a plan reads from end to end. */
function scansIn(plan: Plan): string[] {
  const below = (plan.Plans ?? []).flatMap(scansIn);
  return plan["Node Type"] === "Seq Scan" ? [plan["Relation Name"] ?? "", ...below] : below;
}

interface Asked {
  view: string;
  /** By field, as PostgREST writes them. */
  conditions: Record<string, string>;
  /** The tables of which no page may read all. */
  large: readonly string[];
}

/** What reads a whole table: each order of a list, alone and with each condition. */
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
