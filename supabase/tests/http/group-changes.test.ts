import { joinGroupAction, removeMyTeeAction } from "@/server/groups/actions";
import { getGroup } from "@/server/groups/queries";
import { owner } from "../support/backend/database";
import { joinAndOrder, makeGroup, stockGroupTees, tee } from "../support/http/groups";
import { Visitor } from "../support/http/visitor";

beforeAll(stockGroupTees);

it("lets only the browser that added an unpaid tee change or remove it, and no one once it is being paid", async () => {
  const { token, groupId } = await makeGroup();
  const guest = new Visitor();
  const mine = async () => (await guest.look(() => getGroup(token)))?.group.mine ?? [];
  expect(await guest.act(joinGroupAction, { token, ...tee, email: "ravi@kapas.test" })).toMatchObject({
    ok: true,
  });
  const [first] = await mine();
  const change = { token, ...tee, name: "Ravindra", number: "9", replaces: first?.id };
  const other = new Visitor();
  await other.act(joinGroupAction, { token, ...tee, name: "Zoya" });
  expect(await other.act(joinGroupAction, change)).toMatchObject({ code: "not_found" });
  expect(await other.act(removeMyTeeAction, { groupId, memberId: first?.id })).toMatchObject({
    code: "not_found",
  });
  expect(await guest.act(joinGroupAction, change)).toMatchObject({ ok: true });
  const [second, ...more] = await mine();
  expect([second, more]).toMatchObject([{ name: "Ravindra", number: "9", state: "unpaid" }, []]);
  const { rows } = await owner.query("select email from private.group_members where id = $1", [second?.id]);
  expect(rows).toEqual([{ email: "ravi@kapas.test" }]);
  expect(await guest.act(removeMyTeeAction, { groupId, memberId: second?.id })).toMatchObject({ ok: true });
  expect(await mine()).toEqual([]);

  const paying = await joinAndOrder(token);
  const ordered = await paying.guest.look(() => getGroup(token));
  const memberId = ordered?.group.mine[0]?.id;
  const refused = { code: "conflict", message: expect.stringContaining("being paid") };
  expect(await paying.guest.act(removeMyTeeAction, { groupId, memberId })).toMatchObject(refused);
  expect(
    await paying.guest.act(joinGroupAction, { token, ...tee, number: "8", replaces: memberId }),
  ).toMatchObject(refused);
});
