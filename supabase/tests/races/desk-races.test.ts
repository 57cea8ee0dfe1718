import { randomUUID } from "node:crypto";
import { type Actor, findPeople, type People } from "../support/actors";
import { openPool } from "../support/database";
import { contradictionsIn } from "../support/invariants";
import {
  type AtOrder,
  callDesk,
  makeDeskOrder,
  parcel,
  refundAtDesk,
  stepOrder,
} from "../support/order-desk";
import { countRefusals, race } from "../support/race";
import { moneyOf, refundsOf } from "../support/refunds";
import type { Refusal } from "../support/refusal";
import { requestReturn } from "../support/returns";
import { rounds } from "../support/rounds";
import { shuffled } from "../support/scenario";
import { orderOf, stockOf } from "../support/shop";
import { committed, inSession } from "../support/staff-session";

// Two people at one order, each with a session and a connection of their own. Every function that takes part is the one that
// the desk calls.

const owner = openPool("postgres");
const desk = openPool("service_role", 6);
let people: People;
let names: Record<string, string>;
beforeAll(async () => {
  people = await findPeople(owner);
  const { rows } = await owner.query(
    "select id, private.name_of_person(id) as name from unnest($1::uuid[]) as id",
    [Object.values(people)],
  );
  const nameOf = new Map(rows.map(({ id, name }) => [id, name]));
  names = Object.fromEntries(Object.entries(people).map(([actor, id]) => [actor, nameOf.get(id)]));
});
afterEach(async () => expect(await contradictionsIn(owner)).toEqual({}));
afterAll(() => Promise.all([owner.end(), desk.end()]));

interface Attempt {
  name: string;
  by: Actor;
  act: (at: AtOrder) => Promise<unknown>;
  /** What follows in transactions of their own. */
  later?: Attempt["act"][];
}

type DeskOrder = Awaited<ReturnType<typeof makeDeskOrder>>;

/** All at once, in an order that differs each time; who got what they wanted, and what the others were told. */
async function contend({ order }: DeskOrder, attempts: Attempt[]) {
  const drawn = shuffled(attempts);
  const { won, refused } = await race(desk, drawn.length, async (client, index) => {
    const attempt = drawn[index];
    if (!attempt) throw new Error("more runners than attempts");
    for (const act of [attempt.act, ...(attempt.later ?? [])]) {
      await committed(
        client,
        inSession(people, attempt.by, (session) => act({ client: session, order })),
      );
    }
    return attempt.name;
  });
  return { won: won.sort(), refused };
}

const twice = (attempt: Attempt): Attempt[] => [attempt, attempt];
const step = (name: string, by: Actor, seen: string): Attempt => ({
  name,
  by,
  act: (at) => stepOrder(at, seen, name, "Out of ink", name === "ship" ? [parcel("DL100")] : null),
});

const pack = (at: AtOrder) => stepOrder(at, "In Production", "pack");
const ship = (at: AtOrder) => stepOrder(at, "Packed", "ship", "", [parcel("DL100")]);

const told = ({ hint, detail }: Refusal) => ({ hint, ...JSON.parse(String(detail)) });

async function lookAt({ order, variants }: DeskOrder) {
  const { rows } = await owner.query(
    `select status, total, shipping_address ->> 'line1' as line1,
       (select count(*)::int from public.order_events where order_id = o.id and to_status = o.status) as moves,
       (select jsonb_agg(jsonb_build_object('total', data #> '{totals,total}', 'line1', data #>> '{buyer,address,line1}'))
        from public.invoices where order_id = o.id) as papers
     from public.orders o where id = $1`,
    [order.id],
  );
  const stock = await Promise.all(variants.map((id) => stockOf(owner, id)));
  return { ...rows[0], stock };
}

const untouched = { stock: 5, reserved: 0 };

describe("two people at one order", () => {
  it("cancel and pack it: one of the two happens, and the others are told which and by whom", async () => {
    for (const _ of rounds(6, 100)) {
      const made = await makeDeskOrder(owner, { status: "In Production", isPaidOnline: true });
      const { won, refused } = await contend(made, [
        ...twice(step("cancel", "manager", "In Production")),
        ...twice(step("pack", "packer", "In Production")),
      ]);
      expect(won).toHaveLength(1);
      const isPacked = won[0] === "pack";
      const seen = await lookAt(made);
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
      const { won, refused } = await contend(made, [
        ...twice(step("pack", "packer", "In Production")),
        ...twice(step("pack", "manager", "In Production")),
      ]);
      expect(won).toEqual(["pack"]);
      expect(await lookAt(made)).toMatchObject({ moves: 1, stock: [{ stock: 3, reserved: 0 }, untouched] });
      const by = refused.map((refusal) => told(refusal).by);
      expect(new Set(by).size).toBe(1);
      expect([names.packer, names.manager]).toContain(by[0]);
    }
  });

  it("give its money back, each on a form of their own: what is left goes back once", async () => {
    for (const _ of rounds(4, 100)) {
      const made = await makeDeskOrder(owner, { isPaidOnline: true });
      const refund = (by: Actor): Attempt => ({ name: by, by, act: (at) => refundAtDesk(at, 600) });
      const { won, refused } = await contend(made, [...twice(refund("manager")), ...twice(refund("admin"))]);
      expect({ won: won.length, refused: countRefusals(refused) }).toEqual({
        won: 1,
        refused: { "PT409 refund_too_much": 3 },
      });
      expect(refused.map(({ detail }) => detail)).toEqual(Array(3).fill("447.00"));
      expect(await refundsOf(owner, made.order.id)).toMatchObject([{ amount: 600, status: "requested" }]);
    }
  });

  it("give its money back by one form that was sent four times: one refund, and all are told of it", async () => {
    for (const _ of rounds(6, 100)) {
      const made = await makeDeskOrder(owner, { isPaidOnline: true });
      const key = randomUUID();
      const refund: Attempt = { name: "refund", by: "manager", act: (at) => refundAtDesk(at, 100, key) };
      const { won, refused } = await contend(made, [...twice(refund), ...twice(refund)]);
      expect({ won: won.length, refused }).toEqual({ won: 4, refused: [] });
      expect(await refundsOf(owner, made.order.id)).toMatchObject([{ id: key, amount: 100 }]);
    }
  });

  it("cancel it and give its money back: all of it goes back, and no more", async () => {
    for (const _ of rounds(4, 100)) {
      const made = await makeDeskOrder(owner, { isPaidOnline: true });
      const { won, refused } = await contend(made, [
        step("cancel", "manager", "Confirmed"),
        ...twice({ name: "refund", by: "admin", act: (at) => refundAtDesk(at, 600) }),
      ]);
      expect(won).toContain("cancel");
      expect(countRefusals(refused)).toEqual({ "PT409 refund_too_much": won.includes("refund") ? 1 : 2 });
      const back = (await refundsOf(owner, made.order.id)).map(({ amount }) => amount);
      expect(back).toEqual(won.includes("refund") ? [447, 600] : [1047]);
    }
  });
});

describe("while somebody changes its pieces", () => {
  const edit = (made: DeskOrder, lines: { variantId: number; quantity?: number }[]): Attempt => ({
    name: "edit",
    by: "service",
    act: ({ client, order }) =>
      client.query("select public.edit_order_lines($1, 'Confirmed', $2, $3, $4)", [
        order.order_id,
        { [String(made.variants[0])]: 2 },
        people.support,
        orderOf(lines),
      ]),
  });

  it("somebody else changes them too: one does, and the others are told so", async () => {
    for (const _ of rounds(6, 100)) {
      const made = await makeDeskOrder(owner, { isPaidOnline: true });
      const [one = 0, two = 0] = made.variants;
      const { won, refused } = await contend(made, [
        ...twice(edit(made, [{ variantId: one }])),
        ...twice(edit(made, [{ variantId: two }])),
      ]);
      expect({ won, refused: countRefusals(refused) }).toEqual({
        won: ["edit"],
        refused: { "PT409 lines_changed": 3 },
      });
      expect(await lookAt(made)).toMatchObject({ total: 548 });
      expect((await refundsOf(owner, made.order.id)).map(({ amount }) => amount)).toEqual([499]);
    }
  });

  it("it is printed, packed and shipped: what goes out is what its papers say and what the shelf has lost", async () => {
    for (const _ of rounds(5, 100)) {
      const made = await makeDeskOrder(owner);
      const { won, refused } = await contend(made, [
        edit(made, [{ variantId: made.variants[1] ?? 0, quantity: 3 }]),
        {
          name: "ship",
          by: "packer",
          act: (at) => stepOrder(at, "Confirmed", "print"),
          later: [pack, ship],
        },
      ]);
      expect(won).toContain("ship");
      const isEdited = won.includes("edit");
      expect(refused.map(told)).toEqual(
        isEdited
          ? []
          : [
              expect.objectContaining({
                hint: "moved_meanwhile",
                status: expect.stringMatching(/^(In Production|Packed|Shipped)$/),
                by: names.packer,
              }),
            ],
      );
      const total = isEdited ? 1546 : 1047;
      expect(await lookAt(made)).toMatchObject({
        status: "Shipped",
        total,
        papers: [{ total }],
        stock: isEdited ? [untouched, { stock: 2, reserved: 0 }] : [{ stock: 3, reserved: 0 }, untouched],
      });
    }
  });

  it("somebody gives its money back: the price and what went back are the whole payment", async () => {
    for (const _ of rounds(5, 100)) {
      const made = await makeDeskOrder(owner, { isPaidOnline: true });
      const { won, refused } = await contend(made, [
        edit(made, [{ variantId: made.variants[1] ?? 0 }]),
        { name: "refund", by: "manager", act: (at) => refundAtDesk(at, 1047) },
      ]);
      expect(won).toHaveLength(1);
      const isEdited = won[0] === "edit";
      expect(refused).toMatchObject([
        isEdited
          ? { hint: "refund_too_much", detail: "548.00" }
          : { hint: "not_editable", detail: "refunded" },
      ]);
      expect((await moneyOf(owner, made.order.id)).refunds).toMatchObject([
        isEdited ? { amount: 499, reason: "edited" } : { amount: 1047, reason: "goodwill" },
      ]);
      expect(await lookAt(made)).toMatchObject({ total: isEdited ? 548 : 1047 });
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
      const move = (line1: string): Attempt => ({
        name: line1,
        by: "support",
        act: ({ client, order }) =>
          client.query("select public.move_address($1, $2, $3, $4)", [
            order.order_id,
            contact,
            { ...home, line1 },
            { ...rows[0], line1: home.line1 },
          ]),
      });
      const { won, refused } = await contend(made, [
        move("1 First Cross"),
        move("2 Second Cross"),
        {
          name: "ship",
          by: "packer",
          act: pack,
          later: [ship],
        },
      ]);
      expect(won).toContain("ship");
      const line1 = won.find((name) => name !== "ship") ?? home.line1;
      expect(await lookAt(made)).toMatchObject({ line1, papers: [{ line1 }] });
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
      const close = (name: string, by: Actor): Attempt => ({
        name,
        by,
        act: (at) =>
          callDesk(at, "step_return($1, $2, $3, 'It was worn')", [made.order.order_id, returnId, name]),
      });
      const { won, refused } = await contend(made, [
        ...twice(close("restock", "packer")),
        close("write_off", "manager"),
        ...twice(close("reject", "support")),
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
      expect(await lookAt(made)).toMatchObject({
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
