import { type PersonalTable, type RetentionRule, until } from "./personal-table";
import { tablesOfContentAndLogs } from "./tables-of-content-and-logs";
import { tablesOfPeopleAndOrders } from "./tables-of-people-and-orders";

/** Every table with personal data, and how long it is kept. Tests compare it with the database and with docs/personal-data.md. */
export const personalTables: readonly PersonalTable[] = [
  ...tablesOfPeopleAndOrders,
  ...tablesOfContentAndLogs,
];

/** Each rule once: several tables may share one. */
export const retentionRules: readonly (RetentionRule & { table: string })[] = [
  ...new Map(
    personalTables.flatMap(({ table, keep }) =>
      keep.flatMap((one) => (typeof one === "string" ? [] : [[one.id, { ...one, table }] as const])),
    ),
  ).values(),
];

/** How many days the rule allows. Throws for a name that no rule has. */
export function retainedDays(id: string): number {
  const found = retentionRules.find((one) => one.id === id);
  if (!found) throw new Error(`No retention rule is called ${id}`);
  return found.days;
}

/** "730 days after updated_at (state in ('answered', 'done'))" */
export function describeRetention(one: PersonalTable["keep"][number]): string {
  if (typeof one === "string") return until[one];
  const { id, days, from, where } = one;
  if (id === "orders") return `${days} days; then name, contact and address are removed`;
  const since = from ? ` after \`${from}\`` : "";
  return `${days} ${days === 1 ? "day" : "days"}${since}${where ? `, if \`${where}\`` : ""}`;
}
