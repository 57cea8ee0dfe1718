import { randomUUID } from "node:crypto";
import type { Pool } from "pg";
import { answerOf, inRollback } from "../backend/database";
import { inSession } from "./staff-session";

export type Person = { id: string; email: string };

/** An account with an address that is proven by default; numbers are stored without their plus. */
export async function makePerson(
  db: Pick<Pool, "query">,
  { isProven = true, phone = null }: { isProven?: boolean; phone?: string | null } = {},
): Promise<Person> {
  const id = randomUUID();
  const email = `${id}@person.test`;
  await db.query(
    `insert into auth.users (id, email, phone, phone_confirmed_at, email_confirmed_at)
     values ($1, $2, $3::text, case when $3::text is not null then now() end, case when $4 then now() end)`,
    [id, email, phone, isProven],
  );
  return { id, email };
}

export async function proveEmail(db: Pool, { id }: Person): Promise<void> {
  await db.query("update auth.users set email_confirmed_at = now() where id = $1", [id]);
}

/** One statement with the rights and the session of a logged-in person; its first value. */
export async function askAs<T>(db: Pool, userId: string, query: string, values: unknown[] = []): Promise<T> {
  return inRollback(
    db,
    inSession({ id: userId }, (client) => answerOf(client, query, values)),
  );
}
