import type { PoolClient } from "pg";
import { answerOf, inRollback, owner, trial } from "../support/backend/database";
import { makeBlank, makeVersion } from "../support/designs/custom";
import { asStaff, decide, send, storyOf, submissionOf } from "../support/designs/submissions";
import { people } from "../support/people/actors";
import { makePerson } from "../support/people/person";
import { refusalIn } from "../support/refusal";

// Designs on the home page: their makers allow it, and staff choose.

interface Options {
  showsName?: boolean;
  mayRemix?: boolean;
}

const allow = (client: PoolClient, person: string, id: string, options: Options | null = {}) =>
  answerOf(client, "select public.allow_in_gallery($1, $2, $3, $4, $5)", [
    ...[person, id, options !== null, options?.showsName ?? false, options?.mayRemix ?? false],
  ]);

async function show(client: PoolClient, id: string, isShown = true): Promise<number> {
  const { rev } = await submissionOf(client, id);
  return asStaff(client, "editor", "show_in_gallery($1, $2, $3)", id, rev, isShown);
}

const gallery = (client: PoolClient, version: string | null = null): Promise<Record<string, unknown>[]> =>
  answerOf(client, "select public.design_gallery($1)", [version]);

/** An approved design of this person. Returns its submission. */
async function approved(client: PoolClient, person: string): Promise<string> {
  return (await submissionOf(client, await makeVersion(client, { person }))).id;
}

/** How often `write` changed the home page. */
async function changes(client: PoolClient, write: () => Promise<unknown>): Promise<number> {
  const count = (): Promise<number> =>
    answerOf(
      client,
      "select count(*)::int from private.storefront_changes where subject = 'marketing_sections'",
    );
  const before = await count();
  await write();
  return (await count()) - before;
}

const empty = (client: PoolClient) => client.query("update public.submissions set gallery = null");

describe("the gallery of the home page", () => {
  trial(
    "shows an approved design once its maker allows it and staff choose it, until either ends",
    async (client) => {
      await empty(client);
      const id = await approved(client, people.asha);
      expect((await refusalIn(client, () => show(client, id))).hint).toBe("not_allowed");
      expect(await changes(client, () => allow(client, people.asha, id))).toBe(0);
      expect(await gallery(client)).toEqual([]);
      expect(await changes(client, () => show(client, id))).toBe(1);
      expect(await gallery(client)).toMatchObject([
        { name: "Poster", first_name: null, may_remix: false, is_ai: false },
      ]);
      expect(await changes(client, () => show(client, id, false))).toBe(1);
      expect(await gallery(client)).toEqual([]);
      await show(client, id);
      expect(await changes(client, () => allow(client, people.asha, id, null))).toBe(1);
      expect(await gallery(client)).toEqual([]);
      expect(await submissionOf(client, id)).toMatchObject({ gallery: null, gallery_allowed_at: null });
      expect((await refusalIn(client, () => show(client, id))).hint).toBe("not_allowed");
      expect(await storyOf(client, id)).toEqual(["shown by staff", "hidden by staff", "shown by staff"]);
    },
  );

  trial(
    "doesn't show the tee of a group order, because others designed it or are named on it",
    async (client) => {
      const [variant] = await makeBlank(client);
      const version = await makeVersion(client, { person: people.asha });
      const { id } = await submissionOf(client, version);
      await client.query(
        `with group_order as (
         insert into private.group_orders (id, name, version_id, token_hash, is_one_parcel, closes_at)
         values (gen_random_uuid(), 'Team', $1, repeat('a', 64), false, now() + interval '1 day') returning id
       )
       insert into private.group_members (group_id, version_id, variant_id, browser_key_hash, name, number)
       select id, $1, $2, '', 'ZOYA', '9' from group_order`,
        [version, variant],
      );
      expect((await refusalIn(client, () => allow(client, people.asha, id))).hint).toBe("in_group");
    },
  );

  trial("lets the customer withdraw a shown version after sending a newer one", async (client) => {
    await empty(client);
    const shown = await makeVersion(client, { person: people.asha });
    const { id } = await submissionOf(client, shown);
    await allow(client, people.asha, id);
    await show(client, id);
    const newer = await makeVersion(client, { person: people.asha });
    await client.query(
      "update public.submissions set design_id = (select design_id from public.submissions where id = $2), created_at = now() + interval '1 hour' where version_id = $1",
      [newer, id],
    );
    const { rows }: { rows: Record<string, unknown>[] } = await answerOf(
      client,
      "select public.my_submissions($1, 0)",
      [people.asha],
    );
    expect(rows.find(({ version_id }) => version_id === newer)).toMatchObject({
      gallery: { id, gallery: "shown" },
    });
  });

  trial("names its maker, and lets others start from it, only if its maker allows that", async (client) => {
    await empty(client);
    await client.query("update public.profiles set first_name = 'Asha' where id = $1", [people.asha]);
    const id = await approved(client, people.asha);
    await allow(client, people.asha, id, { showsName: true, mayRemix: true });
    await show(client, id);
    expect(await gallery(client)).toMatchObject([{ first_name: "Asha", may_remix: true }]);
    expect(await changes(client, () => allow(client, people.asha, id))).toBe(1);
    expect(await gallery(client)).toMatchObject([{ first_name: null, may_remix: false, is_ai: false }]);
  });

  trial("hides a design that is rejected later, or deleted by its maker", async (client) => {
    await empty(client);
    const [rejected, deleted] = [await approved(client, people.asha), await approved(client, people.asha)];
    for (const id of [rejected, deleted]) {
      await allow(client, people.asha, id);
      await show(client, id);
    }
    expect(await changes(client, () => decide(client, rejected))).toBe(1);
    expect(await submissionOf(client, rejected)).toMatchObject({ gallery: "asked" });
    expect(await gallery(client)).toHaveLength(1);
    await client.query(
      `insert into public.designs (id, user_id, name, document)
       select v.design_id, v.user_id, v.name, v.document from public.submissions s join public.design_versions v on v.id = s.version_id
       where s.id = $1`,
      [deleted],
    );
    const remove = () =>
      client.query(
        "update public.designs set deleted_at = now() where id = (select design_id from public.submissions where id = $1)",
        [deleted],
      );
    expect(await changes(client, remove)).toBe(1);
    expect(await gallery(client)).toEqual([]);
  });

  trial("has at most four designs, the newest, and finds others by their version", async (client) => {
    await empty(client);
    const versions: string[] = [];
    for (let made = 0; made < 5; made += 1) {
      const version = await makeVersion(client, { person: people.asha });
      const { id } = await submissionOf(client, version);
      await client.query(
        "update public.submissions set submitted_at = now() + $2 * interval '1 hour' where id = $1",
        [id, made],
      );
      await allow(client, people.asha, id);
      await show(client, id);
      versions.push(version);
    }
    const [oldest, ...newest] = versions;
    expect((await gallery(client)).map(({ version_id }) => version_id)).toEqual(newest.reverse());
    expect(await gallery(client, oldest)).toHaveLength(1);
  });

  trial(
    "takes only a permission of the maker for an approved design, and a choice of reviewers",
    async (client) => {
      const waiting = await send(
        client,
        people.asha,
        await makeVersion(client, { person: people.asha, isNew: true }),
      );
      expect((await refusalIn(client, () => allow(client, people.asha, waiting))).hint).toBe("not_approved");
      const id = await approved(client, people.asha);
      expect((await refusalIn(client, () => allow(client, people.ravi, id))).hint).toBe("no_submission");
      await allow(client, people.asha, id);
      for (const actor of ["asha", "support"] as const) {
        const call = () => asStaff(client, actor, "show_in_gallery($1, 1, true)", id);
        expect(await refusalIn(client, call)).toMatchObject({ code: "PT403" });
      }
    },
  );

  it("loses the designs of a deleted account", async () => {
    const person = await makePerson(owner);
    await inRollback(owner, async (client) => {
      await empty(client);
      const id = await approved(client, person.id);
      await allow(client, person.id, id, { showsName: true });
      await show(client, id);
      const leave = () => client.query("select public.delete_account($1)", [person.id]);
      expect(await changes(client, leave)).toBe(1);
      expect(await gallery(client)).toEqual([]);
    });
  });
});
