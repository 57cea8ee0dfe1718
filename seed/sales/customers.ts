import type { ClientBase } from "pg";
import { TOWNS } from "../catalog/pincodes";
import { REGIONS } from "./names";
import type { Random } from "./random";

export interface Customer {
  /** null: buys as a guest. */
  userId: string | null;
  name: string;
  email: string;
  phone: string;
  address: { line1: string; line2: string; city: string; state: string; pincode: string };
}

const ACCOUNTS = 130;
const GUESTS = 20;
/** A block of numbers that the seed keeps for itself. */
const FIRST_PHONE = 9_000_010_000;

/** People and where they live: towns that were checked, by the names of their part of the country. */
export function inventCustomers(random: Random): Customer[] {
  return Array.from({ length: ACCOUNTS + GUESTS }, (_, index) => {
    const region = random.pick(REGIONS);
    const town = random.pick(TOWNS.filter(({ state, cod }) => cod && region.states.includes(state)));
    const [first, last] = [random.pick(region.first), random.pick(region.last)];
    return {
      userId: null,
      name: `${first} ${last}`,
      email: `${first}.${last}${index + 1}@example.com`.toLowerCase(),
      phone: `+91${FIRST_PHONE + index}`,
      address: {
        line1: `${random.between(1, 240)}, ${random.pick(region.streets)}`,
        line2: random.chance(0.3) ? `Flat ${random.between(1, 9)}0${random.between(1, 8)}` : "",
        city: town.city,
        state: town.state,
        pincode: town.pincode,
      },
    };
  });
}

/** Who buys for a firm of that state. */
export function customerIn(customers: readonly Customer[], state: string): Customer {
  const found = customers.find(({ address }) => address.state === state) ?? customers[0];
  if (!found) throw new Error("the shop has no customers");
  return found;
}

/** Accounts with a proven address and number and without a password; the last customers stay guests. */
export async function insertCustomers(
  client: ClientBase,
  invented: Customer[],
  since: Date,
): Promise<Customer[]> {
  const accounts = invented.slice(0, ACCOUNTS);
  const { rows } = await client.query<{ id: string; email: string }>(
    `insert into auth.users (id, email, phone, email_confirmed_at, phone_confirmed_at, raw_user_meta_data, created_at)
     select gen_random_uuid(), c.email, substr(c.phone, 2), c.since, c.since,
       jsonb_build_object('first_name', split_part(c.name, ' ', 1), 'last_name', split_part(c.name, ' ', 2)), c.since
     from (
       select email, phone, name, $2::timestamptz + n * interval '7 hours 11 minutes' as since
       from rows from (jsonb_to_recordset($1) as (email text, phone text, name text)) with ordinality as r (email, phone, name, n)
     ) as c
     returning id, email`,
    [JSON.stringify(accounts), since],
  );
  await client.query(
    "update public.profiles p set created_at = u.created_at from auth.users u where u.id = p.id and u.id = any ($1)",
    [rows.map(({ id }) => id)],
  );
  const ids = new Map(rows.map(({ id, email }) => [email, id]));
  return invented.map((customer) => ({ ...customer, userId: ids.get(customer.email) ?? null }));
}

/** Two of three keep their address, some a second one for the office. */
export async function insertAddresses(
  client: ClientBase,
  customers: readonly Customer[],
  random: Random,
): Promise<void> {
  const rows = customers.flatMap(({ userId, name, phone, address }) => {
    if (userId === null || !random.chance(0.65)) return [];
    const home = { user_id: userId, label: "Home", name, phone, ...address, is_default: true };
    const office = {
      ...home,
      label: "Office",
      line1: `${random.between(1, 60)}, Tech Park`,
      is_default: false,
    };
    return random.chance(0.25) ? [home, office] : [home];
  });
  await client.query(
    `insert into public.user_addresses (user_id, label, name, phone, line1, line2, city, state, pincode, is_default)
     select user_id, label, name, phone, line1, line2, city, state, pincode, is_default
     from jsonb_populate_recordset(null::public.user_addresses, $1)`,
    [JSON.stringify(rows)],
  );
}

export async function insertWishes(
  client: ClientBase,
  customers: readonly Customer[],
  { random, now }: { random: Random; now: number },
): Promise<void> {
  const { rows: products } = await client.query<{ id: number }>(
    "select id::int from public.products where status = 'published' and not is_deleted order by id",
  );
  const rows = customers.flatMap(({ userId }) => {
    if (userId === null || !random.chance(0.4)) return [];
    return Array.from({ length: random.between(1, 6) }, () => ({
      user_id: userId,
      product_id: random.pick(products).id,
      created_at: new Date(now - random.between(1, 90 * 24) * 3_600_000),
    }));
  });
  await client.query(
    `insert into public.user_wishlist (user_id, product_id, created_at)
     select user_id, product_id, created_at from jsonb_populate_recordset(null::public.user_wishlist, $1)
     on conflict do nothing`,
    [JSON.stringify(rows)],
  );
}
