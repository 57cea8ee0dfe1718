import type { Pool } from "pg";
import { inRollback } from "./database";

export type Rows = {
  table: string;
  where: string;
  values?: unknown[];
  as?: "update" | "no key update" | "key share";
};

/** Whether another transaction keeps one of the rows from being locked `as` this. */
export async function isHeld(
  owner: Pool,
  { table, where, values = [], as = "no key update" }: Rows,
): Promise<boolean> {
  return inRollback(owner, async (client) => {
    try {
      const { rowCount } = await client.query(`select from ${table} where ${where} for ${as} nowait`, values);
      if (rowCount === 0) throw new Error(`${table} has no such row`);
      return false;
    } catch (error) {
      if (Object(error).code !== "55P03") throw error;
      return true;
    }
  });
}
