/** Who a row is about: SQL over the row `t`. */
export interface Person {
  userId?: string;
  email?: string;
  phone?: string;
  /** The id of an order, which has the buyer. */
  orderId?: string;
}

/** When rows are deleted: days after a column's time, by the retention job or by a function that has more to do. */
export interface RetentionRule {
  id: string;
  days: number;
  /** The column with the time; null: the function knows. */
  from: string | null;
  /** Only these rows, in SQL. */
  where?: string;
  /** "job" deletes the rows; a function of supabase/schemas that reads the days from here does more than that. */
  by: string;
}

/** The row is deleted with what it belongs to. */
export const until = {
  account: "until the account is deleted",
  order: "with its order",
  parent: "with the record it belongs to",
  staff: "as long as the record: it names the staff who did it",
  stopped: "until the person asks for erasure: it records what they unsubscribed from",
} as const;

export interface PersonalTable {
  /** With its schema. */
  table: string;
  /** The personal data, for the documents. */
  data: string;
  /** The column with the time of writing, for "who is affected between two times". */
  at: string | null;
  person: Person;
  keep: readonly (RetentionRule | keyof typeof until)[];
}

export const rule = (
  id: string,
  days: number,
  from: string | null,
  by = "job",
  where?: string,
): RetentionRule => ({
  ...{ id, days, from, by },
  ...(where !== undefined && { where }),
});
export const entry = (
  table: string,
  data: string,
  at: string | null,
  person: Person,
  ...keep: PersonalTable["keep"]
): PersonalTable => ({ table, data, at, person, keep });

export const account: Person = { userId: "t.user_id" };
export const order: Person = { orderId: "t.order_id" };
