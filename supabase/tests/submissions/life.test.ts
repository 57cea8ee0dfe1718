import type { PoolClient } from "pg";
import { answerOf, inRollback, owner, trial } from "../support/backend/database";
import { makeBlank, makeVersion } from "../support/designs/custom";
import {
  approve,
  archive,
  asStaff,
  decide,
  passByRule,
  queuedMessages,
  saveSubmission,
  send,
  storyOf,
  submissionOf,
  submit,
  withdraw,
} from "../support/designs/submissions";
import { people } from "../support/people/actors";
import { refusalIn } from "../support/refusal";
import { orderOf, placeOrder } from "../support/shop";

let variantId = 0;
beforeAll(async () => {
  [variantId = 0] = await makeBlank(owner, [50]);
});

const make = (client: PoolClient, input: Parameters<typeof makeVersion>[1] = {}) =>
  makeVersion(client, { person: people.asha, isNew: true, ...input });
const order = (client: PoolClient, design: string) =>
  placeOrder(client, orderOf([{ variantId, listPrice: 798, design }], { user_id: people.asha }));

describe("a draft", () => {
  trial(
    "keeps its designer's words, is submitted once, and is visible to staff from then on",
    async (client) => {
      const version = await make(client);
      const id = await saveSubmission(client, people.asha, version, { message: "For our school" });
      expect(await saveSubmission(client, people.asha, version, { message: "Our band" })).toBe(id);
      expect(await asStaff(client, "editor", "get_admin_submission($1)", id)).toBeNull();
      expect(await submit(client, people.asha, id)).toBe("submitted");
      expect(await submit(client, people.asha, id)).toBe("submitted");
      expect(await storyOf(client, id)).toEqual(["submitted by shopper"]);
      expect(await asStaff(client, "editor", "get_admin_submission($1)", id)).toMatchObject({
        ...{ status: "submitted", lane: "person", message: "Our band", name: "Poster", is_mine: false },
        events: [{ type: "submitted", by: "shopper", answer: "Our band" }],
      });
    },
  );

  trial("can be saved, submitted, withdrawn and archived only by its designer", async (client) => {
    const version = await make(client);
    const id = await saveSubmission(client, people.asha, version);
    for (const [hint, act] of [
      ["no_version", () => saveSubmission(client, people.ravi, version)],
      ["no_submission", () => submit(client, people.ravi, id)],
      ["no_submission", () => withdraw(client, people.ravi, id)],
      ["no_submission", () => archive(client, people.ravi, id)],
    ] as const) {
      expect(await refusalIn(client, act)).toMatchObject({ code: "PT404", hint });
    }
    expect(await submissionOf(client, id)).toMatchObject({ status: "draft", rev: 1 });
  });

  trial("is refused with a too long or a missing message", async (client) => {
    const version = await make(client);
    for (const message of ["x".repeat(501), " padded", null]) {
      const values = [people.asha, version, message];
      expect(
        await refusalIn(client, () =>
          client.query("select public.save_submission($1, $2, $3, false, null)", values),
        ),
      ).toMatchObject({ code: "PT422", hint: "bad_submission" });
    }
  });

  trial("is submitted after its designer has confirmed the rights", async (client) => {
    const id = await saveSubmission(client, people.asha, await make(client, { rights: false }));
    expect(await refusalIn(client, () => submit(client, people.asha, id))).toMatchObject({
      hint: "no_rights",
    });
  });

  trial("is deleted when withdrawn", async (client) => {
    const id = await saveSubmission(client, people.asha, await make(client));
    await withdraw(client, people.asha, id);
    expect(await submissionOf(client, id)).toBeUndefined();
  });
});

describe("a submitted design", () => {
  trial("is one of twenty that wait", async (client) => {
    await client.query("update public.submissions set status = 'archived' where status <> 'draft'");
    for (let nr = 0; nr < 20; nr += 1) await send(client, people.asha, await make(client));
    const id = await saveSubmission(client, people.asha, await make(client));
    expect(await refusalIn(client, () => submit(client, people.asha, id))).toMatchObject({
      code: "PT409",
      hint: "too_many",
    });
    await send(client, people.ravi, await make(client, { person: people.ravi }));
  });

  trial("can't change its message any more", async (client) => {
    const version = await make(client);
    const id = await send(client, people.asha, version, { message: "First" });
    expect(await refusalIn(client, () => saveSubmission(client, people.asha, version))).toMatchObject({
      hint: "sent",
      detail: id,
    });
    expect(await submissionOf(client, id)).toMatchObject({ message: "First" });
  });

  trial("can be withdrawn until it is decided, changed, and submitted again", async (client) => {
    const version = await make(client);
    const id = await send(client, people.asha, version);
    await asStaff(client, "packer", "assign_submission($1, 2, true)", id);
    await withdraw(client, people.asha, id);
    await withdraw(client, people.asha, id);
    expect(await submissionOf(client, id)).toMatchObject({ status: "withdrawn", reviewer: null, rev: 4 });
    await saveSubmission(client, people.asha, version, { message: "Again" });
    expect(await submit(client, people.asha, id)).toBe("submitted");
    await decide(client, id);
    for (const act of [withdraw, submit]) {
      expect(await refusalIn(client, () => act(client, people.asha, id))).toMatchObject({
        hint: "decided",
      });
    }
    expect(await storyOf(client, id)).toEqual([
      ...["submitted by shopper", "taken by staff", "withdrawn by shopper", "submitted by shopper"],
      "rejected by staff",
    ]);
  });

  trial(
    "can be archived when rejected or withdrawn, not while it is with the shop, nor when approved",
    async (client) => {
      const [refused, back, good] = [await make(client), await make(client), await make(client)];
      const one = await send(client, people.asha, refused);
      const two = await send(client, people.asha, back);
      const three = await send(client, people.asha, good);
      expect(await refusalIn(client, () => archive(client, people.asha, one))).toMatchObject({
        hint: "waiting",
      });
      await decide(client, one, { decision: "changes_requested" });
      await withdraw(client, people.asha, two);
      await approve(client, three);
      for (const id of [one, two, three]) await archive(client, people.asha, id);
      const statusOf = async (id: string) => (await submissionOf(client, id)).status;
      expect([await statusOf(one), await statusOf(two), await statusOf(three)]).toEqual([
        ...["archived", "archived", "approved"],
      ]);
      // An undecided one may still be submitted.
      expect(await send(client, people.asha, back)).toBe(two);
      expect(await statusOf(two)).toBe("submitted");
      expect(await refusalIn(client, () => send(client, people.asha, refused))).toMatchObject({
        hint: "decided",
      });
    },
  );

  trial("replaces a rejected one of the same designer only", async (client) => {
    const [old, foreign] = [
      await send(client, people.asha, await make(client)),
      await send(client, people.ravi, await make(client, { person: people.ravi })),
    ];
    for (const id of [old, foreign]) await decide(client, id, { decision: "changes_requested" });
    const version = await make(client);
    const id = await saveSubmission(client, people.asha, version);
    await saveSubmission(client, people.asha, version, { follows: foreign });
    expect(await submissionOf(client, id)).toMatchObject({ follows: null });
    await saveSubmission(client, people.asha, version, { follows: old });
    expect(await submissionOf(client, old)).toMatchObject({ status: "changes_requested" });
    await submit(client, people.asha, id);
    expect(await submissionOf(client, id)).toMatchObject({ follows: old });
    expect(await submissionOf(client, old)).toMatchObject({ status: "archived" });
    expect(await submissionOf(client, foreign)).toMatchObject({ status: "changes_requested" });
  });
});

describe("approval by rule", () => {
  trial("accepts a plain design at once when the settings allow it, and no other", async (client) => {
    const [plain, picture] = [await make(client, { plain: true }), await make(client)];
    await passByRule(client, "yes");
    const id = await send(client, people.asha, plain);
    expect(await submissionOf(client, id)).toMatchObject({
      ...{ status: "approved", lane: "auto", reviewer: null, decided_at: expect.any(Date) },
    });
    expect(await storyOf(client, id)).toEqual(["submitted by shopper", "approved by rule"]);
    expect(await submissionOf(client, await send(client, people.asha, picture))).toMatchObject({
      ...{ status: "submitted", lane: "person" },
    });
  });

  it.each<[string, (client: PoolClient) => Promise<unknown>, boolean]>([
    ["the shop reviews all", (client) => passByRule(client, "no"), false],
    ["the shop has not said", (client) => client.query("delete from public.product_settings"), false],
    ["its maker offers it to everybody", (client) => passByRule(client, "yes"), true],
  ])("accepts nothing when %s", (_, prepare, mayPublish) =>
    inRollback(owner, async (client) => {
      await prepare(client);
      const id = await send(client, people.asha, await make(client, { plain: true }), { mayPublish });
      expect(await submissionOf(client, id)).toMatchObject({ status: "submitted", lane: "person" });
    }),
  );
});

describe("the designer's list", () => {
  trial(
    "has each design once, by its newest version that is not archived, with waiting orders",
    async (client) => {
      await client.query("delete from public.submissions");
      const [first, second] = [await make(client), await make(client)];
      const old = await send(client, people.asha, first);
      await decide(client, old, { decision: "changes_requested", answer: "Too dark" });
      const mine = () => answerOf(client, "select public.my_submissions($1, 0)", [people.asha]);
      expect(await mine()).toMatchObject({
        total: 1,
        rows: [
          { id: old, status: "changes_requested", reasons: ["copyright"], answer: "Too dark", orders: [] },
        ],
      });
      const { order_id: number } = await order(client, second);
      const shown = await mine();
      expect(shown).toMatchObject({
        total: 2,
        rows: expect.arrayContaining([expect.objectContaining({ orders: [number] })]),
      });
      const again = await saveSubmission(client, people.asha, await make(client));
      await client.query(
        "update public.submissions set design_id = (select design_id from public.submissions where id = $2), created_at = now() + interval '1 s' where id = $1",
        [again, old],
      );
      const ids = async () => (await mine()).rows.map(({ id }: { id: string }) => id);
      expect(await ids()).toEqual(expect.arrayContaining([again]));
      expect(await ids()).not.toContain(old);
      for (const hidden of ["reviewer", "taken_at", "art_hashes"])
        expect(shown.rows[0]).not.toHaveProperty(hidden);
      expect(await answerOf(client, "select public.my_submissions($1, 0)", [people.ravi])).toEqual({
        total: 0,
        rows: [],
      });
    },
  );

  trial("is emailed once after a decision, with its text", async (client) => {
    const id = await send(client, people.asha, await make(client));
    const rev = await decide(client, id, { reasons: ["minors", "other"], answer: " No. " });
    expect(await queuedMessages(client, "submission_decided", people.asha)).toContainEqual({
      submission_id: id,
      rev,
    });
    const mail = (at: number) => answerOf(client, "select public.find_submission_mail($1, $2)", [id, at]);
    expect(await mail(rev)).toEqual({
      ...{ id, name: "Poster", status: "rejected", reasons: ["minors", "other"], answer: "No." },
    });
    expect(await mail(rev - 1)).toBeNull();
  });
});
