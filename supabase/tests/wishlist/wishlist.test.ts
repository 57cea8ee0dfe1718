import type { PoolClient } from "pg";
import { connectAll, openPool, trial } from "../support/backend/database";
import { actAs, people } from "../support/people/actors";
import { rolledBackAs } from "../support/people/staff-session";
import { refusalOf } from "../support/refusal";
import { makeProduct, type Product } from "../support/shop";

const owner = openPool("postgres", 20);
let tee: Product;

beforeAll(async () => {
  tee = await makeProduct(owner, { stocks: [5, 5] });
});

async function add(client: PoolClient, productId: number, size?: string, color?: string): Promise<string> {
  const { rows } = await client.query("select public.add_to_wishlist($1, $2, $3) as outcome", [
    productId,
    size ?? null,
    color ?? null,
  ]);
  return rows[0]?.outcome;
}

async function entriesOf(client: PoolClient, productId: number): Promise<string[]> {
  const { rows } = await client.query(
    "select coalesce(size, '-') || ' ' || coalesce(color, '-') as entry from public.user_wishlist where product_id = $1 order by 1",
    [productId],
  );
  return rows.map((row) => row.entry);
}

/** Published products without a variant, as many as requested. */
async function fill(client: PoolClient, userId: string, count: number): Promise<void> {
  await client.query(
    `with made as (
       insert into public.products (name, slug, price, status)
       select 'Filler', 'filler-' || gen_random_uuid(), 1, 'published' from generate_series(1, $2) returning id
     )
     insert into public.user_wishlist (user_id, product_id) select $1, id from made`,
    [userId, count],
  );
}

describe("add_to_wishlist", () => {
  it("stores a product once for each size, with a colour that it is made in", () =>
    rolledBackAs("asha", async (client) => {
      expect(await add(client, tee.id, "S", "black")).toBe("added");
      expect(await add(client, tee.id, "S", "black")).toBe("already");
      expect(await add(client, tee.id, "M", "no-such-colour")).toBe("added");
      expect(await entriesOf(client, tee.id)).toEqual(["M -", "S black"]);
    }));

  it("replaces an entry without a size once a size is chosen, and not vice versa", () =>
    rolledBackAs("asha", async (client) => {
      expect(await add(client, tee.id)).toBe("added");
      expect(await add(client, tee.id)).toBe("already");
      expect(await add(client, tee.id, "S")).toBe("added");
      expect(await entriesOf(client, tee.id)).toEqual(["S -"]);
      expect(await add(client, tee.id)).toBe("already");
    }));

  it("refuses unpublished products and missing sizes", async () => {
    const draft = await makeProduct(owner, { status: "draft" });
    const deleted = await makeProduct(owner);
    await owner.query("update public.products set is_deleted = true where id = $1", [deleted.id]);
    for (const id of [draft.id, deleted.id, 999_999_999]) {
      const refusal = await rolledBackAs("asha", (client) => refusalOf(add(client, id)));
      expect(refusal).toMatchObject({ code: "PT404", hint: "product_missing" });
    }
    const refusal = await rolledBackAs("asha", (client) => refusalOf(add(client, tee.id, "XL")));
    expect(refusal).toMatchObject({ code: "PT404", hint: "size_missing" });
  });

  it("can't be bypassed: a draft is not inserted by hand either", async () => {
    const draft = await makeProduct(owner, { status: "draft" });
    const refusal = await rolledBackAs("asha", (client) =>
      refusalOf(
        client.query("insert into public.user_wishlist (user_id, product_id) values ($1, $2)", [
          people.asha,
          draft.id,
        ]),
      ),
    );
    expect(refusal.code).toBe("42501");
  });

  trial("holds 200 entries; unpublished ones take no room", async (client) => {
    await client.query("delete from public.user_wishlist where user_id = $1", [people.asha]);
    await fill(client, people.asha, 199);
    expect((await client.query("savepoint brim")).command).toBe("SAVEPOINT");
    await actAs(client, "asha");
    expect(await add(client, tee.id, "S")).toBe("added");
    expect(await refusalOf(add(client, tee.id, "M"))).toMatchObject({
      code: "PT409",
      hint: "wishlist_full",
    });
    await client.query("rollback to savepoint brim");
    await client.query("reset role");
    await client.query(
      "update public.products set is_deleted = true where id = (select max(product_id) from public.user_wishlist where user_id = $1)",
      [people.asha],
    );
    await actAs(client, "asha");
    expect([await add(client, tee.id, "S"), await add(client, tee.id, "M")]).toEqual(["added", "added"]);
  });

  it("stays at 200 for many concurrent additions", async () => {
    const { rows } = await owner.query(
      "insert into auth.users (id, email) values (gen_random_uuid(), gen_random_uuid() || '@example.test') returning id",
    );
    const someone: string = rows[0].id;
    const products = await Promise.all(Array.from({ length: 12 }, () => makeProduct(owner)));
    const clients = await connectAll(owner, products.length);
    try {
      await fill(clients[0] as PoolClient, someone, 197);
      const outcomes = await Promise.allSettled(
        clients.map(async (client, index) => {
          await client.query("begin");
          await actAs(client, { id: someone });
          return add(client, products[index]?.id ?? 0).finally(() => client.query("commit"));
        }),
      );
      expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(3);
      const { rows: counted } = await owner.query(
        "select count(*) as count from public.user_wishlist where user_id = $1",
        [someone],
      );
      expect(counted[0].count).toBe(200);
    } finally {
      for (const client of clients) client.release();
      await owner.query("delete from auth.users where id = $1", [someone]);
    }
  });
});

describe("a shared wishlist", () => {
  it("has one link that can't be guessed or chosen, until it is withdrawn", () =>
    rolledBackAs("ravi", async (client) => {
      await add(client, tee.id, "S", "black");
      const share = async () => (await client.query("select public.share_wishlist() as token")).rows[0].token;
      const token = await share();
      expect(token).toMatch(/^[0-9a-f]{32}$/);
      expect(await share()).toBe(token);

      await actAs(client, "anon");
      const read = async (given: string) =>
        (await client.query("select public.shared_wishlist($1) as list", [given])).rows[0].list;
      const list = await read(token);
      expect(list).toContainEqual({ product_id: tee.id, size: "S", color: "black" });
      expect(JSON.stringify(list)).not.toMatch(/user|email|@/);
      expect(await read(`${token}0`)).toBeNull();
      expect(await read("")).toBeNull();

      await actAs(client, "ravi");
      await client.query("delete from public.wishlist_shares where user_id = $1", [people.ravi]);
      await actAs(client, "anon");
      expect(await read(token)).toBeNull();
    }));
});
