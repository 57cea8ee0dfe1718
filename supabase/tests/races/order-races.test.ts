import { randomUUID } from "node:crypto";
import { type Actor, namesOf, people } from "../support/actors";
import { type Attempt, contend, told } from "../support/contend";
import { openPool, owner } from "../support/database";
import { contradictionsIn } from "../support/invariants";
import { endOf, makeDeskOrder, moneyLeft, parcel, pressStep } from "../support/order-desk";
import { refundsOf } from "../support/refunds";
import { requestReturn } from "../support/returns";
import { rounds } from "../support/rounds";
import type { PlacedOrder } from "../support/shop";
import { type Act, askFor, inSession } from "../support/staff-session";

// Two people at one order, each with a session and a connection of their own. Every function that takes part is the one that
// the desk calls.

const desk = openPool("service_role", 6);
let names: Record<string, string>;
beforeAll(async () => {
  names = await namesOf(owner, people);
});
afterEach(async () => expect(await contradictionsIn(owner)).toEqual({}));

const as = (actor: Actor, act: Act): Act => inSession(actor, act);
/** Said to a form that was open before, and to one that was not. */
const noMoreMoney = expect.stringMatching(/^(money_moved|refund_too_much)$/);
const untouched = { stock: 5, reserved: 0 };

const twice = (attempt: Attempt): Attempt[] => [attempt, attempt];
const step = (by: Actor, order: PlacedOrder, seen: string, name: string): Attempt => [
  name,
  as(by, pressStep(order, seen, name)),
];
const refund = (by: Actor, { order_id }: PlacedOrder, amount: number, key = randomUUID()): Act =>
  as(by, askFor(`refund_at_desk($1, $2, $3, 'A stain', ${moneyLeft})`, order_id, key, amount));

describe("two people at one order", () => {
  it("cancel and pack it: one of the two happens, and the others are told which and by whom", async () => {
    for (const _ of rounds(6, 100)) {
      const made = await makeDeskOrder(owner, { status: "In Production", isPaidOnline: true });
      const { won, refused } = await contend(desk, [
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
        papers: isPacked ? [{ total: 1047 }] : null,
      });
      expect((await refundsOf(owner, made.order.id)).map(({ amount }) => amount)).toEqual(
        isPacked ? [] : [1047],
      );
      expect(refused.map(told)).toEqual(
        Array(3).fill({
          hint: "moved_meanwhile",
          status: seen.status,
          actor: "admin",
          by: names[isPacked ? "packer" : "manager"],
          at: expect.any(String),
        }),
      );
    }
  });

  it("pack it: one does, and the others are told by whom it was packed", async () => {
    for (const _ of rounds(4, 100)) {
      const made = await makeDeskOrder(owner, { status: "In Production" });
      const { won, refused } = await contend(desk, [
        ...twice(step("packer", made.order, "In Production", "pack")),
        ...twice(step("manager", made.order, "In Production", "pack")),
      ]);
      expect(won).toEqual(["pack"]);
      expect(await endOf(owner, made)).toMatchObject({
        moves: 1,
        stock: [{ stock: 3, reserved: 0 }, untouched],
      });
      const by = refused.map((refusal) => told(refusal).by);
      expect(new Set(by).size).toBe(1);
      expect([names.packer, names.manager]).toContain(by[0]);
    }
  });

  it("give its money back, each on a form of their own: what is left goes back once", async () => {
    for (const _ of rounds(4, 100)) {
      const made = await makeDeskOrder(owner, { isPaidOnline: true });
      const { won, refused } = await contend(desk, [
        ["manager", refund("manager", made.order, 600)],
        ["manager", refund("manager", made.order, 600)],
        ["admin", refund("admin", made.order, 600)],
        ["admin", refund("admin", made.order, 600)],
      ]);
      expect(won).toHaveLength(1);
      expect(refused).toMatchObject(
        Array(3).fill({ hint: noMoreMoney, detail: expect.stringContaining("447.00") }),
      );
      expect(await refundsOf(owner, made.order.id)).toMatchObject([{ amount: 600, status: "requested" }]);
    }
  });

  it("give its money back by one form that was sent four times: one refund, and all are told of it", async () => {
    for (const _ of rounds(6, 100)) {
      const made = await makeDeskOrder(owner, { isPaidOnline: true });
      const key = randomUUID();
      const press: Attempt = ["refund", refund("manager", made.order, 100, key)];
      const { won, refused } = await contend(desk, [...twice(press), ...twice(press)]);
      expect({ won: won.length, refused }).toEqual({ won: 4, refused: [] });
      expect(await refundsOf(owner, made.order.id)).toMatchObject([{ id: key, amount: 100 }]);
    }
  });

  it("cancel it and give its money back: all of it goes back, and no more", async () => {
    for (const _ of rounds(4, 100)) {
      const made = await makeDeskOrder(owner, { isPaidOnline: true });
      const { won, refused } = await contend(desk, [
        step("manager", made.order, "Confirmed", "cancel"),
        ["refund", refund("admin", made.order, 600)],
        ["refund", refund("admin", made.order, 600)],
      ]);
      expect(won).toContain("cancel");
      expect(refused).toMatchObject(Array(won.includes("refund") ? 1 : 2).fill({ hint: noMoreMoney }));
      const back = (await refundsOf(owner, made.order.id)).map(({ amount }) => amount);
      expect(back).toEqual(won.includes("refund") ? [447, 600] : [1047]);
    }
  });
});

describe("a step that is taken back", () => {
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
  ])("%s: one of the two happens, with its stock and its papers", async (_title, seen, back, on) => {
    for (const _ of rounds(5, 100)) {
      const made = await makeDeskOrder(owner, { status: seen });
      const attempts = [back, on].map(({ attempt }) => attempt(made.order));
      const { won, refused } = await contend(desk, attempts.flatMap(twice));
      expect(won).toHaveLength(1);
      const { status, left } = won[0] === attempts[0]?.[0] ? back : on;
      const { total, ...end } = await endOf(owner, made);
      expect(end).toMatchObject({
        status,
        stock: [left, untouched],
        papers: Array(status === "Cancelled" ? 2 : 1).fill({ total }),
      });
      expect(refused.map(({ hint }) => hint)).toEqual(
        Array(3).fill(expect.stringMatching(/^(moved_meanwhile|bad_transition)$/)),
      );
    }
  });
});

describe("an address that is changed", () => {
  const contact = { name: "Asha Verma", phone: "+919812345678" };
  const home = { line1: "12 MG Road", line2: "", pincode: "560001", city: "Bengaluru", state: "Karnataka" };

  it("while the parcel is packed and shipped: it and its invoice go to the same place", async () => {
    for (const _ of rounds(5, 100)) {
      const made = await makeDeskOrder(owner, { status: "In Production" });
      const { rows } = await owner.query("select name, phone from public.orders where id = $1", [
        made.order.id,
      ]);
      const { order } = made;
      const move = (line1: string): Attempt => [
        line1,
        as(
          "support",
          askFor(
            "move_address($1, $2, $3, $4)",
            order.order_id,
            contact,
            { ...home, line1 },
            {
              ...rows[0],
              line1: home.line1,
            },
          ),
        ),
      ];
      const { won, refused } = await contend(desk, [
        move("1 First Cross"),
        move("2 Second Cross"),
        [
          "ship",
          as("packer", pressStep(order, "In Production", "pack")),
          as("packer", pressStep(order, "Packed", "ship", [parcel("DL100")])),
        ],
      ]);
      expect(won).toContain("ship");
      const line1 = won.find((name) => name !== "ship") ?? home.line1;
      expect(await endOf(owner, made)).toMatchObject({ line1, papers: [{ line1 }] });
      const hints = refused.map(({ hint }) => hint);
      expect(won.length + refused.length).toBe(3);
      expect(hints.filter((hint) => hint !== "packed" && hint !== "address_moved")).toEqual([]);
      for (const refusal of refused) {
        if (refusal.hint === "address_moved") expect(refusal.detail).toContain(line1);
        else
          expect(told(refusal)).toMatchObject({
            status: expect.stringMatching(/^(Packed|Shipped)$/),
            by: names.packer,
          });
      }
    }
  });
});

describe("a return", () => {
  it("is received and refused at once: one of the two happens, and the others are told which and by whom", async () => {
    for (const _ of rounds(5, 100)) {
      const made = await makeDeskOrder(owner, { status: "Delivered", isPaidOnline: true });
      const returnId = await requestReturn(owner, made.order.id);
      const close = (by: Actor, name: string): Attempt => [
        name,
        as(by, askFor("step_return($1, $2, $3, 'It was worn')", made.order.order_id, returnId, name)),
      ];
      const { won, refused } = await contend(desk, [
        ...twice(close("packer", "restock")),
        close("manager", "write_off"),
        ...twice(close("support", "reject")),
      ]);
      expect(won).toHaveLength(1);
      const by = { restock: "packer", write_off: "manager", reject: "support" }[won[0] ?? ""] ?? "";
      expect(refused.map(told)).toEqual(
        Array(4).fill({
          hint: "return_closed",
          status: won[0] === "reject" ? "Rejected" : "Received",
          actor: "admin",
          by: names[by],
          at: expect.any(String),
        }),
      );
      expect(await endOf(owner, made)).toMatchObject({
        status: "Delivered",
        stock: [{ stock: won[0] === "restock" ? 4 : 3, reserved: 0 }, untouched],
      });
      expect((await refundsOf(owner, made.order.id)).map(({ amount }) => amount)).toEqual(
        won[0] === "reject" ? [] : [499],
      );
      const { rows } = await owner.query(
        "select type from public.order_events where order_id = $1 and type in ('return_received', 'return_rejected')",
        [made.order.id],
      );
      expect(rows).toHaveLength(1);
    }
  });
});
