import type { ClientBase } from "pg";
import type { Cut } from "@/lib/designer/printing/print-areas";
import { asPaise, type Paise } from "@/lib/money";
import type { Random } from "./random";

/** What orders are made of: one colour and size with enough stock. */
export interface Ware {
  variantId: number;
  productId: number;
  categoryIds: number[];
  color: string;
  size: string;
  /** Designs of this cut are printed on it. */
  blankOf: Cut | null;
  /** What is printed on it. */
  designVersionId?: string;
  hsn: string;
  listPaise: Paise;
  /** When the product was added, in milliseconds. */
  since: number;
}

export interface CartLine {
  ware: Ware;
  quantity: number;
}

const ENOUGH = 8;
/** One product of so many. */
const bestsellerOf = 9;

/** Only what is there in numbers: what the catalogue shows as low or sold out stays so. */
export async function readPool(client: ClientBase, random: Random): Promise<Ware[]> {
  const { rows } = await client.query(
    `select v.id::int as "variantId", p.id::int as "productId", v.color, v.size, p.hsn,
       case when p.is_blank then p.cut end as "blankOf", (coalesce(v.price, p.price) * 100)::int as paise, p.created_at,
       array[p.primary_category_id, p.subcategory_id]::int[] as "categoryIds"
     from public.product_variants v join public.products p on p.id = v.product_id
     where v.is_active and p.status = 'published' and not p.is_deleted and v.stock - v.reserved >= $1
     order by v.sku`,
    [ENOUGH],
  );
  const pool = rows.map(({ paise, created_at, ...ware }): Ware & { rank: number } => ({
    ...ware,
    listPaise: asPaise(paise),
    since: created_at.getTime(),
    // Some printed tees sell best, and plain ones least.
    rank: random.next() + (ware.blankOf ? 2 : ware.productId % bestsellerOf && 1),
  }));
  return pool.toSorted((a, b) => a.rank - b.rank);
}

/** What the shop had at that time. A clock that is behind the catalogue's dates sells all of it. */
export function knownAt(pool: readonly Ware[], at: number): readonly Ware[] {
  const known = pool.filter(({ since }) => since < at);
  return known.length > 0 ? known : pool;
}

/** Shirts for a team: the first `kinds` wares, ten of each. */
export function fillTeam(pool: readonly Ware[], at: number, kinds: number): CartLine[] {
  const known = pool.filter(({ since }) => since < at);
  return (known.length >= kinds ? known : pool).slice(0, kinds).map((ware) => ({ ware, quantity: 10 }));
}

/** One to four different items; the first wares of the pool sell best. */
export function fillCart(pool: readonly Ware[], at: number, random: Random): CartLine[] {
  const known = knownAt(pool, at);
  const count = random.pick([1, 1, 1, 2, 2, 3, 4]);
  const lines = new Map<number, CartLine>();
  for (let item = 0; item < count; item += 1) {
    const [ware] = known.slice(Math.floor(random.next() ** 2 * known.length));
    if (ware) lines.set(ware.variantId, { ware, quantity: random.chance(0.15) ? 2 : 1 });
  }
  return [...lines.values()];
}

/** What will be sold was delivered to the shop before, so that the shelves end as full as the catalogue says. */
export async function stockUp(client: ClientBase, carts: readonly CartLine[], at: Date): Promise<void> {
  const lines = carts.map(({ ware, quantity }) => ({ id: ware.variantId, quantity }));
  await client.query(
    `insert into public.stock_moves (variant_id, stock_delta, reason, actor, created_at)
     select id, sum(quantity), 'receive', 'seed', $2
     from jsonb_to_recordset($1) as l (id bigint, quantity int) group by id order by id`,
    [JSON.stringify(lines), at],
  );
}
