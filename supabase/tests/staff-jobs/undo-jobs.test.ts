import { owner, server } from "../support/backend/database";
import { type Actor, actAs, people } from "../support/people/actors";
import { makeProduct, orderOf, placeOrder } from "../support/shop";
import { runJob, startUndo, undoJob } from "../support/staff-jobs";

afterEach(() => owner.query("delete from public.staff_jobs"));

const run = (kind: string, items: object[], more = {}) => runJob(kind, items, more);
const undo = (id: string, actor?: Actor) => undoJob(id, actor);

const productOf = async (id: number) =>
  (await owner.query("select * from public.products where id = $1", [id])).rows[0];
const stockOf = async (variantId: number): Promise<number> =>
  (await owner.query("select stock from public.product_variants where id = $1", [variantId])).rows[0].stock;

async function makeCategory(): Promise<number> {
  const { rows } = await owner.query(
    "insert into public.categories (name, slug) values ('Short lived', 'short-' || gen_random_uuid()) returning id",
  );
  return rows[0].id;
}

async function jobItemOf({ id }: { id: number }, set: object) {
  return { id, label: `Tee ${id}`, version: (await productOf(id)).version, set };
}

const moveBy = (product: { id: number; variantIds: number[] }, delta: number) =>
  run(
    "products.stock",
    [
      {
        id: product.id,
        label: "Tee",
        moves: product.variantIds.map((variant_id) => ({ variant_id, delta })),
      },
    ],
    { input: { reason: "receive" }, actor: "packer" },
  );

it("restores every column that a bulk change wrote, and nothing else", async () => {
  const product = await makeProduct(owner);
  await owner.query("update public.products set maker = 'Noyyal Knits', packer = 'Kapas' where id = $1", [
    product.id,
  ]);
  const before = await productOf(product.id);
  const categoryId = await makeCategory();
  const set = {
    price: 599,
    status: "draft",
    is_premium: true,
    primary_category_id: categoryId,
    subcategory_id: null,
  };
  const job = await run("products.change", [await jobItemOf(product, set)]);
  expect(await productOf(product.id)).toMatchObject(set);
  await placeOrder(server, orderOf([{ variantId: product.variantIds[0] ?? 0 }])).catch(() => undefined);
  expect(await undo(job.id)).toMatchObject({ state: "done", counts: { changed: 1 }, log: [] });
  const { version, updated_at, changed_at, on_sale_since, ...now } = await productOf(product.id);
  expect(before).toMatchObject(now);
  expect(version).toBeGreaterThan(before.version);
});

it("skips a product changed since, and names it", async () => {
  const [first, second] = [await makeProduct(owner), await makeProduct(owner)];
  const job = await run("products.change", [
    await jobItemOf(first, { price: 599 }),
    await jobItemOf(second, { price: 599 }),
  ]);
  await owner.query("update public.products set price = 649 where id = $1", [second.id]);
  expect(await undo(job.id)).toMatchObject({
    counts: { changed: 1, refused: 1 },
    log: [`Tee ${second.id}: Someone changed it since, so it was skipped`],
  });
  expect([(await productOf(first.id)).price, (await productOf(second.id)).price]).toEqual([499, 649]);
});

it("undoes only what was done: a product that the change skipped stays as it is", async () => {
  const product = await makeProduct(owner);
  const item = await jobItemOf(product, { price: 599 });
  await owner.query("update public.products set price = 599 where id = $1", [product.id]);
  const other = await makeProduct(owner);
  const job = await run("products.change", [item, await jobItemOf(other, { price: 599 })]);
  expect(job.counts).toEqual({ refused: 1, changed: 1 });
  expect(await undo(job.id)).toMatchObject({ counts: { changed: 1 }, log: [] });
  expect([(await productOf(product.id)).price, (await productOf(other.id)).price]).toEqual([599, 499]);
});

it("Undo does not move a product back into a category deleted since", async () => {
  const categoryId = await makeCategory();
  const product = await makeProduct(owner);
  const was = (await productOf(product.id)).primary_category_id;
  await owner.query(
    "update public.products set primary_category_id = $1, subcategory_id = null where id = $2",
    [categoryId, product.id],
  );
  const job = await run("products.change", [
    await jobItemOf(product, { primary_category_id: was, subcategory_id: null }),
  ]);
  await owner.query("update public.categories set is_deleted = true where id = $1", [categoryId]);
  expect(await undo(job.id)).toMatchObject({
    counts: { refused: 1 },
    log: [`Tee ${product.id}: Its category no longer exists, so it was skipped`],
  });
  expect((await productOf(product.id)).primary_category_id).toBe(was);
});

it("removes items through the ledger, sold ones or not, but not those that orders reserve", async () => {
  const product = await makeProduct(owner, { stocks: [3] });
  const [variantId = 0] = product.variantIds;
  const few = await moveBy(product, 4);
  const many = await moveBy(product, 1);
  await undo(many.id, "packer");
  await placeOrder(server, orderOf([{ variantId, quantity: 2 }]));
  expect(await undo(few.id, "packer")).toMatchObject({
    counts: { refused: 1 },
    log: ["Tee: Someone changed its stock since, so it was skipped"],
  });
  const last = await moveBy(product, 2);
  await placeOrder(server, orderOf([{ variantId, quantity: 2 }]));
  expect(await undo(last.id, "packer")).toMatchObject({ counts: { changed: 1 } });
  expect(await stockOf(variantId)).toBe(7);
  const back = await moveBy(product, 1);
  await placeOrder(server, orderOf([{ variantId, quantity: 4 }]));
  expect(await undo(back.id, "packer")).toMatchObject({
    log: ["Tee: Orders reserve more items than would be left"],
  });
  const { rows } = await owner.query(
    "select stock_delta, reason, staff_id from public.stock_moves where variant_id = $1 and stock_delta = -2",
    [variantId],
  );
  expect(rows).toEqual([{ stock_delta: -2, reason: "adjust", staff_id: people.packer }]);
});

it("happens once for repeated requests", async () => {
  const product = await makeProduct(owner);
  const job = await run("products.change", [await jobItemOf(product, { price: 599 })]);
  const first = await undo(job.id);
  await owner.query("update public.products set price = 649 where id = $1", [product.id]);
  expect((await undo(job.id)).id).toBe(first.id);
  expect((await productOf(product.id)).price).toBe(649);
});

it("Undo is one job for two concurrent requests", async () => {
  const product = await makeProduct(owner);
  const job = await run("products.change", [await jobItemOf(product, { price: 599 })]);
  const client = await owner.connect();
  await client.query("begin");
  await actAs(client, "manager");
  const { rows } = await client.query("select public.undo_staff_job($1) as first", [job.id]);
  const second = startUndo(job.id);
  await new Promise((resolve) => setTimeout(resolve, 300));
  await client.query("commit");
  client.release();
  expect(await second).toEqual(rows[0].first);
});

it("an undone change can be redone in the same way", async () => {
  const product = await makeProduct(owner);
  const job = await run("products.change", [await jobItemOf(product, { price: 599 })]);
  await undo((await undo(job.id)).id);
  expect((await productOf(product.id)).price).toBe(599);
});

it("Undo is only for the creator, while they have the permission, and for kinds that can be undone", async () => {
  const product = await makeProduct(owner);
  const job = await run("products.change", [await jobItemOf(product, { price: 599 })]);
  await expect(undo(job.id, "admin")).rejects.toMatchObject({ code: "PT404" });
  await owner.query("update public.staff_jobs set started_by = $1", [people.packer]);
  await expect(undo(job.id, "packer")).rejects.toMatchObject({ code: "PT403" });
  const { id } = product;
  const deletion = await run("products.change", [
    { id, version: (await productOf(id)).version, delete: true },
  ]);
  await expect(undo(deletion.id)).rejects.toMatchObject({ code: "PT409", hint: "nothing_to_undo" });
  expect(
    (await owner.query("select count(*)::int from public.staff_jobs where title like 'Undo%'")).rows,
  ).toEqual([{ count: 0 }]);
});

it("Undo waits until the change has ended", async () => {
  const job = await run("products.change", []);
  await owner.query("update public.staff_jobs set state = 'running', finished_at = null where id = $1", [
    job.id,
  ]);
  await expect(undo(job.id)).rejects.toMatchObject({ code: "PT409", hint: "running" });
});
