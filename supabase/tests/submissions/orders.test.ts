import type { PoolClient } from "pg";
import { answerOf, owner, trial } from "../support/backend/database";
import { makeBlank, makeVersion } from "../support/designs/custom";
import { claimAll } from "../support/designs/print-files";
import {
  approve,
  asStaff,
  decide,
  passByRule,
  queuedMessages,
  send,
  storyOf,
  submissionOf,
  withdraw,
} from "../support/designs/submissions";
import { payOrder } from "../support/orders/order-session";
import { people } from "../support/people/actors";
import { refusalIn } from "../support/refusal";
import { orderOf, type PlacedOrder, placeOrder } from "../support/shop";

// Orders of designs wait until they are reviewed.

let variantId = 0;
beforeAll(async () => {
  [variantId = 0] = await makeBlank(owner, [50]);
});

const make = (client: PoolClient, input: Parameters<typeof makeVersion>[1] = {}) =>
  makeVersion(client, { isNew: true, ...input });
const order = (client: PoolClient, designs: string[], overrides: object = {}) =>
  placeOrder(
    client,
    orderOf(
      designs.map((design) => ({ variantId, listPrice: 798, design })),
      { ...overrides },
    ),
  );
const print = (client: PoolClient, { id }: PlacedOrder) =>
  client.query("select public.transition_order($1, 'In Production', 'admin')", [id]);
const hintOfPrint = async (client: PoolClient, placed: PlacedOrder) =>
  (await refusalIn(client, () => print(client, placed))).hint;
const findHold = async (client: PoolClient, { order_id }: PlacedOrder) =>
  (await asStaff<{ hold: string | null }>(client, "manager", "get_admin_order($1)", order_id)).hold;

describe("the designs of an order", () => {
  trial(
    "are submitted on confirmation: at once with COD, by the code, by the payment, and not before",
    async (client) => {
      const [cash, unproven, card] = [await make(client), await make(client), await make(client)];
      await order(client, [cash]);
      expect(await submissionOf(client, cash)).toMatchObject({
        ...{ status: "submitted", source: "order", lane: "person" },
      });
      const waiting = await order(client, [unproven], { is_phone_proven: false });
      const unpaid = await order(client, [card], { payment_method: "online" });
      for (const design of [unproven, card]) expect(await submissionOf(client, design)).toBeUndefined();
      await client.query("select public.transition_order($1, 'Confirmed', 'system')", [waiting.id]);
      await payOrder(client, unpaid.id);
      for (const design of [unproven, card]) {
        expect(await submissionOf(client, design)).toMatchObject({ status: "submitted" });
      }
    },
  );

  trial("are each submitted once, and submitted, approved or withdrawn ones continue", async (client) => {
    const [sent, good, back, draft] = [
      await make(client, { person: people.asha }),
      await make(client, { person: people.asha }),
      await make(client, { person: people.asha }),
      await make(client, { person: people.asha }),
    ] as const;
    await send(client, people.asha, sent);
    await approve(client, await send(client, people.asha, good));
    await withdraw(client, people.asha, await send(client, people.asha, back));
    await client.query("select public.save_submission($1, $2, 'Mine', false, null)", [people.asha, draft]);
    const buyer = { user_id: people.asha };
    await order(client, [sent, good, back, draft], buyer);
    await order(client, [sent, good, back, draft], buyer);
    const statusOf = async (design: string) => {
      const { id, status } = await submissionOf(client, design);
      return [status, ...(await storyOf(client, id))];
    };
    expect(await statusOf(sent)).toEqual(["submitted", "submitted by shopper"]);
    expect(await statusOf(good)).toEqual(["approved", "submitted by shopper", "approved by staff"]);
    expect(await statusOf(back)).toEqual([
      ...["submitted", "submitted by shopper", "withdrawn by shopper", "submitted by order"],
    ]);
    expect(await statusOf(draft)).toEqual(["submitted", "submitted by order"]);
    expect(await submissionOf(client, draft)).toMatchObject({ message: "Mine" });
  });

  trial("are approved by rule when plain and the settings allow it", async (client) => {
    const [plain, picture] = [await make(client, { plain: true }), await make(client)];
    // An order keeps the settings of its prices.
    const unpaid = await order(client, [plain, picture], { payment_method: "online" });
    await passByRule(client, "yes");
    await payOrder(client, unpaid.id);
    const { id, ...row } = await submissionOf(client, plain);
    expect(row).toMatchObject({ status: "approved", lane: "auto" });
    expect(await storyOf(client, id)).toEqual(["submitted by order", "approved by rule"]);
    expect(await submissionOf(client, picture)).toMatchObject({ status: "submitted", lane: "person" });
  });

  trial(
    "can't be withdrawn or archived while it waits, and leave the queue on cancellation, unless their designer submitted them",
    async (client) => {
      const buyer = { user_id: people.asha };
      const [own, sent] = [
        await make(client, { person: people.asha }),
        await make(client, { person: people.asha }),
      ] as const;
      await send(client, people.asha, sent);
      const [one, two] = [
        await order(client, [own, sent], buyer),
        await order(client, [own], buyer),
      ] as const;
      const { id } = await submissionOf(client, own);
      expect(await refusalIn(client, () => withdraw(client, people.asha, id))).toMatchObject({
        hint: "ordered",
      });
      const cancel = ({ id: orderId }: PlacedOrder) =>
        client.query("select public.transition_order($1, 'Cancelled', 'customer')", [orderId]);
      await cancel(one);
      expect(await submissionOf(client, own)).toMatchObject({ status: "submitted" });
      await cancel(two);
      expect(await submissionOf(client, own)).toMatchObject({ status: "withdrawn" });
      expect((await storyOf(client, id)).at(-1)).toBe("withdrawn by order");
      expect(await submissionOf(client, sent)).toMatchObject({ status: "submitted" });
      const three = await order(client, [own], buyer);
      expect(await submissionOf(client, own)).toMatchObject({ status: "submitted" });
      await cancel(three);
      await send(client, people.asha, own);
      await cancel(await order(client, [own], buyer));
      expect(await submissionOf(client, own)).toMatchObject({ status: "submitted", source: "shopper" });
      await order(client, [own], buyer);
      await decide(client, own);
      expect(
        await refusalIn(client, () =>
          client.query("select public.archive_submission($1, $2)", [people.asha, id]),
        ),
      ).toMatchObject({ hint: "ordered" });
    },
  );
});

describe("an order", () => {
  trial("is printed once all its designs are approved, and its customer is notified once", async (client) => {
    const [one, two] = [await make(client), await make(client)] as const;
    const placed = await order(client, [one, two]);
    const picked = () => asStaff(client, "packer", "picking_list($1)", [placed.order_id]);
    expect(await picked()).toEqual([]);
    expect([await findHold(client, placed), await hintOfPrint(client, placed)]).toEqual([
      "art_review",
      "art_review",
    ]);
    expect(await claimAll(client)).not.toEqual(expect.arrayContaining([one]));
    await approve(client, one);
    expect(await hintOfPrint(client, placed)).toBe("art_review");
    expect(await queuedMessages(client, "art_decided", placed.id)).toEqual([]);
    const rev = await approve(client, two);
    expect(await queuedMessages(client, "art_decided", placed.id)).toEqual([
      { submission_id: (await submissionOf(client, two)).id, rev },
    ]);
    expect(await findHold(client, placed)).toBeNull();
    expect(await picked()).toMatchObject([{ quantity: 2 }]);
    expect(await claimAll(client)).toEqual(expect.arrayContaining([one, two]));
    const { rows } = await client.query(
      "select data ->> 'decision' as decision, private.event_staff_name(e) as who from public.order_events e where order_id = $1 and type = 'art_decided'",
      [placed.id],
    );
    expect(rows).toEqual(Array(2).fill({ decision: "approved", who: expect.any(String) }));
    await print(client, placed);
  });

  trial(
    "with a rejected design is not printed, not even by staff, and its customer is notified of each decision",
    async (client) => {
      const [bad, good] = [await make(client), await make(client)] as const;
      const placed = await order(client, [bad, good]);
      await decide(client, bad, { decision: "changes_requested" });
      await approve(client, good);
      expect([await findHold(client, placed), await hintOfPrint(client, placed)]).toEqual([
        "art_refused",
        "art_refused",
      ]);
      const press = () => asStaff(client, "packer", "step_order($1, 'Confirmed', 'print')", placed.order_id);
      expect(await refusalIn(client, press)).toMatchObject({ hint: "art_refused" });
      await decide(client, bad);
      expect(await queuedMessages(client, "art_decided", placed.id)).toHaveLength(2);
      expect(await answerOf(client, "select public.order_art($1)", [placed.id])).toMatchObject(
        expect.arrayContaining([
          expect.objectContaining({
            version_id: bad,
            status: "rejected",
            reasons: ["copyright"],
            is_refused: true,
          }),
          expect.objectContaining({ version_id: good, status: "approved", is_refused: false }),
        ]),
      );
      await approve(client, bad);
      await press();
    },
  );

  trial("of another person's design notifies its customer, and the designer too", async (client) => {
    const design = await make(client, { person: people.asha });
    await client.query("insert into private.reorder_grants (version_id, browser_key_hash) values ($1, $2)", [
      ...[design, "a".repeat(64)],
    ]);
    const foreign = await order(client, [design]);
    const countDecided = async () => (await queuedMessages(client, "submission_decided", people.asha)).length;
    const before = await countDecided();
    await decide(client, design);
    expect([await queuedMessages(client, "art_decided", foreign.id), await countDecided()]).toEqual([
      [expect.any(Object)],
      before + 1,
    ]);
    await approve(client, design);
    await order(client, [design], { user_id: people.asha });
    await decide(client, design);
    expect(await countDecided()).toBe(before + 2);
  });

  trial("paid after its design was rejected waits, and its customer is notified", async (client) => {
    const design = await make(client, { person: people.asha });
    const unpaid = await order(client, [design], { user_id: people.asha, payment_method: "online" });
    await send(client, people.asha, design);
    const rev = await decide(client, design);
    const { id } = await submissionOf(client, design);
    await payOrder(client, unpaid.id);
    expect(await hintOfPrint(client, unpaid)).toBe("art_refused");
    expect(await queuedMessages(client, "art_decided", unpaid.id)).toEqual([{ submission_id: id, rev }]);
  });
});

describe("a rejected design", () => {
  trial("can't be ordered, not even after archiving; a withdrawn one can", async (client) => {
    const buyer = { user_id: people.asha };
    const design = await make(client, { person: people.asha });
    const shown = () =>
      answerOf(client, "select public.cart_designs(array[$1::uuid], $2)", [design, people.asha]);
    const id = await send(client, people.asha, design);
    await withdraw(client, people.asha, id);
    await client.query("select public.archive_submission($1, $2)", [people.asha, id]);
    expect(await shown()).toHaveLength(1);
    await send(client, people.asha, design);
    for (const decision of ["changes_requested", "rejected"]) {
      await decide(client, id, { decision });
      expect(await shown()).toEqual([]);
      expect(await refusalIn(client, () => order(client, [design], buyer))).toMatchObject({
        hint: "unavailable",
      });
    }
    await client.query("select public.archive_submission($1, $2)", [people.asha, id]);
    expect(await shown()).toEqual([]);
    expect(await refusalIn(client, () => order(client, [design], buyer))).toMatchObject({
      hint: "unavailable",
    });
  });
});
