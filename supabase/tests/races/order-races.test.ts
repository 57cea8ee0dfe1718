import { openPool, owner } from "../support/backend/database";
import { contradictionsIn } from "../support/invariants";
import {
  endOf,
  makeOrderInStatus,
  parcel,
  pressEdit,
  pressRefund,
  pressStep,
} from "../support/orders/order-session";
import { refundsOf } from "../support/orders/refunds";
import { type Actor, namesOf, people } from "../support/people/actors";
import { type Act, askFor, inSession } from "../support/people/staff-session";
import { type Attempt, contend, refusalParts } from "../support/races/contend";
import { rounds } from "../support/races/rounds";
import { orderOf, type PlacedOrder } from "../support/shop";

// Two people at one order, each with their own session and connection. All functions are those that the admin
// calls.

const pool = openPool("service_role", 6);
let names: Record<string, string>;
beforeAll(async () => {
  names = await namesOf(owner, people);
});
afterEach(async () => expect(await contradictionsIn(owner)).toEqual({}));

const as = (actor: Actor, act: Act): Act => inSession(actor, act);
const untouched = { stock: 5, reserved: 0 };

const twice = (attempt: Attempt): Attempt[] => [attempt, attempt];
const step = (by: Actor, order: PlacedOrder, seen: string, name: string): Attempt => [
  name,
  as(by, pressStep(order, seen, name)),
];

describe("two people at one order", () => {
  it("cancel and pack it: one of the two succeeds, and the others learn which and by whom", async () => {
    for (const _ of rounds(6, 100)) {
      const made = await makeOrderInStatus(owner, { status: "In Production", isPaidOnline: true });
      const { won, refused } = await contend(pool, [
        ...twice(step("manager", made.order, "In Production", "cancel")),
        ...twice(step("packer", made.order, "In Production", "pack")),
      ]);
      expect(won).toHaveLength(1);
      const isPacked = won[0] === "pack";
      const seen = await endOf(owner, made);
      expect(seen).toMatchObject({
        status: isPacked ? "Packed" : "Cancelled",
        moves: 1,
        stock: [isPacked ? { stock: 3, reserved: 0 } : untouched, untouched],
        documents: isPacked ? [{ total: 1047 }] : null,
      });
      expect((await refundsOf(owner, made.order.id)).map(({ amount }) => amount)).toEqual(
        isPacked ? [] : [1047],
      );
      expect(refused.map(refusalParts)).toEqual(
        Array(3).fill({
          hint: "status_changed",
          status: seen.status,
          actor: "admin",
          by: names[isPacked ? "packer" : "manager"],
          at: expect.any(String),
        }),
      );
    }
  });

  it("change its items and refund it: price and refunds add up to the payment", async () => {
    for (const _ of rounds(5, 100)) {
      const made = await makeOrderInStatus(owner, { isPaidOnline: true });
      const [one = 0, two = 0] = made.variants;
      const { won, refused } = await contend(pool, [
        ["edit", pressEdit(made.order, { [one]: 2 }, orderOf([{ variantId: two }]))],
        ["refund", as("manager", pressRefund(made.order, 1047))],
      ]);
      expect(won).toHaveLength(1);
      const isEdited = won[0] === "edit";
      expect(refused).toMatchObject([
        isEdited
          ? { hint: expect.stringMatching(/^(refundable_changed|refund_too_much)$/) }
          : { hint: "not_editable", detail: "refunded" },
      ]);
      expect(await refundsOf(owner, made.order.id)).toMatchObject([
        isEdited ? { amount: 499, reason: "edited" } : { amount: 1047, reason: "goodwill" },
      ]);
      expect(await endOf(owner, made)).toMatchObject({ total: isEdited ? 548 : 1047 });
    }
  });
});

describe("an undone step", () => {
  interface Tried {
    attempt: (order: PlacedOrder) => Attempt;
    status: string;
    left: { stock: number; reserved: number };
  }
  const by = (actor: Actor, seen: string, name: string, result: Omit<Tried, "attempt">): Tried => ({
    ...result,
    attempt: (order) => [
      name,
      as(actor, pressStep(order, seen, name, name === "ship" ? [parcel("DL100")] : null)),
    ],
  });
  const courier = (result: Omit<Tried, "attempt">): Tried => ({
    ...result,
    attempt: ({ id }) => ["courier", askFor("transition_order($1, 'Delivered', 'system', '')", id)],
  });
  const gone = { stock: 3, reserved: 0 };
  const shipped = by("packer", "Packed", "ship", { status: "Shipped", left: gone });

  it.each<[string, string, Tried, Tried]>([
    [
      "unship it while the courier delivers it",
      "Shipped",
      by("manager", "Shipped", "unship", { status: "Packed", left: gone }),
      courier({ status: "Delivered", left: gone }),
    ],
    [
      "unpack it while it is shipped",
      "Packed",
      by("manager", "Packed", "unpack", { status: "In Production", left: { stock: 5, reserved: 2 } }),
      shipped,
    ],
    [
      "cancel it while it is shipped",
      "Packed",
      by("manager", "Packed", "cancel", { status: "Cancelled", left: untouched }),
      shipped,
    ],
  ])("%s: one of the two succeeds, with its stock and its documents", async (_title, seen, back, on) => {
    for (const _ of rounds(5, 100)) {
      const made = await makeOrderInStatus(owner, { status: seen });
      const attempts = [back, on].map(({ attempt }) => attempt(made.order));
      const { won, refused } = await contend(pool, attempts.flatMap(twice));
      expect(won).toHaveLength(1);
      const { status, left } = won[0] === attempts[0]?.[0] ? back : on;
      const { total, ...end } = await endOf(owner, made);
      expect(end).toMatchObject({
        status,
        stock: [left, untouched],
        documents: Array(status === "Cancelled" ? 2 : 1).fill({ total }),
      });
      expect(refused.map(({ hint }) => hint)).toEqual(
        Array(3).fill(expect.stringMatching(/^(status_changed|bad_transition)$/)),
      );
    }
  });
});
