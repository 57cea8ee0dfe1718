import { randomUUID } from "node:crypto";
import type { PoolClient } from "pg";
import { answerOf, inRollback, owner, trial } from "../support/backend/database";
import { makeBlank, makeVersion, randomHash } from "../support/designs/custom";
import { addAsset, addVersion, isThere } from "../support/designs/designs";
import { approve, asStaff, decide, passByRule, send, submissionOf } from "../support/designs/submissions";
import { moveOrder } from "../support/orders/move-order";
import { payOrder } from "../support/orders/order-session";
import { people } from "../support/people/actors";
import { makePerson } from "../support/people/person";
import { orderOf, placeOrder } from "../support/shop";

// What the shop retains of submissions, and for how long.

let variantId = 0;
beforeAll(async () => {
  [variantId = 0] = await makeBlank(owner, [50]);
});

const make = (client: PoolClient, person: string) => makeVersion(client, { person, isNew: true });

describe("a deleted account", () => {
  it("deletes its submissions; decisions about ordered designs stay, without the designer's words", async () => {
    const person = await makePerson(owner);
    await inRollback(owner, async (client) => {
      const [ordered, loose] = [await make(client, person.id), await make(client, person.id)] as const;
      await client.query("delete from private.refused_art");
      const draft = { message: "For my sister Meera", mayPublish: true };
      const looseId = await send(client, person.id, loose, draft);
      const id = await send(client, person.id, ordered, draft);
      await client.query("select public.save_art_hashes($1, '{77}')", [looseId]);
      await decide(client, looseId);
      await approve(client, id);
      const { id: orderId } = await placeOrder(
        client,
        orderOf([{ variantId, listPrice: 798, design: ordered }], {
          user_id: person.id,
          email: person.email,
        }),
      );
      await moveOrder(client, orderId, "Completed");
      expect(await answerOf(client, "select public.delete_account($1)", [person.id])).toBe("deleted");
      expect([
        await isThere(client, "submissions", looseId),
        await isThere(client, "design_versions", loose),
      ]).toEqual([...[false, false]]);
      expect(await submissionOf(client, id)).toMatchObject({
        status: "approved",
        message: "",
        may_publish: false,
      });
      const { rows } = await client.query(
        "select to_jsonb(e) as event from public.submission_events e where submission_id = $1",
        [id],
      );
      expect(JSON.stringify(rows)).not.toContain("Meera");
      // Rejected art is recognised again, even from another account.
      const other = await send(client, people.asha, await make(client, people.asha));
      await client.query("select public.save_art_hashes($1, '{77}')", [other]);
      expect(await asStaff(client, "editor", "get_admin_submission($1)", other)).toMatchObject({
        near: [{ submission_id: null, differs: 0 }],
      });
    });
  });

  trial("had an export of its submissions, without the reviewers", async (client) => {
    const id = await send(client, people.asha, await make(client, people.asha), { message: "For my band" });
    await decide(client, id, { answer: "Too like a cover that we know" });
    const copy = await answerOf(client, "select public.export_account($1)", [people.asha]);
    expect(copy.submissions).toContainEqual(
      expect.objectContaining({ message: "For my band", answer: "Too like a cover that we know" }),
    );
    expect(JSON.stringify(copy.submissions)).not.toContain(people.editor);
  });
});

trial("retains a submitted version for a year while the account exists", async (client) => {
  const [recent, old, unsent] = [
    await make(client, people.asha),
    await make(client, people.asha),
    await make(client, people.asha),
  ] as const;
  for (const version of [recent, old]) await send(client, people.asha, version);
  await client.query("set local session_replication_role = replica");
  await client.query(
    "update public.design_versions set created_at = now() - interval '2 years' where id = any ($1)",
    [[recent, old, unsent]],
  );
  await client.query(
    "update public.submissions set updated_at = now() - interval '367 days' where version_id = $1",
    [old],
  );
  await client.query("set local session_replication_role = origin");
  await client.query("select public.sweep_designs(1000)");
  const isRetained = (version: string) => isThere(client, "design_versions", version);
  expect([await isRetained(recent), await isRetained(old), await isRetained(unsent)]).toEqual([
    true,
    false,
    false,
  ]);
  expect(await submissionOf(client, old)).toBeUndefined();
});

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

interface SubmissionView {
  provenance: { id: string; is_cut_out: boolean; ai: { prompt: string } | null }[];
}

trial("marks AI-generated pictures, also without their background, and no upload", async (client) => {
  const mine = { userId: people.asha };
  const drawn = await addAsset(client, "drawn.png", 0, mine);
  const cut = await addAsset(client, "cut.png", 0, mine);
  const upload = await addAsset(client, "photo.png", 0, mine);
  await client.query("update public.design_assets set source_asset_id = $2 where id = $1", [cut, drawn]);
  await client.query(
    `insert into public.ai_generations (
       id, user_id, prompt, final_prompt, style, aspect, is_transparent, provider, model, status, cost_micro_usd, cost_paise, path, sha256, ended_at
     ) values (gen_random_uuid(), $1, 'a tiger with tea', 'x', 'poster', 'square', false, 'test', 'm', 'done', 0, 0, 'drawn.png', repeat('a', 64), now())`,
    [people.asha],
  );
  const version = await addVersion(client, [drawn, cut, upload], mine);
  const { rows } = await client.query<{ id: string }>(
    `insert into public.submissions (version_id, design_id, source, status, submitted_at)
     select id, design_id, 'shopper', 'submitted', now() from public.design_versions where id = $1 returning id`,
    [version],
  );
  const { provenance } = await asStaff<SubmissionView>(
    client,
    "packer",
    "get_admin_submission($1)",
    rows[0]?.id,
  );
  const seen = Object.fromEntries(provenance.map(({ id, ai }) => [id, ai?.prompt ?? null]));
  expect(seen).toEqual({ [drawn]: "a tiger with tea", [cut]: "a tiger with tea", [upload]: null });
});
