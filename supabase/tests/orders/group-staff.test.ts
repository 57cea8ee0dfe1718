import { owner, trial } from "../support/backend/database";
import { makeBlank } from "../support/designs/custom";
import { joinGroup, makeGroup, payTee } from "../support/orders/groups";
import { type Actor, actAs, pastGrants, people } from "../support/people/actors";

let small = 0;
beforeAll(async () => {
  [small = 0] = await makeBlank(owner, [300]);
});

trial(
  "the page of a group shows organiser and sums to staff who read orders, not to packers",
  async (client) => {
    const group = await makeGroup(client);
    const paid = await payTee(client, group.id, small, 798);
    await joinGroup(client, group.id, small, { name: "Zoya" });
    const readAs = async (actor: Actor) => {
      await actAs(client, actor);
      const { rows } = await client.query("select public.get_admin_group($1) as found", [group.id]);
      await pastGrants(client);
      return rows[0].found;
    };
    expect(await readAs("support")).toMatchObject({
      contact: { id: people.asha, name: "Asha Verma", email: "asha@kapas.test", phone: "+919876543210" },
      money: { received: paid.total, refunded: 0, due: 798 },
    });
    expect(await readAs("packer")).toMatchObject({ contact: null, money: null, paid: 1 });
  },
);
