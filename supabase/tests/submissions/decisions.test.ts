import { randomUUID } from "node:crypto";
import type { PoolClient } from "pg";
import { inRollback, owner } from "../support/backend/database";
import { makeBlank, makeVersion } from "../support/designs/custom";
import {
  approve,
  archive,
  asStaff,
  decide,
  send,
  storyOf,
  submissionOf,
  withdraw,
} from "../support/designs/submissions";
import { moveOrder } from "../support/orders/move-order";
import { namesOf, people } from "../support/people/actors";
import { refusalIn } from "../support/refusal";
import { orderOf, placeOrder } from "../support/shop";

let names: Record<string, string>;
let variantId = 0;
beforeAll(async () => {
  names = await namesOf(owner, people);
  [variantId = 0] = await makeBlank(owner, [50]);
});

const make = (client: PoolClient) => makeVersion(client, { person: people.asha, isNew: true });

/** A waiting submission of Asha's. */
const inTest = (work: (client: PoolClient, id: string, version: string) => Promise<void>) => () =>
  inRollback(owner, async (client) => {
    const version = await make(client);
    await work(client, await send(client, people.asha, version), version);
  });
const trial = (title: string, work: Parameters<typeof inTest>[0]) => it(title, inTest(work));

describe("a reviewer", () => {
  trial(
    "takes a design, returns it or takes it over, and the others see the assignment",
    async (client, id) => {
      const take = (actor: "editor" | "packer", rev: number, isTaken: boolean) =>
        asStaff(client, actor, "assign_submission($1, $2, $3)", id, rev, isTaken);
      expect(await take("editor", 2, true)).toBe(3);
      expect(await submissionOf(client, id)).toMatchObject({ status: "in_review", reviewer: people.editor });
      expect(await refusalIn(client, () => take("packer", 2, true))).toMatchObject({
        ...{ code: "PT409", hint: "stale", detail: names.editor },
      });
      expect(await take("packer", 3, true)).toBe(4);
      expect(await asStaff(client, "packer", "get_admin_submission($1)", id)).toMatchObject({
        ...{ is_mine: true, reviewer_name: names.packer, shopper: names.asha, is_guest: false },
      });
      await take("packer", 4, false);
      expect(await submissionOf(client, id)).toMatchObject({ status: "submitted", reviewer: null });
      await approve(client, id);
      expect(await refusalIn(client, () => take("packer", 6, true))).toMatchObject({ hint: "decided" });
      expect(await storyOf(client, id)).toEqual([
        ...[
          "submitted by shopper",
          "taken by staff",
          "taken by staff",
          "put_back by staff",
          "approved by staff",
        ],
      ]);
    },
  );

  trial("needs the permission, and an existing submission", async (client, id) => {
    for (const call of [
      "get_admin_submission($1)",
      "assign_submission($1, 2, true)",
      "decide_submission($1, 2, 'approved', '{}', '')",
      "link_submission_product($1, 1)",
    ]) {
      for (const actor of ["support", "asha"] as const) {
        expect(await refusalIn(client, () => asStaff(client, actor, call, id))).toMatchObject({
          code: "PT403",
        });
      }
      if (call.startsWith("get_admin_submission") || call.startsWith("link")) continue;
      expect(await refusalIn(client, () => asStaff(client, "editor", call, randomUUID()))).toMatchObject({
        code: "PT404",
        hint: "no_submission",
      });
    }
  });
});

describe("a decision", () => {
  it.each([
    ["a refusal without a reason", { decision: "rejected", reasons: [] }],
    ["a request for changes without a reason", { decision: "changes_requested", reasons: [] }],
    ["an approval with one", { decision: "approved", reasons: ["minors"] }],
    ["an unknown word", { decision: "submitted", reasons: ["minors"] }],
    ["an unknown reason", { reasons: ["ugly"] }],
    ["an answer that is too long", { answer: "x".repeat(1001) }],
    ["an answer that is missing", { answer: null as unknown as string }],
  ])("is never %s", (_, decision) =>
    inTest(async (client, id) => {
      expect(await refusalIn(client, () => decide(client, id, decision))).toMatchObject({
        ...{ code: "PT422", hint: "bad_decision" },
      });
      expect(await submissionOf(client, id)).toMatchObject({ status: "submitted", rev: 2 });
    })(),
  );

  trial("is refused after another one, with the first reviewer's name", async (client, id) => {
    await decide(client, id, { by: "packer", decision: "changes_requested" });
    expect(await refusalIn(client, () => decide(client, id, { decision: "approved", rev: 2 }))).toMatchObject(
      { code: "PT409", hint: "stale", detail: names.packer },
    );
    expect(await submissionOf(client, id)).toMatchObject({ status: "changes_requested" });
  });

  trial(
    "is refused with its reason after the reader's own change, or the designer's withdrawal",
    async (client, id) => {
      const hintOf = async (rev: number) =>
        (await refusalIn(client, () => decide(client, id, { decision: "approved", rev }))).hint;
      await asStaff(client, "editor", "assign_submission($1, 2, true)", id);
      expect(await hintOf(2)).toBe("own_step");
      await withdraw(client, people.asha, id);
      expect(await hintOf(3)).toBe("withdrawn");
    },
  );

  trial(
    "can be changed until something is printed, and the log names the reviewer",
    async (client, id, version) => {
      for (const decision of ["approved", "rejected", "changes_requested", "approved", "approved"]) {
        await decide(client, id, { decision });
      }
      const { id: orderId } = await placeOrder(
        client,
        orderOf([{ variantId, listPrice: 798, design: version }], { user_id: people.asha }),
      );
      await decide(client, id);
      await approve(client, id);
      await moveOrder(client, orderId, "In Production");
      expect(await refusalIn(client, () => decide(client, id))).toMatchObject({ hint: "printed" });
      await approve(client, id);
      await client.query("select public.transition_order($1, 'Cancelled', 'admin')", [orderId]);
      await decide(client, id);
      const { rows } = await client.query(
        "select distinct actor_name from public.audit_log where subject = 'submissions' and subject_id = $1",
        [id],
      );
      expect(rows).toEqual([{ actor_name: names.editor }]);
    },
  );

  trial("is refused for a withdrawn or archived submission", async (client, id) => {
    await decide(client, id);
    await archive(client, people.asha, id);
    expect(await refusalIn(client, () => approve(client, id))).toMatchObject({ hint: "withdrawn" });
  });

  trial("of a person replaces one by rule", async (client, id) => {
    await client.query(
      "update public.submissions set status = 'approved', lane = 'auto', decided_at = now() where id = $1",
      [id],
    );
    await decide(client, id);
    expect(await submissionOf(client, id)).toMatchObject({ lane: "person", reviewer: people.editor });
  });
});

describe("rejected art", () => {
  /** Of another submission with these prints: the similar rejected art, and how many bits differ. */
  const nearTo = async (client: PoolClient, hashes: (string | number)[]) => {
    const id = await send(client, people.asha, await make(client));
    await client.query("select public.save_art_hashes($1, $2)", [id, hashes]);
    const { near } = await asStaff<{ near: { differs: number; submission_id: string }[] }>(
      client,
      "editor",
      "get_admin_submission($1)",
      id,
    );
    return near;
  };
  const refuse = async (client: PoolClient, id: string, hashes: (string | number)[] = [0]) => {
    await client.query("select public.save_art_hashes($1, $2)", [id, hashes]);
    await decide(client, id);
  };

  trial("matches prints that differ in 8 bits of 64, the nearest first", async (client, id) => {
    await client.query("delete from private.refused_art");
    await refuse(client, id, [0, "-1"]);
    expect(await nearTo(client, [0xff])).toMatchObject([{ submission_id: id, differs: 8 }]);
    expect(await nearTo(client, [0x1ff])).toEqual([]);
    expect((await nearTo(client, ["-2", 3])).map(({ differs }) => differs)).toEqual([1, 2]);
    expect(await asStaff(client, "editor", "get_admin_submission($1)", id)).toMatchObject({ near: [] });
  });

  trial("returns five matches at most", async (client) => {
    await client.query(
      "insert into private.refused_art (hash, reasons) select 7, '{other}' from generate_series(1, 6)",
    );
    expect(await nearTo(client, [7])).toHaveLength(5);
  });

  trial("is stored once after changed decisions, and deleted after an approval", async (client, id) => {
    await client.query("delete from private.refused_art");
    await refuse(client, id);
    await decide(client, id, { reasons: ["minors"] });
    expect(await nearTo(client, [0])).toMatchObject([{ reasons: ["minors"] }]);
    await decide(client, id, { decision: "changes_requested" });
    expect(await nearTo(client, [0])).toEqual([]);
  });

  trial("matches too when its fingerprints arrive after the rejection", async (client, id) => {
    await client.query("delete from private.refused_art");
    const waiting = async () =>
      (await client.query("select id from public.unhashed_submissions(1000)")).rows.map((row) => row.id);
    expect(await waiting()).toContain(id);
    await decide(client, id);
    expect(await waiting()).toContain(id);
    await client.query("select public.save_art_hashes($1, '{5}')", [id]);
    expect(await waiting()).not.toContain(id);
    expect(await nearTo(client, [5])).toHaveLength(1);
  });
});

trial("reports what was decided, how, why and how fast", async (client, id) => {
  await client.query("delete from public.submissions where id <> $1", [id]);
  await client.query(
    "update public.submissions set submitted_at = now() - interval '90 minutes' where id = $1",
    [id],
  );
  const report = (days = 30) => asStaff(client, "manager", "submission_report($1)", days);
  expect(await report()).toMatchObject({ decided: 0, waiting: 1, median_minutes: null, reasons: [] });
  await decide(client, id, { reasons: ["minors"] });
  await archive(client, people.asha, id);
  const other = await send(client, people.asha, await make(client));
  await decide(client, other, { decision: "changes_requested" });
  await send(client, people.asha, await make(client));
  expect(await report()).toMatchObject({
    ...{
      decided: 2,
      by_rule: 0,
      approved: 0,
      changes_requested: 1,
      rejected: 1,
      waiting: 1,
      slow_minutes: 81,
    },
    reasons: [
      { reason: "copyright", count: 1 },
      { reason: "minors", count: 1 },
    ],
  });
  expect(await refusalIn(client, () => asStaff(client, "packer", "submission_report(7)"))).toMatchObject({
    code: "PT403",
  });
});
