import type { App } from "@supabase/lite";
import type { Client } from "pg";
import { setLocally } from "./session-settings";

const TIMEOUT = `select split_part(setting, '=', 2) as timeout
  from pg_catalog.pg_proc p, unnest(p.proconfig) as setting
  where p.pronamespace = 'public'::regnamespace and p.proname = $1 and setting like 'statement_timeout=%'`;

/**
 * As PostgREST does, applies the statement_timeout of a called function to its transaction: PostgreSQL's
 * timer starts with the statement, so the function's own setting comes too late.
 * https://docs.postgrest.org/en/v13/references/configuration.html#db-hoisted-tx-settings
 */
export function hoistTimeouts(connection: App["connection"], database: Client): void {
  const withContext = connection.withContext.bind(connection);
  connection.withContext = (vars, work, options) => {
    const name = options?.rpc?.path.split("/").at(-1);
    if (name === undefined) return withContext(vars, work, options);
    return withContext(
      vars,
      async (db) => {
        const { rows } = await database.query({ name: "timeout", text: TIMEOUT, values: [name] });
        const timeout: unknown = rows[0]?.timeout;
        if (timeout !== undefined) await setLocally(db, { statement_timeout: String(timeout) });
        return work(db);
      },
      options,
    );
  };
}
