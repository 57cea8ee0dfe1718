import type { Client } from "pg";

type Person = {
  email: string;
  password: string;
  phone?: string;
  firstName: string;
  lastName: string;
  isAdmin?: boolean;
};

const people: Person[] = [
  { email: "admin@kapas.test", password: "kapas-admin", firstName: "Meera", lastName: "Nair", isAdmin: true },
  {
    email: "asha@kapas.test",
    password: "kapas-demo",
    phone: "919876543210",
    firstName: "Asha",
    lastName: "Verma",
  },
  { email: "ravi@kapas.test", password: "kapas-demo", firstName: "Ravi", lastName: "Iyer" },
];

/** `signUp` goes through the auth API, so that the password is stored as that API wants it. */
export async function ensurePeople(client: Client, signUp: (person: Person) => Promise<void>): Promise<void> {
  for (const person of people) {
    const { rowCount } = await client.query("select from auth.users where email = $1", [person.email]);
    if (!rowCount) await signUp(person);
    await client.query(
      `select auth.sandbox_finish_account(id, $2::text, true, $2::text is not null) from auth.users
       where email = $1 and (email_confirmed_at is null or ($2::text is not null and phone is null))`,
      [person.email, person.phone ?? null],
    );
    if (person.isAdmin) await makeAdmin(client, person.email);
  }
}

async function makeAdmin(client: Client, email: string): Promise<void> {
  const { rows } = await client.query("select to_regclass('public.user_roles') as roles");
  if (rows[0]?.roles === null) return;
  await client.query(
    `insert into public.user_roles (user_id, role) select id, 'admin' from auth.users where email = $1
     on conflict do nothing`,
    [email],
  );
}
