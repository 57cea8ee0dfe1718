/**
 * Rows of a table by a name for each, and what is tried on it. `key` is the SQL that finds a row again.
 * Inserts are whole "(columns) values (...)" clauses by name.
 */
export type Fixture = {
  key: string;
  rows: Record<string, string | number>;
  inserts: Record<string, string>;
  update: string;
};
