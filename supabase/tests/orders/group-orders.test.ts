import { owner, server, trial } from "../support/backend/database";
import { makeBlank, randomHash } from "../support/designs/custom";
import { contradictionsIn } from "../support/invariants";
import {
  closeGroup,
  endOfGroup,
  joinGroup,
  makeGroup,
  orderTee,
  payTee,
  payTees,
  settleGroups,
  type Tee,
} from "../support/orders/groups";
import { capture, newPaymentId } from "../support/orders/refunds";
import { type Actor, actAs, people } from "../support/people/actors";
import { makePerson } from "../support/people/person";
import { hintOf } from "../support/refusal";
import { attachGatewayOrder, orderOf, placeOrder } from "../support/shop";

let variants: number[] = [];
let [small, large] = [0, 0];
beforeAll(async () => {
  variants = await makeBlank(owner, [3000, 3000]);
  [small = 0, large = 0] = variants;
});
afterEach(async () => expect(await contradictionsIn(owner)).toEqual({}));

const expire = async (id: string) => {
  await owner.query("update public.orders set expires_at = now() - interval '1 minute' where id = $1", [id]);
  await owner.query("select public.expire_orders()");
};

const orderOfTees = (groupId: string, tees: readonly Tee[], listPrice: number) =>
  orderOf(
    tees.map(({ variantId, version }) => ({ variantId, listPrice, design: version })),
    { payment_method: "online", group_id: groupId, browser_key_hash: tees[0]?.key ?? null },
  );

describe("a tee of a group", () => {
  it("costs less the more tees are paid, and no more than the quantity break", async () => {
    const group = await makeGroup(owner);
    await payTees(owner, group.id, variants, 4);
    const tee = await joinGroup(owner, group.id, small);
    expect(await hintOf(orderTee(server, group.id, tee, 798))).toBe("price_changed");
    await orderTee(server, group.id, tee, 758);
  });

  it("is ordered without other items, once, paid online, and only with its group", async () => {
    const group = await makeGroup(owner);
    const tee = await joinGroup(owner, group.id, small);
    const line = { variantId: small, listPrice: 798, design: tee.version };
    const asked = { payment_method: "online", group_id: group.id };
    for (const [lines, overrides] of [
      [[line], { payment_method: "online" }],
      [[line], { ...asked, payment_method: "cod" }],
      [[{ ...line, quantity: 2 }], asked],
      [[line, { variantId: small }], asked],
      [[{ ...line, variantId: large }], asked],
      [[{ ...line, design: group.version }], asked],
    ] as const)
      expect(await hintOf(placeOrder(server, orderOf([...lines], overrides)))).toBe("unavailable");
    await orderTee(server, group.id, tee, 798);
    expect(await hintOf(orderTee(server, group.id, tee, 798))).toBe("unavailable");
  });

  it("is one of several in one order, each at its own final price", async () => {
    const group = await makeGroup(owner);
    const family = [await joinGroup(owner, group.id, small), await joinGroup(owner, group.id, large)];
    const orderAt = (price: number) => orderOfTees(group.id, family, price);
    const placed = await placeOrder(server, orderAt(798));
    const gatewayOrderId = await attachGatewayOrder(owner, placed.id);
    await capture(owner, gatewayOrderId, newPaymentId(), 2 * 798 + 49);
    expect(await hintOf(placeOrder(server, orderAt(798)))).toBe("unavailable");
    for (const price of [798, 798, 758]) await payTee(owner, group.id, small, price);
    await closeGroup(owner, group.id);
    expect(await settleGroups(owner)).toBe(4);
    const end = await endOfGroup(owner, group.id);
    expect(end.map(({ cost, refunds }) => [cost, refunds])).toEqual([
      [2 * 758 + 49, ["80.00 group_price"]],
      [758 + 49, ["40.00 group_price"]],
      [758 + 49, ["40.00 group_price"]],
      [758 + 49, []],
    ]);
    const { rows } = await owner.query(
      "select private.value_of_items(i, 1)::float as value from public.order_items i where order_id = $1",
      [placed.id],
    );
    expect(rows).toEqual([{ value: 758 }, { value: 758 }]);
  });

  it("costs less by all the tees of its order", async () => {
    const group = await makeGroup(owner);
    await payTees(owner, group.id, variants, 3);
    const tees = [await joinGroup(owner, group.id, small), await joinGroup(owner, group.id, large)];
    const orderAt = (price: number) => orderOfTees(group.id, tees, price);
    expect(await hintOf(placeOrder(server, orderAt(798)))).toBe("price_changed");
    await placeOrder(server, orderAt(758));
  });

  it("is one of two equal tees: both are ordered, no third", async () => {
    const group = await makeGroup(owner);
    const first = await joinGroup(owner, group.id, small);
    const second = await joinGroup(owner, group.id, small, { version: first.version, key: randomHash() });
    expect(second.memberId).not.toBe(first.memberId);
    for (const tee of [first, second]) await orderTee(server, group.id, tee, 798);
    expect(await hintOf(orderTee(server, group.id, second, 798))).toBe("unavailable");
  });

  it("is added once for two taps, at most twenty times by a browser and a hundred by all", async () => {
    const group = await makeGroup(owner);
    const first = await joinGroup(owner, group.id, small);
    expect(await joinGroup(owner, group.id, small, { version: first.version })).toEqual(first);
    for (let nr = 1; nr < 20; nr += 1) await joinGroup(owner, group.id, small);
    expect(await hintOf(joinGroup(owner, group.id, small))).toBe("browser_full");
    for (let nr = 20; nr < 100; nr += 1)
      await joinGroup(owner, group.id, small, { version: first.version, key: randomHash() });
    expect(
      await hintOf(joinGroup(owner, group.id, small, { version: first.version, key: randomHash() })),
    ).toBe("group_full");
  });

  it("is removed by its organiser until it is paid, and a payment for it then is refunded", async () => {
    const group = await makeGroup(owner);
    const tee = await joinGroup(owner, group.id, small);
    const order = await orderTee(owner, group.id, tee, 798);
    const leave = (person: string) =>
      owner.query("select public.leave_group($1, $2, $3)", [group.id, tee.memberId, person]);
    expect(await hintOf(leave(people.ravi))).toBe("not_found");
    expect(await hintOf(leave(people.asha))).toBe("group_paid");
    await expire(order.id);
    await leave(people.asha);
    await capture(owner, order.gatewayOrderId, newPaymentId(), 847);
    expect(await endOfGroup(owner, group.id)).toMatchObject([
      { status: "Cancelled", refunds: ["847.00 not_expected"] },
    ]);
  });

  it("is not produced before the close, and after it with the others", async () => {
    const group = await makeGroup(owner);
    const [paid] = await payTees(owner, group.id, variants, 2);
    const print = () =>
      owner.query("select public.transition_order($1, 'In Production', 'admin')", [paid?.id]);
    expect(await hintOf(print())).toBe("group_open");
    expect(await endOfGroup(owner, group.id)).toMatchObject([{ hold: "group_open" }, { hold: "group_open" }]);
    await closeGroup(owner, group.id);
    expect(await hintOf(print())).toBe("group_open");
    await settleGroups(owner);
    await print();
  });

  it("arrives later by the time until the deadline", async () => {
    const group = await makeGroup(owner, { days: 7 });
    const tee = await joinGroup(owner, group.id, small);
    const { id } = await orderTee(owner, group.id, tee, 798);
    const { id: alone } = await placeOrder(
      owner,
      orderOf([{ variantId: small }], { payment_method: "online" }),
    );
    const { rows } = await owner.query(
      "select g.max_days - o.max_days as wait from public.orders g, public.orders o where g.id = $1 and o.id = $2",
      [id, alone],
    );
    expect(rows[0].wait).toBe(7 + 3);
  });
});

describe("a group", () => {
  trial(
    "shows names and numbers to its members, who paid to its organiser, and contacts to neither",
    async (client) => {
      const group = await makeGroup(client, { isOneParcel: true });
      const mine = await joinGroup(client, group.id, small, {
        name: "Asha",
        number: "7",
        email: "asha@kapas.test",
      });
      await joinGroup(client, group.id, large, {
        name: "Ravi",
        number: "7",
        key: "c".repeat(64),
        email: "ravi@kapas.test",
      });
      const find = async (key: string | null) =>
        (await client.query("select public.find_group($1, $2) as found", [group.tokenHash, key])).rows[0]
          .found;
      expect(await find("a".repeat(64))).toMatchObject({
        tees: [
          { name: "Asha", number: "7" },
          { name: "Ravi", number: "7" },
        ],
        sizes: [
          { size: "S", count: 1 },
          { size: "M", count: 1 },
        ],
        mine: [{ id: mine.memberId, state: "unpaid", size: "S" }],
        paid: 0,
        city: "Bengaluru",
      });
      const shown = JSON.stringify(await find(null));
      for (const secret of ["kapas.test", "MG Road", "98765", "a".repeat(64), people.asha])
        expect(shown).not.toContain(secret);
      const own = async (person: string) =>
        (await client.query("select public.find_own_group($1, $2) as found", [group.id, person])).rows[0]
          .found;
      expect(await own(people.ravi)).toBeNull();
      const seen = await own(people.asha);
      expect(seen.tees).toMatchObject([
        { name: "Asha", size: "S", state: "unpaid" },
        { name: "Ravi", size: "M", state: "unpaid" },
      ]);
      expect(JSON.stringify(seen.tees)).not.toContain("kapas.test");
    },
  );

  trial("is listed for staff who may read orders, with its state and its tees", async (client) => {
    const group = await makeGroup(client);
    await joinGroup(client, group.id, small);
    await payTee(client, group.id, small, 798);
    const list = async (actor: Actor) => {
      await actAs(client, actor);
      const { rows } = await client.query(
        "select state, joined::int, paid::int, is_open, is_closed, is_cancelled from public.group_order_list where id = $1",
        [group.id],
      );
      await client.query("reset role");
      return rows;
    };
    expect(await list("support")).toEqual([
      { state: "open", joined: 2, paid: 1, is_open: true, is_closed: null, is_cancelled: null },
    ]);
    for (const actor of ["asha", "packer", "editor"] as const) expect(await list(actor)).toEqual([]);
    await closeGroup(client, group.id);
    expect(await list("manager")).toMatchObject([{ state: "cancelled", is_open: false, is_cancelled: true }]);
  });

  it("shows everyone the final price, and its organiser the sum of the refunds", async () => {
    const group = await makeGroup(owner);
    const query = "select public.find_own_group($1, $2) as found";
    const find = async () => (await owner.query(query, [group.id, people.asha])).rows[0].found;
    await payTees(owner, group.id, variants, 5);
    expect(await find()).toMatchObject({ final_price: null, refund: 0 });
    await closeGroup(owner, group.id);
    await settleGroups(owner);
    expect(await find()).toMatchObject({ final_price: { from: 758, to: 758 }, refund: 160 });
  });

  trial("reminds those who have not paid once, a day before the deadline", async (client) => {
    const group = await makeGroup(client);
    await payTee(client, group.id, small, 798);
    await joinGroup(client, group.id, small, { email: "late@kapas.test" });
    await joinGroup(client, group.id, small, { name: "No email" });
    const remind = async () =>
      (await client.query("select public.queue_group_reminders() as count")).rows[0].count;
    expect(await remind()).toBe(0);
    await client.query(
      "update private.group_orders set closes_at = now() + interval '23 hours' where id = $1",
      [group.id],
    );
    expect(await remind()).toBe(1);
    expect(await remind()).toBe(0);
    const { rows } = await client.query("select email from public.outbox where topic = 'group_reminder'");
    expect(rows).toEqual([{ email: "late@kapas.test" }]);
  });

  trial("keeps its organiser's account until its tees are sent", async (client) => {
    const { id: person } = await makePerson(client);
    const { id } = await makeGroup(client, { person, isOneParcel: true });
    const end = async () =>
      (await client.query("select public.delete_account($1) as end", [person])).rows[0].end;
    expect(await end()).toBe("open_orders");
    await closeGroup(client, id, person);
    expect(await end()).toBe("deleted");
    const { rows } = await client.query("select user_id, address from private.group_orders where id = $1", [
      id,
    ]);
    expect(rows).toEqual([{ user_id: null, address: null }]);
  });

  trial("has a deadline within 30 days, and a person has at most 20 open ones", async (client) => {
    const { id: person } = await makePerson(client);
    for (const days of [-1, 31]) {
      await client.query("savepoint bad");
      expect(await hintOf(makeGroup(client, { days, person }))).toBe("bad_deadline");
      await client.query("rollback to bad");
    }
    for (let nr = 0; nr < 20; nr += 1) await makeGroup(client, { person });
    expect(await hintOf(makeGroup(client, { person }))).toBe("too_many_groups");
  });
});
