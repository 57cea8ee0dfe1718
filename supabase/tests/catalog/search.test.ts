import type { PoolClient } from "pg";
import { fc } from "@/testing/fast-check";
import { trial } from "../support/backend/database";
import { addCategory, addProduct, type CatalogueEntry, emptyCatalogue } from "../support/catalogue";
import { actAs } from "../support/people/actors";

/** An empty shop, filled by `entries`, read as a visitor. */
const shop = (title: string, entries: CatalogueEntry[], work: (client: PoolClient) => Promise<void>) =>
  trial(title, async (client) => {
    await emptyCatalogue(client);
    for (const entry of entries) await addProduct(client, entry);
    await client.query("set local role anon");
    await work(client);
  });

async function search(client: PoolClient, filters: object, sort = "newest", offset = 0, limit = 24) {
  const { rows } = await client.query("select public.search_products($1, $2, $3, $4) as answer", [
    filters,
    sort,
    offset,
    limit,
  ]);
  const { answer } = rows[0];
  return { ...answer, names: answer.items.map((item: { name: string }) => item.name) };
}

async function facets(client: PoolClient, filters: object) {
  const { rows } = await client.query("select public.product_facets($1) as answer", [filters]);
  return rows[0].answer;
}

const tees: CatalogueEntry[] = [
  { name: "Peacock Oversized Tee", keywords: "bird mayur feather", price: 1399, isPremium: true },
  { name: "Cutting Chai Tee", keywords: "tea glass tapri", stock: { "white/S": 2, "bottle-green/S": 1 } },
  { name: "Sleepy Cat Tee", keywords: "cute kitten", stock: { "black/S": 0, "black/L": 4 } },
  { name: "Peacock Draft Tee", keywords: "bird", status: "draft" },
  { name: "Peacock Gone Tee", keywords: "bird", isDeleted: true },
];

describe("search", () => {
  shop("finds by name, keyword and colour, and never a draft or a deleted product", tees, async (client) => {
    expect((await search(client, { query: "peacock" }, "relevance")).names).toEqual([
      "Peacock Oversized Tee",
    ]);
    expect((await search(client, { query: "feather" })).names).toEqual(["Peacock Oversized Tee"]);
    expect((await search(client, { query: "green tee" })).names).toEqual(["Cutting Chai Tee"]);
  });

  shop("forgives typing errors: a wrong, a missing, a doubled and a swapped letter", tees, async (client) => {
    for (const query of ["peakock", "peacok", "peaccock", "paecock", "peaccoks"]) {
      const answer = await search(client, { query }, "relevance");
      expect([query, answer.names, answer.corrected]).toEqual([query, ["Peacock Oversized Tee"], "peacock"]);
    }
    expect((await search(client, { query: "oversize peakock blak t-shirt" })).names).toHaveLength(1);
    expect(await search(client, { query: "blakc" })).toMatchObject({ corrected: "black" });
  });

  shop(
    "also searches the nearest word when a typing error gives the stem of another",
    tees,
    async (client) => {
      expect((await search(client, { query: "cuting" }, "relevance")).names).toContain("Cutting Chai Tee");
    },
  );

  const peak: CatalogueEntry = { name: "Peak Cap", keywords: "himalaya" };
  shop("takes no beginning of a word for a typing error", [...tees, peak], async (client) => {
    expect((await search(client, { query: "peac" }, "relevance")).names).toEqual(["Peacock Oversized Tee"]);
  });

  const bee: CatalogueEntry = { name: "Bee Cap", keywords: "honey" };
  shop("takes a word of four letters for no shorter one", [...tees, bee], async (client) => {
    expect((await search(client, { query: "beer" })).names).toEqual([]);
  });

  shop("understands Hindi words in Latin letters", tees, async (client) => {
    expect((await search(client, { query: "mor" })).names).toEqual(["Peacock Oversized Tee"]);
    expect((await search(client, { query: "safed" })).names).toEqual(["Cutting Chai Tee"]);
  });

  shop("splits a synonym's meaning at its hyphen: cream means off-white", tees, async (client) => {
    expect((await search(client, { query: "cream" })).names).toEqual(["Cutting Chai Tee"]);
  });

  trial("keeps a word that was saved again before its deletion is undone", async (client) => {
    await actAs(client, "editor");
    const save = async (means: string, isUndo: boolean) =>
      (await client.query("select public.save_search_word('kaalaa', $1, $2) as done", [[means], isUndo]))
        .rows[0].done;
    expect(await save("black", true)).toBe(true);
    expect(await save("charcoal", false)).toBe(true);
    expect(await save("black", true)).toBe(false);
    const { rows } = await client.query("select means from public.search_synonyms where word = 'kaalaa'");
    expect(rows).toEqual([{ means: ["charcoal"] }]);
  });

  shop("returns products with some of the words, marked as such, when none has all", tees, async (client) => {
    const answer = await search(client, { query: "peacock qqqqqq" }, "relevance");
    expect(answer).toMatchObject({ mode: "some", names: ["Peacock Oversized Tee"] });
  });

  shop("finds nothing for an empty search, and accepts any input", tees, async (client) => {
    for (const query of ["the", "!!!", "'", "\\", "%_", "a & | ! ( :*", "zzzzqqqq", "<->", "$$;"]) {
      expect([query, (await search(client, { query }, "relevance")).total]).toEqual([query, 0]);
    }
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: "grapheme", maxLength: 60 }), async (text) => {
        const query = text.replaceAll("\u0000", "");
        await search(client, { query, category: query, sizes: [query], colors: [query] }, query);
        await facets(client, { query, sizes: [query], colors: [query] });
        await client.query("select public.suggest_products($1, 6)", [query]);
      }),
      { numRuns: 60 },
    );
  });
});

describe("filters", () => {
  shop(
    'require colour and size in one variant, and an available one with "in stock"',
    tees,
    async (client) => {
      expect((await search(client, { colors: ["black"], sizes: ["S"] })).names).toEqual(["Sleepy Cat Tee"]);
      expect((await search(client, { colors: ["black"], sizes: ["S"], in_stock: true })).names).toEqual([]);
      expect((await search(client, { colors: ["black"], sizes: ["L"], in_stock: true })).total).toBe(1);
      expect((await search(client, { colors: ["white"], sizes: ["M"] })).total).toBe(0);
    },
  );

  shop(
    "compare the shown price, after the discount, in whole rupees",
    [{ name: "Tee", price: 499 }],
    async (client) => {
      const under = (max: number) => search(client, { max, percent_off: 10 });
      const over = (min: number) => search(client, { min, percent_off: 10 });
      expect((await under(449)).total).toBe(1);
      expect((await under(448.99)).total).toBe(0);
      expect((await over(449)).total).toBe(1);
      expect((await over(449.01)).total).toBe(0);
      expect((await search(client, { min: 499, max: 499 })).total).toBe(1);
      expect((await search(client, { min: 1, percent_off: 100 })).total).toBe(0);
      expect((await search(client, { max: 1, percent_off: 100 })).total).toBe(1);
    },
  );

  trial(
    "treat an unknown category as an empty one, and include subcategories in a top category",
    async (client) => {
      await emptyCatalogue(client);
      const top = await addCategory(client, "tops", null);
      await addProduct(client, { name: "In", categoryId: top });
      await addProduct(client, { name: "Out" });
      const { rows } = await client.query("select slug from public.categories where id = $1", [top]);
      expect((await search(client, { category: rows[0].slug })).names).toEqual(["In"]);
      expect((await search(client, { category: "nowhere" })).total).toBe(0);
    },
  );

  shop(
    "count for every option exactly the products that choosing it shows",
    [
      ...tees,
      { name: "A", price: 300, stock: { "black/S": 1, "white/M": 0 } },
      { name: "B", price: 700, stock: { "white/S": 1, "white/M": 3, "bottle-green/L": 0 } },
    ],
    async (client) => {
      for (const base of [
        {},
        { in_stock: true },
        { colors: ["black"] },
        { sizes: ["S", "M"] },
        { colors: ["white"], sizes: ["S"], in_stock: true },
        { query: "tee", max: 600 },
      ]) {
        const counts = await facets(client, base);
        for (const { name, count } of counts.sizes) {
          expect([base, name, (await search(client, { ...base, sizes: [name] })).total]).toEqual([
            base,
            name,
            count,
          ]);
        }
        for (const { slug, count } of counts.colors) {
          expect([base, slug, (await search(client, { ...base, colors: [slug] })).total]).toEqual([
            base,
            slug,
            count,
          ]);
        }
        expect((await search(client, { ...base, in_stock: true })).total).toBe(counts.in_stock);
      }
    },
  );
});

describe("order and pages", () => {
  const many = Array.from({ length: 30 }, (_, nr) => ({
    name: `Tee ${nr}`,
    price: 300 + ((nr * 7) % 11) * 50,
  }));

  shop("sort the whole catalogue, and show each product on exactly one page", many, async (client) => {
    for (const sort of ["newest", "price-asc", "price-desc", "name", "nonsense"]) {
      const pages = [];
      for (let page = 0; page < 4; page += 1) pages.push(await search(client, {}, sort, page * 8, 8));
      const items = pages.flatMap((page) => page.items);
      expect(new Set(items.map((item) => item.id)).size).toBe(30);
      if (sort === "price-asc") {
        const prices = items.map((item) => item.price);
        expect(prices).toEqual(prices.toSorted((a, b) => a - b));
      }
    }
  });

  shop("return nothing for an offset past the end, and refuse an unreasonable one", many, async (client) => {
    expect((await search(client, {}, "newest", 240_000)).names).toEqual([]);
    expect((await search(client, {}, "newest", -5, 0)).names).toHaveLength(1);
    expect((await search(client, {}, "newest", 0, 1_000_000)).names).toHaveLength(30);
  });
});

describe("neighbours and basics", () => {
  trial("shows the basic tee with the lowest id that has the colour", async (client) => {
    await emptyCatalogue(client);
    const first = await addProduct(client, { name: "Basic", isBasic: true, stock: { "white/M": 0 } });
    await addProduct(client, { name: "Basic 2", isBasic: true, stock: { "white/M": 3, "black/M": 1 } });
    const basicOf = async (color: string) =>
      (await client.query("select public.basic_product($1) as slug", [color])).rows[0].slug;
    const { rows } = await client.query("select slug from public.products where id = $1", [first]);
    expect(await basicOf("white")).toBe(rows[0].slug);
    expect(await basicOf("black")).not.toBe(rows[0].slug);
    expect(await basicOf("mauve")).toBeNull();
  });

  trial("never relates a product to itself, nor to an unpublished one", async (client) => {
    await emptyCatalogue(client);
    const category = await addCategory(client, "tops", null);
    const id = await addProduct(client, { name: "Me", categoryId: category });
    await addProduct(client, { name: "Neighbour", categoryId: category });
    await addProduct(client, { name: "Draft", categoryId: category, status: "draft" });
    const { rows } = await client.query("select public.related_products($1, 4) as items", [id]);
    expect(rows[0].items.map((item: { name: string }) => item.name)).toEqual(["Neighbour"]);
  });
});

describe("sizes", () => {
  trial("take the first free bit in the masks, so that ids never run out", async (client) => {
    const { rows } = await client.query(
      `insert into public.sizes (id, name, kind, sort_order)
       values (900001, '4XL', 'adult', 90), (900002, '5XL', 'adult', 91) returning bit`,
    );
    const all = await client.query("select bit from public.sizes");
    expect(new Set(all.rows.map((row) => row.bit)).size).toBe(all.rows.length);
    for (const { bit } of rows) expect(bit).toBeLessThan(63);
  });
});
