import type { PoolClient } from "pg";
import { inRollback, inSavepoint, owner } from "../support/backend/database";
import { type PrintingChange, readPrinting, savePrinting } from "../support/designs/printing";
import { type Actor, actAs, pastGrants } from "../support/people/actors";
import { makeProduct } from "../support/shop";

const badge = { name: "Badge", width_mm: 80, height_mm: 80, price: 50 };
const poster = { name: "Poster", width_mm: 400, height_mm: 420, price: 250.5 };
const bands = [badge, poster];
const few = { quantity: 6, percent: 5 };
const breaks = [few, { quantity: 30, percent: 12.5 }];

async function save(client: PoolClient, change: PrintingChange = {}): Promise<void> {
  const version = change.version ?? (await readPrinting(client)).version;
  await savePrinting(client, { bands, breaks, ...change, version });
}

const as = (actor: Actor, work: (client: PoolClient) => Promise<void>) => () =>
  inRollback(owner, async (client) => {
    await actAs(client, actor);
    await work(client);
  });
const trial = (title: string, actor: Actor, work: Parameters<typeof as>[1]) => it(title, as(actor, work));

/** Two published tees and a draft, of a cut that had no blank. */
async function makeTees(client: PoolClient) {
  await pastGrants(client);
  await client.query("update public.products set is_blank = false where is_blank");
  const tees = [await makeProduct(client, { stocks: [1] }), await makeProduct(client, { stocks: [1] })];
  const draft = await makeProduct(client, { stocks: [1] });
  const ids = [...tees, draft].map(({ id }) => id) as [number, number, number];
  await client.query("update public.products set cut = 'kids' where id = any ($1)", [ids]);
  await client.query("update public.products set status = 'draft' where id = $1", [ids[2]]);
  return ids;
}

const notes = async (client: PoolClient): Promise<number> => {
  await pastGrants(client);
  const { rows } = await client.query(
    "select count(*)::int as n from private.storefront_changes where subject = 'product_settings'",
  );
  return rows[0].n;
};

describe("the printing page", () => {
  trial("saves sizes and breaks, which quotes use at once, and logs the person", "admin", async (client) => {
    const before = await readPrinting(client);
    await save(client);
    const after = await readPrinting(client);
    expect(after).toMatchObject({ bands, breaks });
    expect(after.version).not.toBe(before.version);
    const { rows } = await client.query(
      "select subject, action, actor_name from public.audit_log where subject in ('print_bands', 'print_breaks')",
    );
    expect(rows).toEqual(
      expect.arrayContaining([
        { subject: "print_bands", action: "insert", actor_name: after.by },
        { subject: "print_breaks", action: "delete", actor_name: after.by },
      ]),
    );
  });

  trial(
    "sets a cut's blank, another one, and none, and updates the storefront each time",
    "manager",
    async (client) => {
      const [first, second] = await makeTees(client);
      const blankOf = async () =>
        (await readPrinting(client)).products.find(({ is_blank }) => is_blank)?.id ?? null;
      for (const blank of [first, second, null]) {
        const logged = await notes(client);
        await actAs(client, "manager");
        const { bands: same, breaks: kept } = await readPrinting(client);
        await save(client, { bands: same, breaks: kept, blanks: { kids: blank } });
        expect(await blankOf()).toBe(blank);
        expect(await notes(client)).toBe(logged + 1);
      }
      const { rows } = await client.query(
        "select subject_id, after from public.audit_log where subject = 'products' and after ? 'is_blank'",
      );
      expect(rows).toEqual(
        expect.arrayContaining([
          { subject_id: String(first), after: { is_blank: true } },
          { subject_id: String(first), after: { is_blank: false } },
        ]),
      );
    },
  );

  trial("distinguishes plain tees from blanks", "manager", async (client) => {
    const [basic, printed] = await makeTees(client);
    await client.query("update public.products set is_basic = id = $1 where id = any ($2)", [
      basic,
      [basic, printed],
    ]);
    await actAs(client, "manager");
    const { products } = await readPrinting(client);
    const isPlain = (id: number) => products.find((one) => one.id === id)?.is_plain;
    expect([basic, printed].map(isPlain)).toEqual([true, false]);
  });

  trial(
    "keeps a blank that was unpublished, and refuses an unavailable one or one of another cut",
    "manager",
    async (client) => {
      const [first, , draft] = await makeTees(client);
      await client.query("update public.products set is_blank = true, status = 'draft' where id = $1", [
        first,
      ]);
      await actAs(client, "manager");
      await save(client, { blanks: { kids: first } });
      for (const blanks of [{ kids: draft }, { women: first }, { kids: 0 }]) {
        await expect(inSavepoint(client, () => save(client, { blanks }))).rejects.toMatchObject({
          code: "PT422",
          hint: "bad_blank",
        });
      }
    },
  );

  trial("saves all or nothing: a refused product refuses the prices", "manager", async (client) => {
    const before = await readPrinting(client);
    await expect(inSavepoint(client, () => save(client, { blanks: { kids: 0 } }))).rejects.toMatchObject({
      hint: "bad_blank",
    });
    expect(await readPrinting(client)).toEqual(before);
  });

  it.each<[string, PrintingChange]>([
    ["no size at all", { bands: [] }],
    ["a larger size that costs no more", { bands: [badge, { ...poster, price: 50 }] }],
    ["a dearer size that a smaller print does not fit", { bands: [badge, { ...poster, width_mm: 79 }] }],
    ["a break that does not rise", { breaks: [few, { quantity: 30, percent: 5 }] }],
  ])("refuses %s", (_what, change) =>
    as("manager", async (client) => {
      await expect(inSavepoint(client, () => save(client, change))).rejects.toMatchObject({
        code: "PT422",
        hint: "bad_setting",
      });
    })(),
  );

  it.each([
    ["a name twice", { bands: [badge, { ...poster, name: "Badge" }] }],
    ["one quantity twice", { breaks: [few, { quantity: 6, percent: 9 }] }],
    ["more than 90 percent", { breaks: [{ quantity: 6, percent: 91 }] }],
  ])("refuses %s", (_what, change) =>
    as("manager", async (client) => {
      await expect(inSavepoint(client, () => save(client, change))).rejects.toThrow();
    })(),
  );

  trial("does not overwrite another person's later save", "manager", async (client) => {
    const { version } = await readPrinting(client);
    await save(client);
    await expect(inSavepoint(client, () => save(client, { breaks: [], version }))).rejects.toMatchObject({
      code: "PT409",
      hint: "stale",
    });
    expect(await readPrinting(client)).toMatchObject({ breaks });
  });

  trial("offers tees on sale, and current blanks", "manager", async (client) => {
    const [first, second, draft] = await makeTees(client);
    const { id: gone } = await makeProduct(client, { stocks: [1] });
    await client.query("update public.products set cut = 'kids', is_deleted = true where id = $1", [gone]);
    const offered = async () => {
      const { products } = await readPrinting(client);
      return [first, second, draft, gone].filter((id) => products.some((one) => one.id === id));
    };
    expect(await offered()).toEqual([first, second]);
    await client.query("update public.products set is_blank = true where id = $1", [draft]);
    expect(await offered()).toEqual([first, second, draft]);
  });

  trial("gets another version and author only when it changes itself", "manager", async (client) => {
    const [first] = await makeTees(client);
    const before = await readPrinting(client);
    await makeProduct(client, { stocks: [1] });
    expect((await readPrinting(client)).version).toBe(before.version);
    await actAs(client, "manager");
    await save(client, { blanks: { kids: first } });
    const { by } = await readPrinting(client);
    await actAs(client, "admin");
    await pastGrants(client);
    await makeProduct(client, { stocks: [1] });
    await actAs(client, "admin");
    expect((await readPrinting(client)).by).toBe(by);
  });

  it.each(["packer", "editor", "asha", "anon"] as const)("is refused for %s", (actor) =>
    as("admin", async (client) => {
      const { version } = await readPrinting(client);
      await actAs(client, actor);
      for (const reach of [readPrinting, (db: PoolClient) => save(db, { version })]) {
        const refused = { code: actor === "anon" ? "42501" : "PT403" };
        await expect(inSavepoint<unknown>(client, () => reach(client))).rejects.toMatchObject(refused);
      }
    })(),
  );
});
