/** The expected state of the shop after any commands, in the plainest terms: no SQL, no locks, no triggers. */
export type ModelOrder = {
  id: string;
  status: string;
  method: "cod" | "online";
  payment: string;
  variant: number;
  quantity: number;
  /** Captured for this order and not refunded. */
  isPaid: boolean;
  /** Cancelled by a person, not by time. */
  isGivenUp: boolean;
};

export type Command =
  | { kind: "place"; method: "cod" | "online"; variant: number; quantity: number; isProven: boolean }
  | { kind: "pay"; order: number; amount: "right" | "wrong" }
  | { kind: "fail"; order: number }
  | { kind: "expire"; order: number }
  | { kind: "move"; order: number; to: string; actor: string }
  | { kind: "collect"; order: number }
  | { kind: "restock"; variant: number; quantity: number };

const open = ["Pending Payment", "COD Review", "Confirmed", "In Production"];
const moves: Record<string, Record<string, string[]>> = {
  "Pending Payment": { Cancelled: ["system", "customer", "admin"] },
  "COD Review": { Confirmed: ["system", "admin"], Cancelled: ["customer", "admin"] },
  Confirmed: { "In Production": ["admin"], Cancelled: ["customer", "admin"] },
  "In Production": { Packed: ["admin"], Cancelled: ["admin"] },
  Packed: { Shipped: ["system", "admin"], Cancelled: ["admin"] },
  Shipped: { Delivered: ["system", "admin"], RTO: ["system", "admin"] },
  // No time passes here, and orders with possible returns are not completed.
  Delivered: {},
};

export class ShopModel {
  readonly orders: ModelOrder[] = [];
  readonly stock: Map<number, number>;
  private spares = 0;

  constructor(variants: readonly number[], stock: number) {
    this.stock = new Map(variants.map((variant) => [variant, stock]));
  }

  reserved(variant: number): number {
    return this.orders
      .filter((order) => order.variant === variant && open.includes(order.status))
      .reduce((sum, order) => sum + order.quantity, 0);
  }

  free(variant: number): number {
    return (this.stock.get(variant) ?? 0) - this.reserved(variant);
  }

  /** Captures that paid no order. */
  get sparePayments(): number {
    return this.spares;
  }

  place(id: string, { method, variant, quantity, isProven }: Extract<Command, { kind: "place" }>): boolean {
    if (this.free(variant) < quantity) return false;
    const status = method === "online" ? "Pending Payment" : isProven ? "Confirmed" : "COD Review";
    const payment = method === "online" ? "created" : "cod_due";
    this.orders.push({ id, status, method, payment, variant, quantity, isPaid: false, isGivenUp: false });
    return true;
  }

  pay(order: ModelOrder, amount: "right" | "wrong"): void {
    const comesAlive =
      order.status === "Cancelled" && !order.isGivenUp && this.free(order.variant) >= order.quantity;
    const buys = amount === "right" && !order.isPaid && (order.status === "Pending Payment" || comesAlive);
    if (!buys) {
      this.spares += 1;
      return;
    }
    Object.assign(order, { status: "Confirmed", payment: "captured", isPaid: true });
  }

  fail(order: ModelOrder): void {
    if (order.status === "Pending Payment" && order.payment === "created") order.payment = "attempted_failed";
  }

  expire(order: ModelOrder): void {
    if (["Pending Payment", "COD Review"].includes(order.status)) order.status = "Cancelled";
  }

  move(order: ModelOrder, to: string, actor: string): boolean {
    if (!moves[order.status]?.[to]?.includes(actor)) return false;
    if (to === "RTO" && order.payment === "cod_collected") return false;
    const stock = this.stock.get(order.variant) ?? 0;
    if (to === "Packed") this.stock.set(order.variant, stock - order.quantity);
    if (to === "RTO" || (order.status === "Packed" && to === "Cancelled"))
      this.stock.set(order.variant, stock + order.quantity);
    order.status = to;
    order.isGivenUp = to === "Cancelled" && actor !== "system";
    return true;
  }

  collect(order: ModelOrder): boolean {
    const isOut = ["Shipped", "Delivered", "Completed"].includes(order.status);
    if (order.payment === "cod_collected") return true;
    if (order.payment !== "cod_due" || !isOut) return false;
    order.payment = "cod_collected";
    return true;
  }

  restock(variant: number, quantity: number): void {
    this.stock.set(variant, (this.stock.get(variant) ?? 0) + quantity);
  }
}
