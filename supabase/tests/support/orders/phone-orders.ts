import { randomUUID } from "node:crypto";
import type { Pool, PoolClient } from "pg";
import { inRollback, owner } from "../backend/database";
import { type Actor, actAs, people } from "../people/actors";
import { inSession, play } from "../people/staff-session";
import { type Db, makeProduct, orderOf, type PlacedOrder } from "../shop";
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

/** A draft saved by support, and goods. */
async function makeDraft(client: PoolClient, author: Actor = "support"): Promise<Draft> {
  const { variantIds } = await makeProduct(client, { stocks: [5, 5] });
  await actAs(client, author);
  const id = randomUUID();
  const version = await saveDraft(client, id, 0, { name: "Asha" });
  return { client, id, version, variants: variantIds };
}

/** A draft saved by support, and committed. */
export async function storeDraft(pool: Pool): Promise<{ id: string; version: number }> {
  const id = randomUUID();
  const save = inSession("support", (client) => saveDraft(client, id, 0, { name: "Asha" }));
  return { id, version: await play(pool, save) };
}

/** A test with such a draft. */
export const withDraft = (work: (draft: Draft) => Promise<void>) =>
  inRollback(owner, async (client) => work(await makeDraft(client)));

/** The server's input for an order by phone. */
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

/** Places a draft as the server does, for two of its first item. */
export async function placeAt(at: Draft, overrides: object = {}, confirmed: string | null = null) {
  await actAs(at.client, "service");
  const order = phoneOrderOf(at.variants[0] ?? 0, { ...overrides });
  const placed = await placeDraft(at.client, { ...at, staff: people.support, order, confirmed });
  await at.client.query("reset role");
  return placed;
}

/** The rows of a query in the transaction of the draft. */
export const rowsOf = async (at: Draft, query: string, values: unknown[]) =>
  (await at.client.query(query, values)).rows;

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
