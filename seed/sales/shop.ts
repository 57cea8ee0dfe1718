import type { ClientBase } from "pg";
import { toPaise, toRupees } from "@/lib/money";
import { type OrderInput, quoteOrder, type Rules } from "./quote";
import type { Random } from "./random";
import type { Post, Staff } from "./staff";
import { MINUTE } from "./times";

export interface Placed {
  id: string;
  method: "online" | "cod";
  total: number;
}

interface Money {
  kind: "failed" | "captured";
  gatewayOrderId: string;
  paymentId: string;
  amount: number;
}

const LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz23456789";
const COURIERS = ["Delhivery", "Blue Dart", "DTDC", "Ekart", "India Post"];

const artOf =
  "from public.submissions s where version_id in (select design_version_id from public.order_items where order_id = $1)";

/** What the gateway keeps: two per cent, and 18 % GST on it, which `fee` includes. */
function feeOf(paise: number) {
  return { fee: Math.round(paise * 0.0236), tax: Math.round(paise * 0.0036) };
}

/** The shop's own functions, called as buyers, staff, the gateway and the jobs call them, at the time that the clock shows. */
export class Shop {
  /** The time in the shop, in milliseconds. */
  at: number;

  constructor(
    private readonly client: ClientBase,
    readonly random: Random,
    private readonly facts: { rules: Rules; staff: Staff; start: number; end: number },
  ) {
    this.at = facts.start;
  }

  get end(): number {
    return this.facts.end;
  }

  /** A time after this one, at the latest just before today's end: for what may not stay open. */
  soon(minutes: number): number {
    return Math.max(this.at, Math.min(this.at + minutes * MINUTE, this.end - MINUTE));
  }

  /** A made-up id of the gateway, like pay_Nf3kT2vXw9QsLa */
  makeId(kind: string): string {
    return `${kind}_${Array.from({ length: 14 }, () => LETTERS.charAt(this.random.between(0, LETTERS.length - 1))).join("")}`;
  }

  call<T = unknown>(query: string, values: unknown[] = [], by: Post | null = null): Promise<T> {
    return this.facts.staff.ask<T>(by, query, values);
  }

  async place(input: OrderInput): Promise<Placed> {
    const order = await quoteOrder(this.client, input, { rules: this.facts.rules, at: this.at });
    const { id } = await this.call<{ id: string }>("select public.place_order($1, $2, $3)", [
      this.makeId("seed"),
      "seed",
      JSON.stringify(order),
    ]);
    return { id, method: order.payment_method, total: order.total };
  }

  async openPayment({ id, total }: Placed): Promise<Omit<Money, "kind">> {
    const gatewayOrderId = this.makeId("order");
    await this.call(
      "select public.attach_gateway_order($1, $2, private.online_due(o)) from public.orders o where id = $1",
      [id, gatewayOrderId],
    );
    return { gatewayOrderId, paymentId: this.makeId("pay"), amount: total };
  }

  applyPayment({ kind, gatewayOrderId, paymentId, amount }: Money): Promise<unknown> {
    const method = this.random.pick(["upi", "upi", "upi", "card", "netbanking"]);
    return this.call("select public.apply_payment($1, $2, $1, $3, $4, $5, $6, 'INR', $7, $8)", [
      this.makeId("evt"),
      `payment.${kind}`,
      gatewayOrderId,
      paymentId,
      kind,
      amount,
      method,
      this.rawOf({
        ...{ id: paymentId, order_id: gatewayOrderId, amount: toPaise(amount), status: kind, method },
        ...(kind === "captured" ? feeOf(toPaise(amount)) : {}),
      }),
    ]);
  }

  /** What buyers and the shop itself do to an order. */
  move(id: string, to: string, actor: "customer" | "system", note: string): Promise<unknown> {
    return this.call("select public.transition_order($1, $2, $3, $4)", [id, to, actor, note]);
  }

  /** A step in the admin: the packer's, and the manager's for cash. */
  step(
    id: string,
    step: "print" | "pack" | "ship" | "deliver" | "come_back" | "collect",
    { note = "", parcels = null }: { note?: string; parcels?: string | null } = {},
  ): Promise<unknown> {
    return this.call(
      "select public.step_order(order_id, status, $2, $3, $4) from public.orders where id = $1",
      [id, step, note, parcels],
      step === "collect" ? "manager" : "packer",
    );
  }

  /** The packer starts to review the designs of an order. */
  takeArt(id: string): Promise<unknown> {
    return this.call(`select public.assign_submission(s.id, s.rev, true) ${artOf}`, [id], "packer");
  }

  askForArt(id: string, reasons: readonly string[], answer: string): Promise<unknown> {
    return this.call(
      `select public.decide_submission(s.id, s.rev, 'changes_requested', $2, $3) ${artOf}`,
      [id, reasons, answer],
      "packer",
    );
  }

  ship(id: string): Promise<unknown> {
    const courier = this.random.pick(COURIERS);
    const number = String(this.random.between(10_000_000_000, 99_999_999_999));
    return this.step(id, "ship", { parcels: JSON.stringify([{ courier, tracking_number: number }]) });
  }

  stepReturn(
    { id }: Pick<Placed, "id">,
    back: string,
    step: "pick_up" | "restock" | "write_off" | "reject",
    note = "",
  ): Promise<unknown> {
    return this.call(
      "select public.step_return(order_id, $2, $3, $4) from public.orders where id = $1",
      [id, back, step, note],
      step === "reject" ? "support" : "packer",
    );
  }

  /** The order wasn't paid or confirmed in time. */
  async expire(id: string): Promise<void> {
    await this.call("update public.orders set expires_at = private.now() where id = $1", [id]);
    await this.call("select public.expire_orders(1)");
  }

  /** Nothing but time closes the return window. */
  async complete(id: string): Promise<void> {
    await this.call(
      "update public.orders set delivered_at = private.now() - interval '60 days' where id = $1",
      [id],
    );
    await this.call("select public.complete_orders(1)");
  }

  /** Asks for `items` of the order's first line back; an exchange names the variant that is wanted instead. */
  async askReturn(
    { id, method }: Placed,
    { reason, isWhole, instead = null }: { reason: string; isWhole: boolean; instead?: number | null },
  ): Promise<string> {
    return this.call(
      `select public.request_return($1, $2, (
         select jsonb_agg(jsonb_build_object(
           'order_item_id', id, 'quantity', case when $3 then quantity else 1 end, 'exchange_variant_id', $4::bigint
         )) from (
           select id, quantity from public.order_items where order_id = $1 order by id limit case when $3 then 50 else 1 end
         ) as line
       ), $5, $6)`,
      [
        id,
        instead === null ? "return" : "exchange",
        isWhole,
        instead,
        reason,
        method === "cod" && instead === null ? "buyer@okbank" : null,
      ],
    );
  }

  /** Another size of what the order's first line is, with enough stock. */
  findOtherSize({ id }: Placed): Promise<number | undefined> {
    return this.call(
      `select v.id::int from public.order_items i
       join public.product_variants v on v.product_id = i.product_id and v.color = i.color and v.id <> i.variant_id
       where i.order_id = $1 and i.id = (select min(id) from public.order_items where order_id = $1)
         and v.is_active and v.stock - v.reserved >= 8 order by v.id limit 1`,
      [id],
    );
  }

  /** The gateway, or staff by UPI, have sent all that the order's buyer is to get back. */
  async sendRefunds(id: string): Promise<void> {
    const { rows } = await this.client.query(
      `select id, payment_id, amount::float8 as amount, method from public.refunds
       where order_id = $1 and status = 'requested' order by created_at, id`,
      [id],
    );
    for (const refund of rows) {
      if (refund.method === "upi") {
        await this.call(
          "select public.pay_refund_by_hand(order_id, $2) from public.orders where id = $1",
          [id, refund.id],
          "manager",
        );
      } else await this.sendRefund(refund);
    }
  }

  /** The gateway has sent it. */
  sendRefund(refund: { id: string; payment_id: string; amount: number }): Promise<unknown> {
    return this.call(
      "select public.apply_refund($1, 'refund.processed', $1, $2, $3, 'processed', $4, $5, $6)",
      [
        this.makeId("evt"),
        this.makeId("rfnd"),
        refund.payment_id,
        refund.amount,
        this.rawOf({ amount: toPaise(refund.amount), payment_id: refund.payment_id }),
        refund.id,
      ],
    );
  }

  /** A partial refund for a fault that isn't worth a return; a large one needs a second person. */
  async giveBack({ id, total, method }: Placed, note: string): Promise<void> {
    const amount = Math.min(toRupees(toPaise(Math.round(total * 0.15))), total);
    const asked = await this.call<{ id: string; status: string }>(
      `select public.refund_order_by_staff(
         order_id, gen_random_uuid(), $2, $3, (public.get_admin_order(order_id) ->> 'refundable_amount')::numeric, '[]', $4
       ) from public.orders where id = $1`,
      [id, amount, note, method === "cod" ? "buyer@okbank" : null],
      "manager",
    );
    if (asked.status === "waiting")
      await this.call("select public.decide_money_step($1, true)", [asked.id], "admin");
  }

  /** A buyer's bank asks for the payment back. */
  dispute(paymentId: string, amount: number): Promise<unknown> {
    return this.call(
      "select public.apply_dispute($1, 'payment.dispute.created', $1, $2, $3, 'open', $4, $5, 'chargeback', $6, $7)",
      [
        this.makeId("evt"),
        this.makeId("disp"),
        paymentId,
        amount,
        this.rawOf({ payment_id: paymentId }),
        "goods_or_services_not_received_or_partially_received",
        new Date(this.at + 9 * 24 * 60 * MINUTE),
      ],
    );
  }

  /** What the gateway says, with its clock: events are dated by it. */
  private rawOf(entity: Record<string, unknown>): string {
    return JSON.stringify({ ...entity, created_at: Math.floor(this.at / 1000) });
  }
}
