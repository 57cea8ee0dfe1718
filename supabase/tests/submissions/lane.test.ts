import { randomUUID } from "node:crypto";
import type { PoolClient } from "pg";
import { owner, trial } from "../support/backend/database";
import { makeBlank, makeVersion, randomHash } from "../support/designs/custom";
import { approve, decide, passByRule, submissionOf } from "../support/designs/submissions";
import { payOrder } from "../support/orders/order-session";
import { people } from "../support/people/actors";
import { orderOf, placeOrder } from "../support/shop";

let variantId = 0;
beforeAll(async () => {
  [variantId = 0] = await makeBlank(owner);
});

const inLane = (title: string, work: (client: PoolClient) => Promise<void>) =>
  trial(title, async (client) => {
    await passByRule(client, "yes");
    await work(client);
  });

async function order(client: PoolClient, design: string): Promise<string> {
  const line = { variantId, listPrice: 798, design };
  const placed = await placeOrder(
    client,
    orderOf([line], { payment_method: "online", user_id: people.asha }),
  );
  await payOrder(client, placed.id);
  return placed.id;
}

const plain = (client: PoolClient, known: Parameters<typeof makeVersion>[1] = {}) =>
  makeVersion(client, { isNew: true, plain: true, ...known });

/** The lane of a plain design when it is ordered. */
async function laneOf(client: PoolClient, known: Parameters<typeof makeVersion>[1] = {}): Promise<string> {
  const design = await plain(client, known);
  await order(client, design);
  return (await submissionOf(client, design)).lane;
}

async function refuse(client: PoolClient, known: Parameters<typeof makeVersion>[1], decision = "rejected") {
  const design = await plain(client, known);
  await order(client, design);
  await decide(client, design, { decision });
  return design;
}

describe("approval by rule", () => {
  inLane("accepts plain designs", async (client) => expect(await laneOf(client)).toBe("auto"));

  inLane("refuses the document and the words of rejected art from anyone", async (client) => {
    const [sha256, wordsKey] = [randomHash(), randomHash()];
    const design = await refuse(client, { sha256, wordsKey });
    expect(await laneOf(client, { sha256 })).toBe("person");
    expect(await laneOf(client, { wordsKey })).toBe("person");
    await approve(client, design);
    expect(await laneOf(client, { wordsKey })).toBe("auto");
  });

  inLane("accepts words that only needed another drawing, but not that design", async (client) => {
    const [designId, wordsKey] = [randomUUID(), randomHash()];
    await refuse(client, { designId, wordsKey }, "changes_requested");
    expect(await laneOf(client, { wordsKey })).toBe("auto");
    expect(await laneOf(client, { designId })).toBe("person");
  });

  inLane("refuses a replacement of rejected art in an order", async (client) => {
    const old = await plain(client);
    const placed = await order(client, old);
    await decide(client, old, { decision: "changes_requested" });
    const instead = await plain(client);
    await client.query("select public.replace_order_design($1, $2, $3, $4, $5)", [
      ...[placed, old, instead, people.asha, "a".repeat(64)],
    ]);
    expect(await submissionOf(client, instead)).toMatchObject({ status: "submitted", lane: "person" });
  });
});

inLane("stops sharing a finally rejected design", async (client) => {
  const shareOf = async (id: string) =>
    (await client.query("select share_token_hash as hash from public.design_versions where id = $1", [id]))
      .rows[0].hash;
  const design = await plain(client);
  await order(client, design);
  await client.query("update public.design_versions set share_token_hash = $2 where id = $1", [
    design,
    randomHash(),
  ]);
  await decide(client, design, { decision: "changes_requested" });
  expect(await shareOf(design)).not.toBeNull();
  await decide(client, design);
  expect(await shareOf(design)).toBeNull();
});
