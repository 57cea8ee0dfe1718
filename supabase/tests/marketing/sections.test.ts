import type { PoolClient } from "pg";
import { inRollback, owner } from "../support/backend/database";
import { actAs } from "../support/people/actors";
import { refusalIn } from "../support/refusal";

type Save = (id: number | null, version: number | null, changes?: object) => Promise<number>;

/** An empty place, and a person who may write in it. */
const inTest = (work: (at: { client: PoolClient; save: Save }) => Promise<void>) => (): Promise<void> =>
  inRollback(owner, async (client) => {
    await client.query("delete from public.marketing_sections");
    await client.query("delete from private.storefront_changes where xact = pg_current_xact_id()");
    const fields = {
      place: "home",
      kind: "text",
      position: null,
      words: { title: "A heading", text: "Words" },
      is_hidden: false,
      starts_at: null,
      ends_at: null,
    };
    const save: Save = async (id, version, changes = {}) => {
      const args = [id, version, { ...fields, ...changes }];
      return (await client.query("select public.save_marketing_section($1, $2, $3) as id", args)).rows[0].id;
    };
    await actAs(client, "editor");
    await work({ client, save });
  });
const trial = (title: string, work: Parameters<typeof inTest>[0]) => it(title, inTest(work));

async function asServer<T>(client: PoolClient, work: () => Promise<T>): Promise<T> {
  await client.query("reset role");
  const answer = await work();
  await actAs(client, "editor");
  return answer;
}

/** The visible titles, in their order. */
async function seen(client: PoolClient, place = "home"): Promise<string[]> {
  await actAs(client, "anon");
  const { rows } = await client.query(
    "select words ->> 'title' as title from public.marketing_sections where place = $1 order by position",
    [place],
  );
  await actAs(client, "editor");
  return rows.map(({ title }) => title);
}

const refused: [string, object][] = [
  ["a list for a link", { buttonHref: ["a"] }],
  ["nothing for a link", { buttonHref: null }],
  ["a number for a title", { title: 5 }],
  ["an object as the number of products", { productCount: {} }],
  ["a number of products that no section has", { productCount: "5" }],
  ["a source that isn't a list", { source: "../x" }],
  ["a script for a link", { buttonHref: "javascript:alert(1)" }],
  ["another site for a page", { secondHref: "//elsewhere.test" }],
  ["another site, written backwards", { buttonHref: "/\\elsewhere.test" }],
  ["words that no section has", { junk: "x" }],
];

it.each(refused)("refuses a section with %s", (_, words) =>
  inTest(async ({ client, save }) => {
    expect((await refusalIn(client, () => save(null, null, { words }))).hint).toBe("bad_section");
  })(),
);

const recordedSubjects = (client: PoolClient) =>
  asServer(client, async () => {
    const { rows } = await client.query(
      "select distinct subject from private.storefront_changes where xact = pg_current_xact_id() order by subject",
    );
    await client.query("delete from private.storefront_changes where xact = pg_current_xact_id()");
    return rows.map(({ subject }) => subject);
  });

const switchDue = (client: PoolClient) =>
  asServer(
    client,
    async () => (await client.query("select public.switch_due_sections() as n")).rows[0].n as number,
  );

const named = (title: string, more: object = {}) => ({ words: { title, text: "Words" }, ...more });
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();

describe("a section", () => {
  trial(
    "is shown from its start to its end, and updates the storefront at both",
    async ({ client, save }) => {
      const id = await save(null, null, named("Later", { starts_at: inDays(1), ends_at: inDays(2) }));
      await recordedSubjects(client);
      expect(await seen(client)).toEqual([]);
      expect(await switchDue(client)).toBe(0);

      const shiftTo = (start: string, end: string) =>
        asServer(client, async () => {
          await client.query("alter table public.marketing_sections disable trigger marketing_sections_live");
          await client.query(
            "update public.marketing_sections set starts_at = $2, ends_at = $3 where id = $1",
            [id, start, end],
          );
          await client.query("alter table public.marketing_sections enable trigger marketing_sections_live");
        });
      await shiftTo(inDays(-1), inDays(1));
      expect(await seen(client)).toEqual([]);
      expect(await switchDue(client)).toBe(1);
      expect(await seen(client)).toEqual(["Later"]);
      expect(await recordedSubjects(client)).toEqual(["marketing_sections"]);

      await shiftTo(inDays(-2), inDays(-1));
      expect(await switchDue(client)).toBe(1);
      expect(await seen(client)).toEqual([]);
      expect(await recordedSubjects(client)).toEqual(["marketing_sections"]);
    },
  );

  trial("is never switched on while hidden", async ({ client, save }) => {
    await save(null, null, named("Hidden", { is_hidden: true, starts_at: inDays(-1) }));
    expect(await switchDue(client)).toBe(0);
    expect(await seen(client)).toEqual([]);
    expect(await recordedSubjects(client)).toEqual([]);
  });

  trial("keeps its place among the others when one is added, moved or deleted", async ({ client, save }) => {
    const [one, , three] = [
      await save(null, null, named("One")),
      await save(null, null, named("Two")),
      await save(null, null, named("Three")),
    ];
    const move = (id: number | undefined, to: number) =>
      client.query("select public.move_marketing_section($1, $2)", [id, to]);
    await move(three, 1);
    expect(await seen(client)).toEqual(["Three", "One", "Two"]);
    await move(three, 99);
    expect(await seen(client)).toEqual(["One", "Two", "Three"]);
    await client.query("select public.delete_marketing_section($1, 1)", [one]);
    await save(null, null, named("One", { position: 1 }));
    expect(await seen(client)).toEqual(["One", "Two", "Three"]);
  });

  trial("of the bar is recorded separately, because it is on every page", async ({ client, save }) => {
    await save(null, null, { place: "bar", kind: "line" });
    expect(await recordedSubjects(client)).toEqual(["announcement_bar"]);
  });

  trial("is not overwritten by a save of an older version", async ({ client, save }) => {
    const id = await save(null, null);
    await save(id, 1, named("Newer"));
    expect(await refusalIn(client, () => save(id, 1, named("Older")))).toMatchObject({ hint: "stale" });
    expect(
      await refusalIn(client, () => client.query("select public.delete_marketing_section($1, 1)", [id])),
    ).toMatchObject({ hint: "stale" });
    expect(await seen(client)).toEqual(["Newer"]);
  });

  trial(
    "is refused in a wrong place, without a picture of the shop, and above forty",
    async ({ client, save }) => {
      expect(await refusalIn(client, () => save(null, null, { place: "bar" }))).toMatchObject({
        hint: "bad_section",
      });
      expect(await refusalIn(client, () => save(null, null, { kind: "line" }))).toMatchObject({
        hint: "bad_section",
      });
      expect(await refusalIn(client, () => save(null, null, { words: [] }))).toMatchObject({
        hint: "bad_section",
      });
      const foreign = { kind: "picture", words: { pictureUrl: "https://elsewhere.example/a.webp" } };
      expect(await refusalIn(client, () => save(null, null, foreign))).toMatchObject({
        hint: "picture_gone",
      });
      for (const pictureUrl of ["javascript:alert(1)", "x", "a", "https://x.test/a.webp#)"])
        expect(
          await refusalIn(client, () => save(null, null, { kind: "picture", words: { pictureUrl } })),
        ).toMatchObject({ hint: "picture_gone" });
      for (let count = 0; count < 40; count += 1) await save(null, null);
      expect(await refusalIn(client, () => save(null, null))).toMatchObject({ hint: "too_many" });
      await save(null, null, { place: "marketing" });
    },
  );
});

trial(
  "keeps a picture until it is saved and while it is shown; then the picture is swept",
  async ({ client, save }) => {
    const url = "http://localhost/pictures/marketing.webp";
    const isLoose = () =>
      asServer(
        client,
        async () =>
          (await client.query("select 1 from private.loose_pictures where image_url = $1", [url]))
            .rowCount === 1,
      );
    await asServer(client, () =>
      client.query("insert into private.loose_pictures (image_url) values ($1)", [url]),
    );
    const words = { title: "Seen", pictureUrl: url, pictureAlt: "A tee" };
    const id = await save(null, null, { kind: "picture", words });
    expect(await isLoose()).toBe(false);
    await client.query("select public.delete_marketing_section($1, 1)", [id]);
    expect(await isLoose()).toBe(true);
    // Undo
    await save(null, null, { kind: "picture", words });
    expect(await isLoose()).toBe(false);
  },
);
