import type { PoolClient } from "pg";
import { trial } from "../support/backend/database";
import { actAs } from "../support/people/actors";
import { refusalIn } from "../support/refusal";
import { makeProduct } from "../support/shop";

const ofRedirects = (title: string, work: (client: PoolClient) => Promise<void>) =>
  trial(title, async (client) => {
    await client.query("delete from public.redirects");
    await actAs(client, "editor");
    await work(client);
  });

const save = async (client: PoolClient, source: string, target: string, id: number | null = null) =>
  (await client.query("select public.save_redirect($1, $2, $3) as id", [id, source, target])).rows[0].id;
const targets = async (client: PoolClient) =>
  Object.fromEntries(
    (await client.query("select source, target from public.redirects order by id")).rows.map((row) => [
      row.source,
      row.target,
    ]),
  );
const hint = async (client: PoolClient, work: () => Promise<unknown>) => (await refusalIn(client, work)).hint;

describe("redirects", () => {
  ofRedirects("resolve a chain to its end, in any order of saving", async (client) => {
    await save(client, "/b", "/c");
    await save(client, "/A/", "/b");
    expect(await targets(client)).toEqual({ "/b": "/c", "/a": "/c" });
    await save(client, "/c", "/products?category=mens");
    expect(await targets(client)).toEqual({
      "/b": "/products?category=mens",
      "/a": "/products?category=mens",
      "/c": "/products?category=mens",
    });
  });

  ofRedirects("never form a loop in any spelling", async (client) => {
    expect(await hint(client, () => save(client, "/a", "/A/"))).toBe("loop");
    await save(client, "/a", "/b");
    expect(await hint(client, () => save(client, "/b", "/a"))).toBe("loop");
    expect(await hint(client, () => save(client, "/b", "/a?x=1"))).toBe("loop");
    const id = await save(client, "/b", "/c");
    await save(client, "/b", "/a", id);
    expect(await targets(client)).toEqual({ "/a": "/c", "/b": "/c" });
    expect(await hint(client, () => save(client, "/a", "/d"))).toBe("source_taken");
  });

  ofRedirects("stay in the shop, hide no page, and need content.write", async (client) => {
    for (const target of [
      "//evil.test",
      "https://evil.test",
      "/\\evil.test",
      "javascript:alert(1)",
      "/a b",
      "/.//evil.test",
      "/x/..//evil.test",
      "/%2E//evil.test",
      "/x/%2e%2E",
      "/x/../y",
      "/%78",
      "",
    ])
      expect(await hint(client, () => save(client, "/x", target))).toBe("bad_path");
    await client.query("reset role");
    const { id } = await makeProduct(client, { stocks: [1] });
    const { rows } = await client.query("select slug from public.products where id = $1", [id]);
    await actAs(client, "editor");
    for (const key of [rows[0].slug, id])
      expect(await hint(client, () => save(client, `/products/${key}`, "/"))).toBe("living");
    for (const source of ["/%61dmin", "/blog/rss.xml"])
      expect(await hint(client, () => save(client, source, "/zz"))).toBe("bad_path");
    await save(client, "/x", "/search?from=//evil.test/../..");
    await actAs(client, "support");
    expect(await hint(client, () => save(client, "/x", "/"))).toBe("forbidden");
    expect(await hint(client, () => client.query("select public.get_seo_overview()"))).toBe("forbidden");
  });
});

describe("redirects and pages", () => {
  /** A post with a former address. */
  async function makePost(client: PoolClient, slug: string, isLive: boolean, former?: string): Promise<void> {
    await client.query("reset role");
    await client.query(
      "insert into public.blog_authors (name) values ('An SEO editor') on conflict do nothing",
    );
    const { rows } = await client.query(
      `insert into public.blog_posts (slug, title, author_id, publish_at, is_live)
       select $1, $1, min(id), now() + '1 day', $2 from public.blog_authors returning id`,
      [slug, isLive],
    );
    if (former) await client.query("insert into public.blog_slugs values ($1, $2)", [former, rows[0].id]);
    await actAs(client, "editor");
  }

  ofRedirects(
    "refuse a source that is a page, a draft or an address that already redirects",
    async (client) => {
      await makePost(client, "shown-now", true, "shown-before");
      await makePost(client, "shown-later", false);
      expect(await hint(client, () => save(client, "/blog/shown-now", "/"))).toBe("living");
      expect(await hint(client, () => save(client, "/blog/shown-before", "/"))).toBe("former");
      expect(await hint(client, () => save(client, "/blog/shown-later", "/"))).toBe("drafted");
    },
  );

  ofRedirects(
    "refuse a target that is a missing product or post, an endpoint or an admin page",
    async (client) => {
      await makePost(client, "shown-now", true, "shown-before");
      await makePost(client, "shown-later", false);
      for (const target of ["/blog/never", "/products/never", "/blog/shown-later", "/Blog/never?x=1"])
        expect(await hint(client, () => save(client, "/x", target))).toBe("no_page");
      for (const target of ["/api/health", "/admin", "/API?x"])
        expect(await hint(client, () => save(client, "/x", target))).toBe("bad_path");
      for (const source of ["/a/../b", "/a*", "/blog/old.md", "/blog/rss.xml", "/a\u202eb", "/a\u200bb"])
        expect(await hint(client, () => save(client, source, "/"))).toBe("bad_path");
      for (const target of ["/blog/shown-now", "/blog/shown-before", "/blog/shown-now.md", "/blog/rss.xml"])
        await save(client, `/to${target.replaceAll("/", "-")}`, target);
    },
  );

  ofRedirects("are disabled while their source has a page", async (client) => {
    const id = await save(client, "/blog/comes-back", "/faq");
    await makePost(client, "comes-back", true);
    await save(client, "/old", "/blog/comes-back");
    expect((await targets(client))["/old"]).toBe("/blog/comes-back");
    const { overview } = (await client.query("select public.get_seo_overview() as overview")).rows[0];
    expect(overview.resting.map(Number)).toEqual([Number(id)]);
  });
});

describe("missing pages", () => {
  ofRedirects("are counted, limited, and leave the list when they are redirected", async (client) => {
    await client.query("reset role");
    await client.query("delete from public.missing_pages");
    const record = (path: string, referrer = "") =>
      client.query("select public.record_missing_page($1, $2)", [path, referrer]);
    await record("/old-tiger", "elsewhere.test");
    await record("/old-tiger");
    await client.query(
      "insert into public.missing_pages (path) select '/page-' || n from generate_series(1, 4999) as n",
    );
    await record("/one-too-many");
    const { rows } = await client.query("select count(*)::int as count from public.missing_pages");
    expect(rows[0].count).toBe(5000);
    const kept = await client.query("select 1 from public.missing_pages where path = '/one-too-many'");
    expect(kept.rowCount).toBe(1);
    await actAs(client, "editor");
    const overview = (await client.query("select public.get_seo_overview() as overview")).rows[0].overview;
    expect(overview.missing[0]).toMatchObject({ path: "/old-tiger", hits: 2, referrer: "elsewhere.test" });
    expect(overview.missing_count).toBe(5000);
    await save(client, "/old-tiger", "/products");
    const after = (await client.query("select public.get_seo_overview() as overview")).rows[0].overview;
    expect(after.missing[0].path).not.toBe("/old-tiger");
  });

  ofRedirects("suggest the page with the most similar address", async (client) => {
    await client.query("reset role");
    const { id } = await makeProduct(client, { stocks: [1] });
    await client.query("update public.products set slug = 'cutting-chai-tee-77' where id = $1", [id]);
    await client.query("select public.record_missing_page('/shop/cutting-chai-tee', '')");
    await actAs(client, "editor");
    const overview = (await client.query("select public.get_seo_overview() as overview")).rows[0].overview;
    const found = overview.missing.find(({ path }: { path: string }) => path === "/shop/cutting-chai-tee");
    expect(found.like).toBe("/products/cutting-chai-tee-77");
  });
});
