import { randomUUID } from "node:crypto";
import { inRollback, owner, server } from "../support/backend/database";
import { type Actor, actAs, people } from "../support/people/actors";
import { makeProduct, orderOf, placeOrder } from "../support/shop";
import { runJob } from "../support/staff-jobs";

// Its colour is that of imported variants.
beforeAll(() => makeProduct(owner));
afterEach(() => owner.query("delete from public.staff_jobs"));

const run = (kind: string, items: object[], more = {}) =>
  runJob(kind, items, more).then(({ id, ...end }) => end);

const productOf = async (id: number) =>
  (await owner.query("select * from public.products where id = $1", [id])).rows[0];
const versionOf = async (id: number): Promise<number> => (await productOf(id)).version;

describe("a bulk change", () => {
  it("updates the columns of each product as its creator, and skips one changed since", async () => {
    const [first, second] = [await makeProduct(owner), await makeProduct(owner)];
    const items = await Promise.all(
      [first, second].map(async ({ id }) => ({
        id,
        label: `Tee ${id}`,
        version: await versionOf(id),
        set: { price: 599 },
      })),
    );
    await owner.query("update public.products set name = 'Changed since' where id = $1", [second.id]);
    expect(await run("products.change", items)).toEqual({
      state: "done",
      counts: { changed: 1, refused: 1 },
      log: [`Tee ${second.id}: Someone changed it since, so it was skipped`],
    });
    expect(await productOf(first.id)).toMatchObject({ price: 599, status: "published" });
    expect(await productOf(second.id)).toMatchObject({ price: 499 });
    const { rows } = await owner.query(
      "select actor, before, after from public.audit_log where subject = 'products' and subject_id = $1",
      [String(first.id)],
    );
    expect(rows).toEqual([{ actor: people.manager, before: { price: 499 }, after: { price: 599 } }]);
  });

  it("has no conflict with sales of the product", async () => {
    const { id, variantIds } = await makeProduct(owner);
    const version = await versionOf(id);
    await placeOrder(server, orderOf([{ variantId: variantIds[0] ?? 0 }]));
    expect(await run("products.change", [{ id, version, set: { is_premium: true } }])).toMatchObject({
      counts: { changed: 1 },
    });
  });

  it("deletes softly; an ordered product keeps only reserved stock", async () => {
    const { id, variantIds } = await makeProduct(owner, { stocks: [5] });
    await placeOrder(server, orderOf([{ variantId: variantIds[0] ?? 0, quantity: 2 }]));
    expect(await run("products.change", [{ id, version: await versionOf(id), delete: true }])).toMatchObject({
      counts: { deleted: 1 },
    });
    expect(await productOf(id)).toMatchObject({ is_deleted: true, status: "draft", stock_quantity: 0 });
    const { rows } = await owner.query(
      "select stock, reserved from public.product_variants where id = $1",
      variantIds,
    );
    expect(rows).toEqual([{ stock: 2, reserved: 2 }]);
  });

  it("skips a product whose dearest size would no longer cost more, and continues with the next", async () => {
    const [first, second] = [await makeProduct(owner), await makeProduct(owner)];
    for (const { variantIds } of [first, second]) {
      await owner.query("update public.product_variants set price = 599 where id = $1", variantIds);
    }
    const raised = async ({ id }: { id: number }, price: number) => ({
      id,
      label: `Tee ${id}`,
      version: await versionOf(id),
      set: { price },
    });
    expect(await run("products.change", [await raised(first, 599), await raised(second, 598)])).toMatchObject(
      {
        counts: { changed: 1, refused: 1 },
        log: [expect.stringMatching(/^Tee \d+: The own price of tee-.* isn't above the product's price$/)],
      },
    );
    expect([(await productOf(first.id)).price, (await productOf(second.id)).price]).toEqual([499, 598]);
  });

  it("moves stock through the ledger, and not below what orders reserve", async () => {
    const { id, variantIds } = await makeProduct(owner, { stocks: [3] });
    const [variant_id = 0] = variantIds;
    await placeOrder(server, orderOf([{ variantId: variant_id, quantity: 2 }]));
    const move = (delta: number, reason: string) =>
      run("products.stock", [{ id, label: "Tee", moves: [{ variant_id, delta }] }], {
        input: { reason },
        actor: "packer",
      });
    expect(await move(4, "receive")).toMatchObject({ counts: { changed: 1 } });
    expect(await move(-6, "adjust")).toMatchObject({
      counts: { refused: 1 },
      log: ["Tee: Orders reserve more items than would be left"],
    });
    const { rows } = await owner.query(
      "select stock_delta, reason from public.stock_moves where variant_id = $1 and order_id is null order by id desc limit 1",
      [variant_id],
    );
    expect(rows).toEqual([{ stock_delta: 4, reason: "receive" }]);
  });

  it("writes no ledger move that looks like a step of an order", async () => {
    const { id, variantIds } = await makeProduct(owner, { stocks: [3] });
    const [variant_id = 0] = variantIds;
    await run("products.stock", [{ id, moves: [{ variant_id, delta: -1 }] }], {
      input: { reason: "pack" },
      actor: "packer",
    });
    const { rows } = await owner.query(
      "select reason from public.stock_moves where variant_id = $1 order by id desc limit 1",
      [variant_id],
    );
    expect(rows).toEqual([{ reason: "adjust" }]);
  });

  it("of prices is refused for staff who only adjust stock", async () => {
    await expect(run("products.change", [], { actor: "packer" })).rejects.toMatchObject({ code: "PT403" });
  });
});

it.each(["products.change", "products.import"])("%s leaves one blank for a cut", async (kind) => {
  const [one, other] = [await makeProduct(owner), await makeProduct(owner)];
  const cutAs = "update public.products set cut = $2, is_blank = true where id = $1";
  await owner.query("update public.products set is_blank = false where is_blank");
  await owner.query(cutAs, [one.id, "women"]);
  await owner.query(cutAs, [other.id, "kids"]);
  const item = { id: one.id, label: "Tee", version: await versionOf(one.id), set: { cut: "kids" } };
  expect(await run(kind, [item])).toMatchObject({
    counts: { refused: 1 },
    log: ["Tee: Another product is the blank for this cut"],
  });
  await owner.query("update public.products set is_blank = false where is_blank");
});

describe("an import", () => {
  const sku = () => `SKU-${randomUUID()}`;

  it("adds a draft with variants, its own address, and a missing category", async () => {
    const [own, category] = [sku(), `Kurtas ${randomUUID().slice(0, 8)}`];
    const item = {
      id: null,
      label: "Line 2, Kurta",
      set: { name: "Block Print Kurta", price: 799 },
      category: ["Men", category],
      variants: [
        { sku: own, size: "S", color: "black", barcode: "890123", is_active: true },
        { sku: null, size: "M", color: "black", barcode: null, is_active: true },
      ],
    };
    expect(await run("products.import", [item])).toMatchObject({ counts: { added: 1 }, log: [] });
    const { rows } = await owner.query(
      `select p.id, p.slug, p.status, p.price, c.name as category, array_agg(v.sku order by v.size desc) as skus
       from public.product_variants s
       join public.products p on p.id = s.product_id join public.categories c on c.id = p.subcategory_id
       join public.product_variants v on v.product_id = p.id
       where s.sku = $1 group by p.id, c.name`,
      [own],
    );
    expect(rows).toEqual([
      {
        id: rows[0].id,
        slug: `block-print-kurta-${rows[0].id}`,
        status: "draft",
        price: 799,
        category,
        skus: [own, `KP${rows[0].id}-BLACK-M`],
      },
    ]);
  });

  it("changes a product and its variants as a whole, or not at all", async () => {
    const { id, variantIds } = await makeProduct(owner, { stocks: [5] });
    const { rows: variants } = await owner.query(
      "select sku from public.product_variants where id = $1",
      variantIds,
    );
    const item = async (more: object) => ({
      id,
      label: "Line 2",
      version: await versionOf(id),
      set: { price: 650, description: "New" },
      variants: [{ sku: variants[0].sku, size: "S", color: "black", barcode: null, is_active: false }],
      ...more,
    });
    const taken = await makeProduct(owner);
    const { slug } = await productOf(taken.id);
    expect(await run("products.import", [await item({ set: { price: 650, slug } })])).toMatchObject({
      counts: { refused: 1 },
      log: ["Line 2: Another record already has this name, SKU or barcode"],
    });
    for (const [price, why] of [
      [-1, "A value is out of its range"],
      ["cheap", "A value is invalid"],
    ]) {
      expect(await run("products.import", [await item({ set: { price } })])).toMatchObject({
        counts: { refused: 1 },
        log: [`Line 2: ${why}`],
      });
    }
    expect(await productOf(id)).toMatchObject({ price: 499, options: ["/S", "black/", "black/S"] });
    expect(await run("products.import", [await item({})])).toMatchObject({ counts: { changed: 1 } });
    expect(await productOf(id)).toMatchObject({ price: 650, description: "New", options: [] });
  });
});

it("raises a product and its dearest size together, adds a dearer one, and refuses a cheaper one", async () => {
  const { id, variantIds } = await makeProduct(owner);
  await owner.query("update public.product_variants set price = 599 where id = $1", variantIds);
  const { rows: known } = await owner.query("select sku from public.product_variants where product_id = $1", [
    id,
  ]);
  const line = (size: string, price: number | null, sku = known[0].sku) => ({
    sku,
    size,
    color: "black",
    barcode: null,
    price,
    is_active: true,
  });
  const bring = async (price: number, ...variants: object[]) =>
    run("products.import", [{ id, label: "Line 2", version: await versionOf(id), set: { price }, variants }]);
  expect(await bring(650, line("S", 700), line("M", 750, null))).toMatchObject({ counts: { changed: 1 } });
  expect(await bring(650, line("S", 650))).toMatchObject({ counts: { refused: 1 } });
  expect(await bring(720, line("S", null))).toMatchObject({ counts: { changed: 1 } });
  const { rows } = await owner.query(
    `select p.price, array_agg(v.price order by v.size desc) as own
     from public.products p join public.product_variants v on v.product_id = p.id where p.id = $1 group by p.id`,
    [id],
  );
  expect(rows).toEqual([{ price: 720, own: [null, 750] }]);
});

describe("rows of the CSV file", () => {
  const read = (actor: Actor, id: number) =>
    inRollback(owner, async (client) => {
      await actAs(client, actor);
      const { rows } = await client.query("select public.list_product_sheets(p_ids => $1) as sheets", [[id]]);
      return rows[0].sheets;
    });

  it("include stock for staff who may see it, and need products.read", async () => {
    const { id } = await makeProduct(owner, { stocks: [5] });
    expect(await read("packer", id)).toMatchObject([{ id, price: 499, variants: [{ size: "S" }] }]);
    expect(Object.values((await read("packer", id))[0].stock)).toEqual([5]);
    await expect(read("asha", id)).rejects.toMatchObject({ code: "PT403" });
    const { rows } = await server.query(
      "select public.list_product_sheets(p_ids => $1, p_actor => $2) as sheets",
      [[id], people.editor],
    );
    expect(rows[0].sheets).toMatchObject([{ id }]);
    await expect(
      server.query("select public.list_product_sheets(p_ids => $1, p_actor => $2)", [[id], people.asha]),
    ).rejects.toMatchObject({ code: "PT403" });
  });
});
