import type { PoolClient } from "pg";
import { inRollback, owner, trial } from "../support/backend/database";
import { makeProduct } from "../support/shop";

const ofPings = (title: string, work: (client: PoolClient) => Promise<void>) =>
  trial(title, async (client) => {
    await client.query("delete from public.indexnow_pings");
    await work(client);
  });

async function switchOn(client: PoolClient): Promise<void> {
  await client.query(
    `insert into public.site_settings (key, value, updated_at) values ('indexnow_key', repeat('a', 32), now() - interval '1 hour')
     on conflict (key) do update set value = excluded.value`,
  );
  await client.query("alter table public.site_settings disable trigger user");
  await client.query(
    "update public.site_settings set updated_at = now() - interval '1 hour' where key = 'indexnow_key'",
  );
  // A table with a deferred check still to come can't be altered.
  await client.query("set constraints all immediate");
  // All seeded changes are older than the switch.
  await client.query("alter table public.products disable trigger user");
  await client.query("alter table public.blog_posts disable trigger user");
  await client.query("update public.products set changed_at = now() - interval '2 days'");
  await client.query("update public.blog_posts set updated_at = now() - interval '2 days'");
  await client.query("alter table public.products enable trigger user");
  await client.query("alter table public.blog_posts enable trigger user");
}

const gather = async (client: PoolClient) =>
  (await client.query("select public.queue_indexnow() as count")).rows[0].count;
const claim = async (client: PoolClient) =>
  (await client.query("select * from public.claim_indexnow()")).rows[0];
describe("IndexNow", () => {
  ofPings("does nothing while it is switched off", async (client) => {
    await client.query("delete from public.site_settings where key = 'indexnow_key'");
    await makeProduct(client, { stocks: [5] });
    expect(await gather(client)).toBe(0);
    expect(await claim(client)).toBeUndefined();
  });

  ofPings("submits changed texts once, and not stock, drafts or earlier changes", async (client) => {
    const { id, variantIds } = await makeProduct(client, { stocks: [5] });
    const draft = await makeProduct(client, { stocks: [5] });
    await client.query("update public.products set status = 'draft' where id = $1", [draft.id]);
    await switchOn(client);
    expect(await gather(client)).toBe(0);
    await client.query(
      "insert into public.stock_moves (variant_id, stock_delta, reason) values ($1, 1, 'adjust')",
      [variantIds[0]],
    );
    await client.query("update public.products set description = 'Secret' where status = 'draft'");
    expect(await gather(client)).toBe(0);
    const { rows } = await client.query(
      "update public.products set description = 'New words' where id = $1 returning slug",
      [id],
    );
    expect(await gather(client)).toBe(1);
    expect(await gather(client)).toBe(0);
    const ping = await claim(client);
    expect(ping).toMatchObject({ paths: [`/products/${rows[0].slug}`], attempts: 1 });
    expect(await claim(client)).toBeUndefined();
  });

  ofPings(
    "waits after a failure, gives up after eight tries or a refusal, and accepts only the last runner's result",
    async (client) => {
      await client.query("insert into public.indexnow_pings (paths, up_to) values ('{/a}', now())");
      const { id } = await claim(client);
      const settle = (attempt: number, error: string | null, isRefused = false) =>
        client.query("select public.settle_indexnow($1, $2, $3, $4)", [id, attempt, error, isRefused]);
      const read = async () =>
        (await client.query("select * from public.indexnow_pings where id = $1", [id])).rows[0];
      await settle(1, "no answer");
      expect(await read()).toMatchObject({ sent_at: null, dead_at: null, last_error: "no answer" });
      expect(await claim(client)).toBeUndefined();
      for (let tries = 2; tries <= 9; tries += 1) {
        await client.query("update public.indexnow_pings set next_at = now() where id = $1", [id]);
        await claim(client);
      }
      expect((await read()).dead_at).not.toBeNull();
      await settle(1, null);
      expect((await read()).sent_at).toBeNull();
    },
  );
});

it("lists published products in the sitemap's chunks, each once", async () => {
  await inRollback(owner, async (client) => {
    const shown = await makeProduct(client, { stocks: [5] });
    const draft = await makeProduct(client, { stocks: [5] });
    await client.query("update public.products set status = 'draft' where id = $1", [draft.id]);
    await client.query("set local role anon");
    const { rows } = await client.query(
      "select public.sitemap_products(0) as list, public.sitemap_parts() as parts",
    );
    const slugs = rows[0].list.map(([slug]: [string]) => slug);
    expect(new Set(slugs).size).toBe(rows[0].parts.products);
    expect((await client.query("select public.sitemap_products(1) as list")).rows[0].list).toEqual([]);
    await client.query("reset role");
    const slugOf = async (id: number) =>
      (await client.query("select slug from public.products where id = $1", [id])).rows[0].slug;
    expect(slugs).toContain(await slugOf(shown.id));
    expect(slugs).not.toContain(await slugOf(draft.id));
  });
});
