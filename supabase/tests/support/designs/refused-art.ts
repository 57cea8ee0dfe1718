import type { Pool } from "pg";
import { owner } from "../backend/database";
import { payOrder, pressStep } from "../orders/order-session";
import { refundsOf } from "../orders/refunds";
import type { Actor } from "../people/actors";
import { askFor, inSession, play } from "../people/staff-session";
import type { Attempt } from "../races/contend";
import { type Db, orderOf, type PlacedOrder, placeOrder } from "../shop";
import { browser } from "./custom";
import { pressDecision } from "./submissions";

/** One item of each design on the same tee. */
export const linesOf = (variantId: number, designs: readonly string[]) =>
  designs.map((design) => ({ variantId, listPrice: 798, design }));

/** A paid order of one item of each design. */
export async function placePaid(db: Pool, variantId: number, designs: string[]): Promise<PlacedOrder> {
  const placed = await placeOrder(db, orderOf(linesOf(variantId, designs), { payment_method: "online" }));
  await play(db, (client) => payOrder(client, placed.id));
  return placed;
}

export const leaveOut = ({ id }: PlacedOrder): Attempt => [
  "leave out",
  askFor("remove_refused_items($1, 'customer')", id),
];

export const cancel = ({ id }: PlacedOrder): Attempt => [
  "cancel",
  askFor("transition_order($1, 'Cancelled', 'customer')", id),
];

export const replace = ({ id }: PlacedOrder, old: string, instead: string, userId?: string): Attempt => [
  "replace",
  askFor("replace_order_design($1, $2, $3, $4, $5)", id, old, instead, userId ?? null, browser),
];

/** A decision about a design by a member of staff. */
export const decides = async (actor: Actor, design: string, decision: string): Promise<Attempt> => [
  decision,
  inSession(actor, await pressDecision(owner, design, decision)),
];

/** Such a decision, taken and committed. */
export const settleArt = async (design: string, decision: string) =>
  play(owner, (await decides("editor", design, decision))[1]);

export const print = (placed: PlacedOrder): Attempt => [
  "print",
  inSession("packer", pressStep(placed, "Confirmed", "print")),
];

/** The state of an order of designs. */
export async function endOfArt(db: Db, { id }: PlacedOrder) {
  const { rows } = await db.query(
    `select status, total, private.find_art_hold(id) as hold,
       (select array_agg(design_version_id) from public.order_items where order_id = o.id) as designs
     from public.orders o where id = $1`,
    [id],
  );
  const refunds = (await refundsOf(db, id)).map(({ amount, reason }) => `${amount} ${reason}`);
  return { ...rows[0], refunds };
}
