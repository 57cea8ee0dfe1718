import { getDefaults } from "@/lib/settings/document";
import { productInformation } from "@/lib/settings/documents/product-information";
import { updateProductAction } from "@/server/products/admin-actions";
import { getEditPage } from "@/server/products/queries";
import { saveProductInformationAction } from "@/server/settings/admin-actions";
import { readDocument } from "@/server/settings/documents";
import { people } from "../../../e2e/support/newcomer";
import { owner } from "../support/backend/database";
import { Visitor } from "../support/http/visitor";
import { makeProduct } from "../support/shop";

const maker = "Noyyal Knits, 8 SIDCO Estate, Tiruppur";

async function makeDraft(): Promise<number> {
  const { id } = await makeProduct(owner, { status: "draft" });
  await owner.query(
    "insert into public.product_images (product_id, image_url, thumbnail_url) values ($1, $2, $2)",
    [id, "https://pictures.test/tee-1920.webp"],
  );
  return id;
}

/** Saves the product's form with changes, as the admin. */
async function save(admin: Visitor, id: number, changes: object) {
  const page = await admin.look(() => getEditPage(String(id)));
  if (!page) throw new Error("no product");
  const { form, version } = page.product;
  return admin.act(updateProductAction, {
    id,
    version,
    form: { ...form, primaryCategory: "Mens", ...changes },
  });
}

async function saveBlanks(admin: Visitor, changes: object) {
  const { version } = await admin.look(() => readDocument("product-information"));
  return admin.act(saveProductInformationAction, { ...getDefaults(productInformation), version, ...changes });
}

it("names each missing declaration at its field, and publishes only a complete product", async () => {
  const admin = await new Visitor().signIn(people.admin);
  const id = await makeDraft();
  expect(await save(admin, id, { status: "published", name: "Half" })).toMatchObject({
    ok: false,
    message: "A published product must state: Manufacturer, Packer.",
    fieldErrors: { maker: expect.any(String), packer: expect.any(String) },
  });
  const { rows } = await owner.query("select status, name from public.products where id = $1", [id]);
  expect(rows).toEqual([{ status: "draft", name: expect.stringMatching(/^Tee/) }]);
  expect(await save(admin, id, { mrp: "498" })).toMatchObject({
    ok: false,
    fieldErrors: { "form.mrp": "The MRP can't be below the price" },
  });
  expect(await saveBlanks(admin, { regular_maker: maker, regular_packer: maker })).toMatchObject({
    ok: true,
  });
  expect(await save(admin, id, { status: "published", mrp: "599" })).toMatchObject({ ok: true });
  expect(await saveBlanks(admin, { regular_maker: "", regular_packer: maker })).toMatchObject({
    ok: false,
    fieldErrors: { regular_maker: expect.stringContaining("Published products need this") },
  });
});

it("prints pack stickers with the facts of the page, for staff only", async () => {
  const admin = await new Visitor().signIn(people.admin);
  const id = await makeDraft();
  await save(admin, id, { maker, packer: maker, mrp: "649", monthMade: "2026-10" });
  const file = (kind: string, more = "") => `/admin/products/stickers.${kind}?product=${id}${more}`;
  const pdf = await admin.get(file("pdf"));
  expect(pdf.headers.get("content-type")).toBe("application/pdf");
  const zpl = await (await admin.get(file("zpl", "&copies=2"))).text();
  expect(zpl.match(/\^XA/g)).toHaveLength(2);
  for (const fact of [
    "Generic name: T-shirt",
    "Net quantity: 1 N",
    "MRP (including all taxes): Rs. 649",
    "Country of origin: India",
    `Manufactured by: ${maker}`,
    "Month of manufacture: October 2026",
  ])
    expect(zpl).toContain(fact);
  expect((await admin.get(file("pdf", "&copies=501"))).status).toBe(422);
  expect((await admin.get(file("pdf", "&sku=nothing"))).status).toBe(404);
  expect((await new Visitor().get(file("zpl"))).status).toBe(307);
});
