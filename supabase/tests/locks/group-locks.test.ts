import { owner } from "../support/backend/database";
import { makeBlank } from "../support/designs/custom";
import { contradictionsIn } from "../support/invariants";
import { closeGroup, joinGroup, makeGroup, orderTee, payTees } from "../support/orders/groups";
import { capture, newPaymentId } from "../support/orders/refunds";
import { people } from "../support/people/actors";
import { expectLocked, orderRow, rowAt } from "../support/races/locked-rows";
import { inOrder, lookWhileWaiting } from "../support/races/look-while-waiting";

let variantId = 0;
beforeAll(async () => {
  [variantId = 0] = await makeBlank(owner, [100]);
});
afterAll(async () => expect(await contradictionsIn(owner)).toEqual({}));

const groupRow = (id: string) => rowAt("private.group_orders", id);

describe("a group is locked until the end of the transaction", () => {
  it("that adds, removes, orders or pays a tee, or closes it", async () => {
    const group = await makeGroup(owner);
    const tee = await joinGroup(owner, group.id, variantId);
    await expectLocked((client) => joinGroup(client, group.id, variantId, tee), groupRow(group.id));
    await expectLocked((client) => orderTee(client, group.id, tee, 798), groupRow(group.id));
    await expectLocked(
      (client) =>
        client.query("select public.leave_group($1, $2, $3)", [group.id, tee.memberId, people.asha]),
      groupRow(group.id),
    );
    const order = await orderTee(owner, group.id, tee, 798);
    await expectLocked(
      (client) => capture(client, order.gatewayOrderId, newPaymentId(), order.total),
      groupRow(group.id),
      orderRow(order.id),
    );
    await closeGroup(owner, group.id);
    await expectLocked((client) => closeGroup(client, group.id), groupRow(group.id));
  });

  it("that reminds its members or closes it at the deadline", async () => {
    const group = await makeGroup(owner);
    await owner.query("update private.group_orders set closes_at = now() where id = $1", [group.id]);
    await expectLocked((client) => client.query("select public.queue_group_reminders()"), groupRow(group.id));
    await expectLocked((client) => client.query("select public.close_due_groups()"), groupRow(group.id));
    await closeGroup(owner, group.id);
  });

  it("that settles its orders, which it locks", async () => {
    const group = await makeGroup(owner);
    const [paid] = await payTees(owner, group.id, [variantId], 2);
    await closeGroup(owner, group.id);
    await expectLocked(
      (client) => client.query("select public.settle_group_orders()"),
      orderRow(paid?.id ?? ""),
    );
  });
});

it("a payment locks the order before its group", async () => {
  const group = await makeGroup(owner);
  const order = await orderTee(owner, group.id, await joinGroup(owner, group.id, variantId), 798);
  expect(
    await lookWhileWaiting(
      owner,
      (client) => capture(client, order.gatewayOrderId, newPaymentId(), order.total),
      orderRow(order.id),
      groupRow(group.id),
    ),
  ).toEqual(inOrder);
});
