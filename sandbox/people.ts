import type { Client } from "pg";

type Person = {
  email: string;
  password: string;
  phone?: string;
  firstName: string;
  lastName: string;
  role?: "admin" | "manager" | "packer" | "editor" | "support";
};

const people: Person[] = [
  { email: "admin@kapas.test", password: "kapas-admin", firstName: "Meera", lastName: "Nair", role: "admin" },
  {
    email: "asha@kapas.test",
    password: "kapas-demo",
    phone: "919876543210",
    firstName: "Asha",
    lastName: "Verma",
  },
  {
    email: "manager@kapas.test",
    password: "kapas-staff",
    firstName: "Farah",
    lastName: "Khan",
    role: "manager",
  },
  {
    email: "packer@kapas.test",
    password: "kapas-staff",
    firstName: "Suresh",
    lastName: "Yadav",
    role: "packer",
  },
  {
    email: "editor@kapas.test",
    password: "kapas-staff",
    firstName: "Ishita",
    lastName: "Bose",
    role: "editor",
  },
  {
    email: "support@kapas.test",
    password: "kapas-staff",
    firstName: "Anil",
    lastName: "Kumar",
    role: "support",
  },
  { email: "ravi@kapas.test", password: "kapas-demo", firstName: "Ravi", lastName: "Iyer" },
];

/** `signUp` uses the auth API, so that the password is stored in its format. */
export async function ensurePeople(client: Client, signUp: (person: Person) => Promise<void>): Promise<void> {
  for (const person of people) {
    const { rowCount } = await client.query("select from auth.users where email = $1", [person.email]);
    if (!rowCount) await signUp(person);
    await client.query(
      `select auth.sandbox_finish_account(id, $2::text, true, $2::text is not null) from auth.users
       where email = $1 and (email_confirmed_at is null or ($2::text is not null and phone is null))`,
      [person.email, person.phone ?? null],
    );
    if (person.role) await giveRole(client, person.email, person.role);
  }
}

async function giveRole(client: Client, email: string, role: string): Promise<void> {
  const { rows } = await client.query("select to_regclass('public.user_roles') as roles");
  if (rows[0]?.roles === null) return;
  await client.query(
    `insert into public.user_roles (user_id, role) select id, $2 from auth.users where email = $1
     on conflict do nothing`,
    [email, role],
  );
}
