import { XMLParser, XMLValidator } from "fast-xml-parser";
import { owner } from "../support/backend/database";
import { Visitor } from "../support/http/visitor";
import { makeProduct, type Product } from "../support/shop";

let products: Product[];
let draft: Product;
const picture = "https://pictures.test/tee.webp";
beforeAll(async () => {
  products = [await makeProduct(owner, { stocks: [5, 0, 2] }), await makeProduct(owner, { price: 799 })];
  draft = await makeProduct(owner, { status: "draft" });
  for (const { id } of [...products, draft])
    await owner.query(
      "insert into public.product_images (product_id, image_url, thumbnail_url) values ($1, $2, $2)",
      [id, picture],
    );
});

const visitor = new Visitor();

it("Google's feed has one complete item for each variant on sale, and none of a draft", async () => {
  const answer = await visitor.get("/feeds/google.xml");
  const body = await answer.text();
  expect(answer.headers.get("content-type")).toContain("xml");
  expect(XMLValidator.validate(body)).toBe(true);
  const parser = new XMLParser({ isArray: (name) => name === "item", parseTagValue: false });
  const items: Record<string, string>[] = parser.parse(body).rss.channel.item;
  const filled = (name: string) => items.filter((item) => item[`g:${name}`]).length;
  for (const name of [
    "id",
    "title",
    "description",
    "link",
    "image_link",
    "availability",
    "condition",
    "brand",
  ])
    expect([name, filled(name)]).toEqual([name, 4]);
  expect(new Set(items.map((item) => item["g:id"])).size).toBe(4);
  expect(items.map((item) => item["g:price"]).sort()).toEqual([
    "499.00 INR",
    "499.00 INR",
    "499.00 INR",
    "799.00 INR",
  ]);
  const groups = new Set(items.map((item) => item["g:item_group_id"]));
  expect([...groups].sort()).toEqual(products.map(({ id }) => String(id)).sort());
  expect(groups).not.toContain(String(draft.id));
});

it("Meta's feed has a row for each variant on sale", async () => {
  const rows = (await (await visitor.get("/feeds/meta.csv")).text()).trim().split("\r\n");
  expect(rows[0]).toMatch(/^id,item_group_id,title/);
  expect(rows).toHaveLength(5);
});

it("answers 404 at the address of a search engine key that the shop doesn't have", async () => {
  expect((await visitor.get(`/indexnow/${"a".repeat(32)}`)).status).toBe(404);
});
