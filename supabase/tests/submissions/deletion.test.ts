import type { PoolClient } from "pg";
import { answerOf, inRollback, owner, trial } from "../support/backend/database";
import { makeBlank, makeVersion } from "../support/designs/custom";
import { isThere } from "../support/designs/designs";
import { approve, asStaff, decide, send, submissionOf } from "../support/designs/submissions";
import { moveOrder } from "../support/orders/move-order";
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
