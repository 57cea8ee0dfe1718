import { personalTables, retentionRules } from "../lib/privacy/personal-tables";

const quoted = (value: string | number | null | undefined) =>
  value === null || value === undefined
    ? "null"
    : typeof value === "number"
      ? String(value)
      : `'${value.replaceAll("'", "''")}'`;

function tableFunction(
  name: string,
  columns: string,
  rows: readonly (string | number | null | undefined)[][],
) {
  const lines = rows.map((row) => `    (${row.map(quoted).join(", ")})`);
  return `create function ${name}() returns table (${columns})
language sql immutable set search_path = '' as $$
  values
${lines.join(",\n")}
$$;
`;
}

/** The rules of lib/privacy for the jobs that delete old personal data. */
export function retentionRulesSql(): string {
  return tableFunction(
    "private.retention_rules",
    "id text, table_name text, days int, from_column text, condition text, done_by text",
    retentionRules.map(({ id, table, days, from, where, by }) => [id, table, days, from, where, by]),
  );
}

/** The tables with personal data, and how a row leads to its person, for find_affected_people. */
export function personalTablesSql(): string {
  return tableFunction(
    "private.personal_tables",
    "table_name text, at_column text, user_id text, email text, phone text, order_id text",
    personalTables.map(({ table, at, person: { userId, email, phone, orderId } }) => [
      ...[table, at, userId, email, phone, orderId],
    ]),
  );
}
