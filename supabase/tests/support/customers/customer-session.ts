import { randomInt, randomUUID } from "node:crypto";
import { inTest } from "../backend/database";
import { type Session, sessionIn } from "../people/actors";

export interface CustomerSession extends Session {
  /** With a proven address and a proven phone. */
  customer: { id: string; email: string; phone: string };
}

/** A customer with an open session, as staff see them; rolled back. */
export const inCustomerTest = (work: (session: CustomerSession) => Promise<void>) =>
  inTest(async (client) => {
    const id = randomUUID();
    const phone = `+9197${randomInt(10_000_000, 99_999_999)}`;
    const email = `${id}@person.test`;
    await client.query(
      `insert into auth.users (id, email, phone, phone_confirmed_at, email_confirmed_at, raw_user_meta_data)
       values ($1, $2, $3, now(), now(), '{"first_name": "Desk", "last_name": "Customer"}')`,
      [id, email, phone.slice(1)],
    );
    await client.query(
      "insert into auth.sessions (id, user_id, created_at, updated_at) values (gen_random_uuid(), $1, now(), now())",
      [id],
    );
    await work({ ...sessionIn(client), customer: { id, email, phone } });
  });

/** As `it`, with inCustomerTest. */
export const customerTrial = (title: string, work: (session: CustomerSession) => Promise<void>) =>
  it(title, inCustomerTest(work));

export async function callCustomers<T>(
  { client }: CustomerSession,
  query: string,
  values: unknown[],
): Promise<T> {
  return (await client.query(`select public.${query} as answer`, values)).rows[0].answer;
}

interface Shown {
  sessions: number;
  block: { note: string; by: string } | null;
  deletion: { note: string } | null;
  figures: object;
  orders: { order_number: string; is_guest: boolean }[];
  notes: { body: string }[];
  steps: { step: string; note: string | null; by: string }[];
}

export const readCustomer = (at: CustomerSession) =>
  callCustomers<Shown>(at, "get_admin_customer($1)", [at.customer.id]);
