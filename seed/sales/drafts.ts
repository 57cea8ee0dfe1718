import type { ClientBase } from "pg";

/** As lib/phone-orders/draft.ts keeps it. */
const emptyDraft = {
  method: "online",
  name: "",
  phone: "",
  email: "",
  pincode: "",
  line1: "",
  line2: "",
  city: "",
  state: "",
  code: "",
  note: "",
};

const drafts: readonly (Partial<typeof emptyDraft> & {
  by: string;
  id: string;
  hours: number;
  pieces: number;
})[] = [
  {
    id: "00000000-0000-4000-8000-0000000d0001",
    by: "support@kapas.test",
    hours: 2,
    pieces: 2,
    name: "Kavita Rao",
    phone: "98450 12345",
    email: "kavita.rao@kapas.test",
    pincode: "560038",
    line1: "14, 3rd Cross, Indiranagar",
    city: "Bengaluru",
    state: "Karnataka",
  },
  {
    id: "00000000-0000-4000-8000-0000000d0002",
    by: "manager@kapas.test",
    hours: 26,
    pieces: 1,
    name: "Joseph Kurian",
    method: "cod",
    note: "Calls back about the size",
  },
];

/** Two orders by phone that are not placed yet, by the sandbox's support and manager. */
export async function insertDrafts(client: ClientBase, now: Date): Promise<void> {
  for (const { by, id, hours, pieces, ...typed } of drafts) {
    const { rows } = await client.query(
      `select v.product_id::int as id, v.size, v.color, 1 as quantity
       from public.product_variants v join public.products p on p.id = v.product_id
       where v.is_active and v.available > 3 and p.status = 'published' and not p.is_deleted
       order by v.id limit $1`,
      [pieces],
    );
    await client.query(
      `insert into public.phone_drafts (id, author, author_name, draft, created_at, updated_at)
       select $1, id, private.name_of_person(id), $3, $4, $4 from auth.users where email = $2`,
      [id, by, { ...emptyDraft, ...typed, lines: rows }, new Date(now.getTime() - hours * 3_600_000)],
    );
  }
}
