import { randomUUID } from "node:crypto";
import type { PoolClient } from "pg";
import { type Actor, actAs } from "./actors";
import { inTest } from "./database";
import { type Db, makeProduct, orderOf, type PlacedOrder } from "./shop";
import { newPhone, newVisitor, origin } from "./unproven";

export interface Draft {
  client: PoolClient;
  id: string;
  version: number;
  variants: number[];
}

export async function saveDraft(db: Db, id: string, version: number, draft: object = {}): Promise<number> {
  const { rows } = await db.query("select public.save_phone_draft($1, $2, $3) as version", [
    id,
    version,
    draft,
  ]);
  return rows[0].version;
}

/** A draft that support has kept, and pieces to sell. */
export async function makeDraft(client: PoolClient, author: Actor = "support"): Promise<Draft> {
  const { variantIds } = await makeProduct(client, { stocks: [5, 5] });
  await actAs(client, author);
  const id = randomUUID();
  const version = await saveDraft(client, id, 0, { name: "Asha" });
  return { client, id, version, variants: variantIds };
}

/** A test with such a draft. */
export const withDraft = (work: (draft: Draft) => Promise<void>) =>
  inTest(async (client) => work(await makeDraft(client)));

/** What the server sends for an order by phone. */
export function phoneOrderOf(variantId: number, overrides: Record<string, unknown> = {}) {
  return orderOf([{ variantId, quantity: 2 }], {
    phone: newPhone(),
    payment_method: "online",
    is_phone_proven: false,
    ...origin(newVisitor(), { isPuzzled: true }),
    ...overrides,
  });
}

interface Press {
  id: string;
  version: number;
  staff: string;
  order: object;
  confirmed?: string | null;
}

export async function placeDraft(
  db: Db,
  { id, version, staff, order, confirmed = null }: Press,
): Promise<PlacedOrder> {
  const { rows } = await db.query("select public.place_phone_order($1, $2, $3, 'hash', $4, $5) as placed", [
    id,
    version,
    staff,
    order,
    confirmed,
  ]);
  return rows[0].placed;
}
