import { answerOf, owner } from "../support/backend/database";
import { browser, makeBlank, makeVersion, randomHash } from "../support/designs/custom";
import { settleArt } from "../support/designs/refused-art";
import { contradictionsIn } from "../support/invariants";
import {
  closeGroup,
  endOfGroup,
  joinGroup,
  makeGroup,
  orderTee,
  payTee,
  priceAt,
  settleGroups,
  type Tee,
} from "../support/orders/groups";
import { capture, newPaymentId } from "../support/orders/refunds";
import { people } from "../support/people/actors";
import { inSession, play } from "../support/people/staff-session";
import { attachGatewayOrder, orderOf, placeOrder } from "../support/shop";

let [small, large] = [0, 0];
beforeAll(async () => {
  [small = 0, large = 0] = await makeBlank(owner, [300, 300]);
});
afterEach(async () => expect(await contradictionsIn(owner)).toEqual({}));

/** A paid order of two tees in a group with two others. */
async function payFamily() {
  const group = await makeGroup(owner);
  for (const nr of [1, 2]) await payTee(owner, group.id, small, priceAt(nr));
  const refused = await joinGroup(owner, group.id, small);
  const kept = await joinGroup(owner, group.id, large, { name: "Kabir", number: "10" });
  const lines = [refused, kept].map(({ variantId, version }) => ({
    ...{ variantId, listPrice: 798, design: version },
  }));
  const asked = { payment_method: "online", group_id: group.id, browser_key_hash: refused.key };
  const placed = await placeOrder(owner, orderOf(lines, asked));
  await capture(owner, await attachGatewayOrder(owner, placed.id), newPaymentId(), 2 * 798 + 49);
  return { group, refused, kept, placed };
}

const leaveOut = (id: string) => answerOf(owner, "select public.remove_refused_items($1, 'customer')", [id]);

const replaceArt = (orderId: string, old: string, instead: string) =>
  owner.query("select public.replace_order_design($1, $2, $3, $4, $5)", [
    ...[orderId, old, instead, people.asha, browser],
  ]);

const findGroup = async (groupId: string) =>
  (await owner.query("select public.find_own_group($1, $2) as found", [groupId, people.asha])).rows[0].found;

const stateOf = async (groupId: string, { memberId }: Tee) =>
  (await findGroup(groupId)).tees.find(({ id }: { id: string }) => id === memberId)?.state;

describe("a refused tee of several of a group in one order", () => {
  it("is refunded at its price and isn't one of the paid tees; the others stay", async () => {
    const { group, refused, kept, placed } = await payFamily();
    expect((await findGroup(group.id)).paid).toBe(4);
    await settleArt(refused.version, "rejected");
    expect(await leaveOut(placed.id)).toBe("Confirmed");
    expect((await findGroup(group.id)).paid).toBe(3);
    expect([await stateOf(group.id, refused), await stateOf(group.id, kept)]).toEqual(["unpaid", "paid"]);
    await closeGroup(owner, group.id);
    expect(await settleGroups(owner)).toBe(3);
    const end = (await endOfGroup(owner, group.id)).at(-1);
    expect(end).toMatchObject({ status: "Confirmed", total: 798 + 49, refunds: ["798.00 edited"] });
  });

  it("isn't one of the organiser's submissions, and its decision is emailed to its buyer alone", async () => {
    const { refused, placed } = await payFamily();
    await settleArt(refused.version, "rejected");
    const { rows } = await owner.query(
      "select topic, order_id from public.outbox where topic in ('art_decided', 'submission_decided')",
    );
    expect(rows.filter(({ topic }) => topic === "submission_decided")).toEqual([]);
    expect(rows).toContainEqual({ topic: "art_decided", order_id: placed.id });
    expect(await answerOf(owner, "select public.my_submissions($1, 0)", [people.asha])).toMatchObject({
      total: 0,
    });
  });

  const nearTo = async (id: string) => {
    const ask = inSession("editor", (client) =>
      answerOf(client, "select public.get_admin_submission($1)", [id]),
    );
    return Object(await play(owner, ask));
  };

  /** Paid tees of a new group, all with the same artwork and all waiting for review. */
  async function payNames(names: readonly string[], hash: string) {
    const group = await makeGroup(owner);
    for (const [nr, name] of names.entries()) {
      const made = { designId: group.id, person: people.asha, isNew: true };
      const version = await makeVersion(owner, made);
      const tee = await joinGroup(owner, group.id, small, { version, name, key: randomHash() });
      const order = await orderTee(owner, group.id, tee, priceAt(nr + 1));
      await capture(owner, order.gatewayOrderId, newPaymentId(), order.total);
    }
    const { rows } = await owner.query(
      `select s.id, s.version_id from public.submissions s join private.group_members m on m.version_id = s.version_id
       where m.group_id = $1 order by m.name`,
      [group.id],
    );
    await owner.query("select public.save_art_hashes(id, array[$2::bigint]) from unnest($1::uuid[]) as id", [
      rows.map(({ id }) => id),
      hash,
    ]);
    return rows;
  }

  it("is reviewed with the other waiting tees, and isn't similar to a rejected one of its own group", async () => {
    const [ira, , zoya] = await payNames(["Ira", "Kabir", "Zoya"], "77");
    await settleArt(ira.version_id, "rejected");
    expect(await nearTo(zoya.id)).toMatchObject({
      near: [],
      before: expect.arrayContaining([expect.objectContaining({ id: ira.id, status: "rejected" })]),
      group_tees: [{ words: "Kabir 7" }, { id: zoya.id, words: "Zoya 7" }],
    });
  });

  it("taints the artwork for other groups only once all tees of its group are rejected", async () => {
    const stripes = String(0x5555555555555555n);
    const [rude, fine] = await payNames(["Rude", "Zoya"], stripes);
    const [other] = await payNames(["Ira"], stripes);
    await settleArt(rude.version_id, "rejected");
    expect((await nearTo(other.id)).near).toEqual([]);
    await settleArt(fine.version_id, "rejected");
    expect((await nearTo(other.id)).near).toHaveLength(2);
  });

  it("gets the difference to the final price refunded once, when it's refused after the close", async () => {
    const { group, refused, placed } = await payFamily();
    await payTee(owner, group.id, small, priceAt(5));
    await closeGroup(owner, group.id);
    await settleGroups(owner);
    await settleArt(refused.version, "rejected");
    await leaveOut(placed.id);
    const end = (await endOfGroup(owner, group.id)).find(({ id }) => id === placed.id);
    expect(end).toMatchObject({ total: 798 + 49, refunds: ["80.00 group_price", "758.00 edited"] });
    expect(await findGroup(group.id)).toMatchObject({ paid: 5, final_price: { from: 758, to: 758 } });
  });

  it("cancels the order, with a full refund, when all of its tees are refused", async () => {
    const { group, refused, kept, placed } = await payFamily();
    for (const { version } of [refused, kept]) await settleArt(version, "rejected");
    expect(await leaveOut(placed.id)).toBe("Cancelled");
    expect((await endOfGroup(owner, group.id)).at(-1)).toMatchObject({
      refunds: ["1645.00 cancelled"],
      cost: 0,
    });
    expect((await findGroup(group.id)).paid).toBe(2);
  });

  it("isn't paid either when its replacement is refused and left out", async () => {
    const { group, refused, kept, placed } = await payFamily();
    const instead = await makeVersion(owner, { designId: group.id, person: people.asha });
    await settleArt(refused.version, "rejected");
    await replaceArt(placed.id, refused.version, instead);
    expect([await stateOf(group.id, refused), await stateOf(group.id, kept)]).toEqual(["paid", "paid"]);
    await settleArt(instead, "rejected");
    expect(await leaveOut(placed.id)).toBe("Confirmed");
    expect([await stateOf(group.id, refused), await stateOf(group.id, kept)]).toEqual(["unpaid", "paid"]);
    expect((await findGroup(group.id)).paid).toBe(3);
  });
});
