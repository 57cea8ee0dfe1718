import { randomUUID } from "node:crypto";
import { findPeople, type People } from "../support/actors";
import { openPool } from "../support/database";
import { atDesk, type Desk } from "../support/order-desk";
import { refusalIn } from "../support/refusal";
import { requestReturn } from "../support/returns";
import { stockOf } from "../support/shop";

const owner = openPool("postgres");
let people: People;
beforeAll(async () => {
  people = await findPeople(owner);
});
afterAll(() => owner.end());

const desk = (wish: Parameters<typeof atDesk>[1], work: (desk: Desk) => Promise<void>) => () =>
  atDesk({ owner, people: () => people }, wish, work);

async function call<T>({ client }: Desk, query: string, values: unknown[]): Promise<T> {
  return (await client.query(`select public.${query} as answer`, values)).rows[0].answer;
}

const step = (at: Desk, seen: string, name: string, note = "", parcels: object[] | null = null) =>
  call<string>(at, "step_order($1, $2, $3, $4, $5)", [
    at.order.order_id,
    seen,
    name,
    note,
    parcels && JSON.stringify(parcels),
  ]);

const refund = (at: Desk, amount: number, key = randomUUID(), upiId: string | null = null) =>
  call<{ status: string; amount: number }>(at, "refund_at_desk($1, $2, $3, 'A stain', $4)", [
    at.order.order_id,
    key,
    amount,
    upiId,
  ]);

interface Shown {
  status: string;
  events: { type: string; to: string | null; by: string | null; actor: string }[];
  parcels: object[];
  notes: { by: string; body: string }[];
  tags: string[];
  messages?: { id: number; topic: string }[];
  refunds?: { id: string; status: string; amount: number }[];
  email: string | null;
  money_left: number | null;
  returns: { status: string; value: number }[];
  items: { values: number[] }[];
}

const read = (at: Desk) => call<Shown>(at, "desk_order($1)", [at.order.order_id]);
const parcel = (number: string) => ({ courier: "Delhivery", tracking_number: number });

describe("the steps of an order", () => {
  it(
    "a packer prints, packs and ships it, and the story names them",
    desk({ isPaidOnline: true }, async (at) => {
      await at.as("packer");
      expect(await step(at, "Confirmed", "print")).toBe("In Production");
      expect(await step(at, "In Production", "pack")).toBe("Packed");
      expect(await step(at, "Packed", "ship", "", [parcel("DL100"), parcel("DL101")])).toBe("Shipped");
      const { events, parcels, status } = await read(at);
      expect(status).toBe("Shipped");
      expect(parcels).toEqual([parcel("DL100"), parcel("DL101")]);
      expect(events.filter(({ by }) => by !== null).map(({ to }) => to)).toEqual([
        "In Production",
        "Packed",
        "Shipped",
      ]);
    }),
  );

  it.each([
    ["packer", "confirm", "COD Review"],
    ["packer", "cancel", "Confirmed"],
    ["support", "print", "Confirmed"],
    ["editor", "print", "Confirmed"],
    ["ravi", "cancel", "Confirmed"],
  ] as const)("%s may not %s", (actor, name, status) =>
    desk({ status }, async (at) => {
      await at.as(actor);
      expect((await refusalIn(at.client, () => step(at, status, name))).hint).toBe("forbidden");
    })(),
  );

  it(
    "a step that lost the race says what happened and who did it",
    desk({ isPaidOnline: true }, async (at) => {
      await at.as("packer");
      await step(at, "Confirmed", "print");
      await at.as("manager");
      const refusal = await refusalIn(at.client, () => step(at, "Confirmed", "cancel", "Out of ink"));
      expect(refusal).toMatchObject({ code: "PT409", hint: "moved_meanwhile" });
      expect(JSON.parse(String(refusal.detail))).toMatchObject({
        status: "In Production",
        actor: "admin",
        by: expect.stringMatching(/\S/),
      });
    }),
  );

  it(
    "a cancelled order gives its pieces free and its money back",
    desk({ isPaidOnline: true }, async (at) => {
      await at.as("manager");
      expect(await step(at, "Confirmed", "cancel", "The print came out badly")).toBe("Cancelled");
      expect((await read(at)).refunds).toMatchObject([{ amount: 1047, status: "requested" }]);
      await at.asShop();
      expect(await stockOf(at.client, at.variants[0] ?? 0)).toEqual({ stock: 5, reserved: 0 });
    }),
  );

  it(
    "cash is collected once",
    desk({ status: "Delivered" }, async (at) => {
      await at.as("packer");
      expect(await step(at, "Delivered", "collect")).toBe("Delivered");
      await step(at, "Delivered", "collect");
      expect((await read(at)).events.filter(({ type }) => type === "cod_collected")).toHaveLength(1);
    }),
  );

  it.each([
    ["none", null],
    ["one without a number", [{ courier: "Delhivery" }]],
    ["two with one number", [parcel("DL1"), parcel("DL1")]],
    ["one too long", [parcel("9".repeat(81))]],
  ])("parcels: %s", (_name, parcels) =>
    desk({ status: "Packed", isPaidOnline: true }, async (at) => {
      await at.as("packer");
      const refusal = await refusalIn(at.client, () => step(at, "Packed", "ship", "", parcels));
      expect(refusal.hint).toBe("bad_parcels");
    })(),
  );

  it(
    "parcels on their way can be corrected, and only then",
    desk({ status: "Packed", isPaidOnline: true }, async (at) => {
      const correct = (parcels: object[]) =>
        call(at, "correct_parcels($1, $2)", [at.order.order_id, JSON.stringify(parcels)]);
      await at.as("packer");
      expect((await refusalIn(at.client, () => correct([parcel("DL1")]))).hint).toBe("bad_transition");
      await step(at, "Packed", "ship", "", [parcel("DL1"), parcel("DL2")]);
      await correct([parcel("DL3")]);
      expect((await read(at)).parcels).toEqual([parcel("DL3")]);
    }),
  );
});

describe("money back", () => {
  it(
    "goes in parts until nothing is left, and a second press pays once",
    desk({ isPaidOnline: true }, async (at) => {
      const key = randomUUID();
      await at.as("manager");
      await refund(at, 1000, key);
      await refund(at, 1000, key);
      expect((await read(at)).money_left).toBe(47);
      const refusal = await refusalIn(at.client, () => refund(at, 47.01));
      expect(refusal).toMatchObject({ hint: "refund_too_much", detail: "47.00" });
      await refund(at, 47);
      expect((await read(at)).money_left).toBe(0);
    }),
  );

  it.each(["packer", "support", "editor", "ravi"] as const)("is not for %s", (actor) =>
    desk({ isPaidOnline: true }, async (at) => {
      await at.as(actor);
      expect((await refusalIn(at.client, () => refund(at, 10))).hint).toBe("forbidden");
    })(),
  );

  it(
    "of cash is paid by hand to a UPI ID, once",
    desk({ status: "Delivered" }, async (at) => {
      const pay = (id: string) => call(at, "pay_refund_by_hand($1, $2)", [at.order.order_id, id]);
      await at.as("manager");
      await step(at, "Delivered", "collect");
      await refund(at, 100, randomUUID(), "asha@upi");
      const [made] = (await read(at)).refunds ?? [];
      await pay(made?.id ?? "");
      expect((await read(at)).refunds).toMatchObject([{ status: "processed", amount: 100 }]);
      expect((await refusalIn(at.client, () => pay(made?.id ?? ""))).hint).toBe("bad_transition");
    }),
  );
});

describe("a return", () => {
  const take = (at: Desk, id: string, name: string, note = "") =>
    call(at, "step_return($1, $2, $3, $4)", [at.order.order_id, id, name, note]);

  it.each([
    ["restock", 5],
    ["write_off", 3],
  ])("%s: its money goes back, and the shelf has %i", (name, stock) =>
    desk({ status: "Delivered", isPaidOnline: true }, async (at) => {
      await at.asShop();
      const id = await requestReturn(at.client, at.order.id, { pieces: [2] });
      await at.as("packer");
      await take(at, id, "pick_up");
      await take(at, id, name);
      await at.asShop();
      expect(await stockOf(at.client, at.variants[0] ?? 0)).toEqual({ stock, reserved: 0 });
      await at.as("manager");
      expect((await read(at)).refunds).toHaveLength(1);
    })(),
  );

  it(
    "is rejected by those who write to buyers, not by packers, and not through another order",
    desk({ status: "Delivered", isPaidOnline: true }, async (at) => {
      await at.asShop();
      const id = await requestReturn(at.client, at.order.id);
      await at.as("packer");
      expect((await refusalIn(at.client, () => take(at, id, "reject", "Worn"))).hint).toBe("forbidden");
      await at.as("support");
      const other = { ...at, order: { ...at.order, order_id: "KP-0000-0000-0000" } };
      expect((await refusalIn(at.client, () => take(other, id, "reject", "Worn"))).hint).toBe("not_found");
      await take(at, id, "reject", "Worn");
      expect((await read(at)).returns).toMatchObject([{ status: "Rejected" }]);
    }),
  );
});

describe("what staff write about an order", () => {
  it(
    "notes have an author, and tags are what was said last",
    desk({}, async (at) => {
      await at.as("packer");
      await call(at, "note_order($1, $2)", [at.order.order_id, " Wants it folded "]);
      await call(at, "tag_order($1, $2)", [at.order.order_id, ["vip", "gift"]]);
      await call(at, "tag_order($1, $2)", [at.order.order_id, ["gift", "late"]]);
      expect(await read(at)).toMatchObject({
        notes: [{ body: "Wants it folded", by: expect.stringMatching(/\S/) }],
        tags: ["gift", "late"],
      });
    }),
  );

  it(
    "packers see no e-mail, payment or message, support does",
    desk({ isPaidOnline: true }, async (at) => {
      await at.as("packer");
      const packed = await read(at);
      expect(packed).toMatchObject({ email: null, money_left: null });
      expect(packed).not.toHaveProperty("payments");
      expect(packed).not.toHaveProperty("messages");
      await at.as("support");
      expect((await read(at)).email).toMatch(/@kapas\.test$/);
    }),
  );

  it(
    "a sent message can be sent again, and not twice in a minute",
    desk({ isPaidOnline: true }, async (at) => {
      await at.asShop();
      await at.client.query(
        "update public.outbox set sent_at = now() - interval '1 hour' where order_id = $1",
        [at.order.id],
      );
      await at.as("support");
      const [message] = (await read(at)).messages ?? [];
      const again = () => call(at, "send_message_again($1, $2)", [at.order.order_id, message?.id]);
      await again();
      expect((await read(at)).messages?.filter(({ topic }) => topic === message?.topic)).toHaveLength(2);
      expect((await refusalIn(at.client, again)).hint).toBe("waits");
    }),
  );
});

describe("another address", () => {
  const contact = { name: "Asha V", phone: "+919876543210" };
  const address = {
    line1: "9 Brigade Road",
    line2: "",
    pincode: "560001",
    city: "Bengaluru",
    state: "Karnataka",
  };
  const move = (at: Desk, to: object) =>
    call(at, "move_address($1, $2, $3)", [at.order.order_id, JSON.stringify(contact), JSON.stringify(to)]);

  it(
    "is written until the parcel is packed, with what it was before",
    desk({ status: "In Production", isPaidOnline: true }, async (at) => {
      await at.as("support");
      await move(at, address);
      await at.as("packer");
      expect(await read(at)).toMatchObject({ name: "Asha V", address: { line1: "9 Brigade Road" } });
      await step(at, "In Production", "pack");
      await at.as("support");
      expect((await refusalIn(at.client, () => move(at, address))).hint).toBe("bad_transition");
    }),
  );

  it.each([
    ["of another state", { state: "Kerala" }, "other_state"],
    ["that does not exist", { pincode: "000001" }, "no_such_pincode"],
    ["with a pincode of another state", { pincode: "110001" }, "wrong_state"],
  ])("%s is refused", (_name, change, hint) =>
    desk({}, async (at) => {
      await at.as("support");
      expect((await refusalIn(at.client, () => move(at, { ...address, ...change }))).hint).toBe(hint);
    })(),
  );
});
