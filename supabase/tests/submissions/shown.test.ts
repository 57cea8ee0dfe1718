import { randomUUID } from "node:crypto";
import type { PoolClient } from "pg";
import { answerOf, owner, trial } from "../support/backend/database";
import { makeBlank, makeVersion } from "../support/designs/custom";
import { approve, asStaff, decide, send, storyOf } from "../support/designs/submissions";
import { people } from "../support/people/actors";
import { refusalIn } from "../support/refusal";
import { makeProduct, orderOf, placeOrder } from "../support/shop";

let variantId = 0;
beforeAll(async () => {
  [variantId = 0] = await makeBlank(owner, [50]);
});

const make = (client: PoolClient) => makeVersion(client, { person: people.asha, isNew: true });

describe("an approved design", () => {
  const link = (client: PoolClient, id: string, product: number) =>
    asStaff(client, "editor", "link_submission_product($1, $2)", id, product);

  trial("becomes one product, when its designer offers it", async (client) => {
    const own = await send(client, people.asha, await make(client));
    const { id: product } = await makeProduct(client);
    const offered = await send(client, people.asha, await make(client), { mayPublish: true });
    const hintOf = async (id: string, to = product) =>
      (await refusalIn(client, () => link(client, id, to))).hint;
    expect(await hintOf(offered)).toBe("not_approved");
    for (const id of [own, offered]) await approve(client, id);
    expect([await hintOf(own), await hintOf(offered, -1), await hintOf(randomUUID())]).toEqual([
      ...["not_offered", "no_product", "no_submission"],
    ]);
    const stop = () => client.query("select public.stop_offering($1, $2)", [people.asha, offered]);
    await stop();
    expect(await hintOf(offered)).toBe("not_offered");
    await client.query("update public.submissions set may_publish = true where id = $1", [offered]);
    await link(client, offered, product);
    expect(await refusalIn(client, stop)).toMatchObject({ code: "PT409", hint: "has_product" });
    const shown = async () => {
      const { rows } = await answerOf(client, "select public.my_submissions($1, 0)", [people.asha]);
      return rows.find((row: { id: string }) => row.id === offered).product_slug;
    };
    expect(await shown()).toEqual(expect.any(String));
    await client.query("update public.products set status = 'draft' where id = $1", [product]);
    expect(await shown()).toBeNull();
    expect(await hintOf(offered)).toBe("has_product");
    expect((await storyOf(client, offered)).at(-1)).toBe("published by staff");
    await client.query(
      "delete from public.role_permissions where role = 'editor' and permission = 'products.write'",
    );
    expect(await refusalIn(client, () => link(client, own, product))).toMatchObject({ code: "PT403" });
  });
});

trial(
  "an order with a rejected design waits for its customer in their list, until it is cancelled",
  async (client) => {
    const design = await make(client);
    const placed = await placeOrder(
      client,
      orderOf([{ variantId, listPrice: 798, design }], { user_id: people.asha }),
    );
    const waits = async () => {
      const { orders } = await asStaff<{ orders: { order_id: string; waits_for_buyer: boolean }[] }>(
        client,
        "asha",
        "my_orders(0, 5)",
      );
      return orders.find(({ order_id }) => order_id === placed.order_id)?.waits_for_buyer;
    };
    expect(await waits()).toBe(false);
    await decide(client, design, { decision: "changes_requested" });
    expect(await waits()).toBe(true);
    await client.query("select public.transition_order($1, 'Cancelled', 'customer')", [placed.id]);
    expect(await waits()).toBe(false);
  },
);
