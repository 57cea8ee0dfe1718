import { owner } from "../support/backend/database";
import { makeBlank } from "../support/designs/custom";
import { closeGroup, makeGroup, payTees, settleGroups } from "../support/orders/groups";

let variants: number[] = [];
beforeAll(async () => {
  variants = await makeBlank(owner, [3000]);
});

async function promisesOf(groupId: string) {
  const { rows } = await owner.query(
    "select min_days, max_days from public.orders where group_id = $1 order by created_at",
    [groupId],
  );
  return rows.map(({ min_days, max_days }) => [min_days, max_days]);
}
const moveTo = (groupId: string, pincode: string) =>
  owner.query(
    "update public.orders set shipping_address = shipping_address || jsonb_build_object('pincode', $2::text) where group_id = $1",
    [groupId, pincode],
  );

it("arrives earlier after a group closes before its deadline, once", async () => {
  const group = await makeGroup(owner, { days: 7 });
  await payTees(owner, group.id, variants, 2);
  const [[minDays, maxDays] = []] = await promisesOf(group.id);
  // Paid two days before the close.
  await owner.query(
    "update public.orders set created_at = created_at - interval '2 days' where group_id = $1",
    [group.id],
  );
  await owner.query(
    "update public.orders set min_days = min_days + 2, max_days = max_days + 2 where group_id = $1",
    [group.id],
  );
  await closeGroup(owner, group.id);
  await settleGroups(owner);
  await settleGroups(owner);
  const early = [minDays - 7 + 3, maxDays - 7 + 3];
  expect(await promisesOf(group.id)).toEqual([early, early]);
});

it("keeps the wait for its group at a new address, and drops it after the close", async () => {
  const group = await makeGroup(owner, { days: 7 });
  await payTees(owner, group.id, variants, 2);
  const before = await promisesOf(group.id);
  await moveTo(group.id, "110001");
  await moveTo(group.id, "560001");
  expect(await promisesOf(group.id)).toEqual(before);
  await closeGroup(owner, group.id);
  await settleGroups(owner);
  const after = await promisesOf(group.id);
  expect(after).not.toEqual(before);
  await moveTo(group.id, "110001");
  await moveTo(group.id, "560001");
  expect(await promisesOf(group.id)).toEqual(after);
});
