import type { ClientBase } from "pg";
import { dateAdminRows } from "./admin-dates";
import type { Post, Staff } from "./staff";
import { HOUR } from "./times";

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
  by: Post;
  id: string;
  hours: number;
  quantity: number;
})[] = [
  {
    id: "00000000-0000-4000-8000-0000000d0001",
    by: "support",
    hours: 2,
    quantity: 2,
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
    by: "manager",
    hours: 26,
    quantity: 1,
    name: "Joseph Kurian",
    method: "cod",
    note: "Calls back about the size",
  },
];

/** Two orders by phone that are not placed yet, by the sandbox's support and manager. */
export async function saveDrafts(client: ClientBase, staff: Staff, end: number): Promise<void> {
  for (const { by, id, hours, quantity, ...typed } of drafts) {
    const { rows } = await client.query(
      `select v.product_id::int as id, v.size, v.color, 1 as quantity
       from public.product_variants v join public.products p on p.id = v.product_id
       where v.is_active and v.available > 3 and p.status = 'published' and not p.is_deleted
       order by v.id limit $1`,
      [quantity],
    );
    const draft = JSON.stringify({ ...emptyDraft, ...typed, lines: rows });
    await staff.ask(by, "select public.save_phone_draft($1, 0, $2)", [id, draft]);
    await dateAdminRows(client, end - hours * HOUR);
  }
}
