import { openPool, owner } from "../support/backend/database";
import { makeBlank, randomHash } from "../support/designs/custom";
import { contradictionsIn } from "../support/invariants";
import {
  closeGroup,
  endOfGroup,
  joinGroup,
  makeGroup,
  orderTee,
  payTees,
  priceAt,
  settleGroups,
} from "../support/orders/groups";
import { capture, newPaymentId } from "../support/orders/refunds";
import { type Attempt, contend } from "../support/races/contend";
import { rounds } from "../support/races/rounds";

// The close of a group, while others close it too, pay for a tee, join it or cancel.

const pool = openPool("service_role", 8);
let variants: number[] = [];
beforeAll(async () => {
  variants = await makeBlank(owner, [5000, 5000]);
});
afterEach(async () => expect(await contradictionsIn(owner)).toEqual({}));

describe("the close of a group, while", () => {
  it("others close and settle it: each tee costs the final price, refunded once", async () => {
    for (const _ of rounds(4, 100)) {
      const group = await makeGroup(owner);
      await payTees(owner, group.id, variants, 11);
      const close: Attempt = ["close", (client) => closeGroup(client, group.id)];
      const settle: Attempt = ["settle", (client) => settleGroups(client, 4)];
      const { refused } = await contend(pool, [close, close, settle, settle, settle, settle]);
      expect(refused).toEqual([]);
      while ((await settleGroups(owner)) > 0);
      const end = await endOfGroup(owner, group.id);
      expect(end.map(({ cost }) => cost)).toEqual(Array(11).fill(priceAt(11) + 49));
    }
  });

  it("a tee is paid and one is cancelled: all who are left pay one price", async () => {
    for (const _ of rounds(8, 300)) {
      const group = await makeGroup(owner);
      const paid = await payTees(owner, group.id, variants, 5);
      const tee = await joinGroup(owner, group.id, variants[0] ?? 0, { key: randomHash() });
      const order = await orderTee(owner, group.id, tee, priceAt(6));
      const { refused } = await contend<unknown>(pool, [
        ["close", (client) => closeGroup(client, group.id), (client) => settleGroups(client)],
        ["pay", (client) => capture(client, order.gatewayOrderId, newPaymentId(), order.total)],
        [
          "cancel",
          (client) => client.query("select public.transition_order($1, 'Cancelled', 'admin')", [paid[0]?.id]),
        ],
      ]);
      expect(refused).toEqual([]);
      while ((await settleGroups(owner)) > 0);
      const { rows } = await owner.query("select final_quantity from private.group_orders where id = $1", [
        group.id,
      ]);
      const end = await endOfGroup(owner, group.id);
      expect(end[0]).toMatchObject({ status: "Cancelled", cost: 0 });
      const price = priceAt(rows[0].final_quantity) + 49;
      for (const one of end.slice(1)) {
        expect(one).toMatchObject({ status: "Confirmed", hold: null });
        expect(one.cost).toBe(Math.min(one.total, price));
      }
    }
  });

  it("two people order one tee: one of them does", async () => {
    for (const _ of rounds(4, 100)) {
      const group = await makeGroup(owner);
      const tee = await joinGroup(owner, group.id, variants[0] ?? 0);
      const { won, refused } = await contend(
        pool,
        Array.from({ length: 3 }, () => ["order", (client) => orderTee(client, group.id, tee, 798)]),
      );
      expect(won).toEqual(["order"]);
      expect(refused.map(({ hint }) => hint)).toEqual(["unavailable", "unavailable"]);
    }
  });
});
