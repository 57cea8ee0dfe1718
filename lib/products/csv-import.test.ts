import { asPaise } from "@/lib/money";
import { fc } from "@/testing/fast-check";
import { categories, plan, problemsOf, sheet, variant } from "@/testing/product-sheets";
import { byteOrderMark, writeCsv } from "./csv";
import { rowsOfSheet } from "./csv-rows";
import { csvColumns, type ProductSheet } from "./csv-sheet";

const lines = (...rows: string[]) => rows.join("\n");

const fileOf = (sheets: readonly ProductSheet[]) =>
  byteOrderMark + writeCsv([csvColumns, ...sheets.flatMap((one) => rowsOfSheet(one, categories))]);

it("changes nothing when an exported file is imported unchanged, whatever is in the fields", () => {
  const words = fc
    .array(
      fc.oneof(
        fc.constantFrom("=", "+", "@", "'", '"', ",", "\n", "हिन्दी", "-"),
        fc.string({ maxLength: 4 }),
      ),
      { maxLength: 5 },
    )
    .map((parts) => parts.join("").replace(/[\0\r\uFFFD]/g, ""));
  const products = fc.array(
    fc.record({
      name: words.map((text) => `x${text}`),
      description: words,
      fabric: words,
      price: fc.integer({ min: 1, max: 9_999_999 }).map(asPaise),
      premium: fc.boolean(),
      category: fc.constantFrom(1, 8, null),
    }),
    { minLength: 1, maxLength: 4 },
  );
  fc.assert(
    fc.property(products, (fields) => {
      const sheets = fields.map((own, index) =>
        sheet(index + 1, { ...own, subcategory: own.category === 1 ? 7 : null }),
      );
      expect(plan(fileOf(sheets), sheets)).toMatchObject({
        items: [],
        problems: [],
        unchanged: sheets.length,
      });
    }),
  );
});

it("lists each changed field, before and after, and leaves absent columns unchanged", () => {
  const { items } = plan(
    lines("product_id,price,status,sku,active", "1,599,draft,SKU-1-S,no", "1,599,draft,SKU-1-M,yes"),
  );
  expect(items).toEqual([
    expect.objectContaining({
      id: 1,
      version: 4,
      label: "Line 2, Tee 1",
      set: { price: 599, status: "draft" },
      variants: [
        {
          sku: "SKU-1-S",
          size: "S",
          color: "black",
          barcode: null,
          price: null,
          mrp: null,
          is_active: false,
        },
      ],
      changes: [
        { field: "status", before: "published", after: "draft" },
        { field: "price", before: "₹499", after: "₹599" },
        { field: "active, SKU-1-S", before: "yes", after: "no" },
      ],
    }),
  ]);
});

it("treats lines without an id as new products, with variants and a new category", () => {
  const { items, added, newCategories, problems } = plan(
    lines(
      "product_id,name,price,category,size,colour,sku",
      ",Kurta,799,Men:Kurtas,s,Sky Blue,",
      ",Kurta,799,Men:Kurtas,M,black,KURTA-M",
    ),
  );
  expect(problems).toEqual([]);
  expect({ added, newCategories }).toEqual({ added: 1, newCategories: ["Men:Kurtas"] });
  expect(items[0]).toMatchObject({
    id: null,
    set: { name: "Kurta", price: 799 },
    category: ["Men", "Kurtas"],
    variants: [
      { sku: null, size: "S", color: "sky-blue" },
      { sku: "KURTA-M", size: "M", color: "black" },
    ],
  });
});

it("finds a variant by size and colour in any case", () => {
  const { items } = plan("product_id,size,colour,active\n1,m,BLACK,n");
  expect(items).toMatchObject([{ variants: [{ sku: "SKU-1-M", size: "M", is_active: false }] }]);
});

it.each([
  [
    "a number that is none",
    "product_id,price\n1,cheap",
    "2 price: Enter the price in rupees, such as 499 or 499.50",
  ],
  ["a product that is not there", "product_id,price\n9,499", "2 product_id: No product has this ID"],
  ["one on sale for nothing", "product_id,price\n1,0", "2 price: A published product needs a price above 0"],
  ["a new one without a price", "name,category\nKurta,Men", "2 price: A new product needs a price"],
  ["a new one without a category", "name,price\nKurta,499", "2 category: Product category is required"],
  [
    "a new one on sale",
    "name,price,category,status\nKurta,499,Men,published",
    "2 status: No picture yet. Enter draft, add a picture, then publish it",
  ],
  [
    "lines that disagree",
    "product_id,price,sku\n1,499,SKU-1-S\n1,599,SKU-1-M",
    "3 price: The price differs from line 2, which is the same product",
  ],
  ["the same SKU twice", "product_id,sku\n1,SKU-1-S\n1,SKU-1-S", "3 sku: Line 2 has the same sku"],
  ["another product's SKU", "product_id,sku,size,colour\n1,SKU-2-S,L,black", "2 sku: Product 2 has this SKU"],
  ["another product's slug", "product_id,slug\n1,tee-2", "2 slug: Product 2 has this slug"],
  [
    "a variant that would move",
    "product_id,sku,size,colour\n1,SKU-1-S,L,black",
    "2 sku: A variant's size and colour can't change. Give the new one its own SKU",
  ],
  ["an unknown colour", "product_id,sku,size,colour\n1,NEW,L,mauve", '2 colour: Unknown colour "mauve"'],
  ["an unknown column", "product_id,prize\n1,499", '1 null: Unknown column "prize"'],
  ["a column without a name", "product_id,,price\n1,,499", "1 null: A column has no name"],
  ["a column twice", "product_id,price,Price\n1,499,599", "1 null: The column price appears twice"],
  ["no key", "price\n499", "1 null: The file needs the column product_id, or name for new products"],
  ["a heading alone", "product_id,price\n", "1 null: The file has no products"],
  ["a cell too many", "product_id,price\n1,499,x", "2 null: It has more cells than the header has columns"],
  [
    "a quotation mark that stays open",
    'product_id,name\n2,Tee 2\n1,"open\n',
    "3 null: A cell starts with a quotation mark that isn't closed",
  ],
  [
    "100,000 lines",
    `product_id,name\n${"1,Tee 1\n".repeat(100_000)}`,
    "1 null: The file has 1,00,000 rows; the limit is 20,000. Import it in parts",
  ],
  [
    "no text",
    "PK\u0000",
    "1 null: This isn't a CSV file in UTF-8. In a spreadsheet, save it as “CSV UTF-8”.",
  ],
])("rejects %s by its line", (_, text, problem) => {
  expect(problemsOf(text, [sheet(1), sheet(2)])).toEqual([problem]);
});

it.each(["=HYPERLINK(A1)", "+1", "-1", "@SUM(A1)", "\tx", "'=x"])(
  "reads the formula %j as text, and writes it so that a spreadsheet does not calculate it",
  (text) => {
    const { items } = plan(
      writeCsv([
        ["product_id", "description"],
        ["1", text],
      ]),
    );
    expect(items).toMatchObject([{ set: { description: text } }]);
    const [, row] = fileOf([sheet(1, { description: text })]).split("\r\n");
    expect(row).toContain(`,'${text},`);
  },
);

it("names the 40 invalid lines of 5,000", () => {
  const sheets = Array.from({ length: 2500 }, (_, index) => sheet(index + 1));
  const rows = sheets.flatMap((one) => rowsOfSheet(one, categories));
  const price = csvColumns.indexOf("price");
  const bad = rows.map((row, index) =>
    index % 125 === 7 ? row.map((cell, column) => (column === price ? "free" : cell)) : row,
  );
  const { problems } = plan(writeCsv([csvColumns, ...bad]), sheets);
  expect(rows).toHaveLength(5000);
  expect(problems.filter(({ column }) => column === "price").map(({ line }) => line)).toEqual(
    Array.from({ length: 40 }, (_, index) => index * 125 + 9),
  );
});

describe("an own price", () => {
  const [small, medium] = [variant(1, "S"), { ...variant(1, "M"), ownPrice: asPaise(59_900) }];
  const tee = [sheet(1, { variants: [small, medium] })];

  it("is set above the product's price, and removed by an empty cell", () => {
    expect(
      plan(lines("product_id,sku,own price", "1,SKU-1-S,₹549.50", "1,SKU-1-M,"), tee).items,
    ).toMatchObject([
      {
        variants: [
          { sku: "SKU-1-S", price: 549.5 },
          { sku: "SKU-1-M", price: null },
        ],
        changes: [
          { field: "own price of SKU-1-S", before: "", after: "₹549.50" },
          { field: "own price of SKU-1-M", before: "₹599", after: "" },
        ],
      },
    ]);
  });

  it("stays when the file has no column for it", () => {
    const { items } = plan(lines("product_id,sku,barcode", "1,SKU-1-M,890"), tee);
    expect(items[0]?.variants).toMatchObject([{ sku: "SKU-1-M", barcode: "890", price: 599 }]);
  });

  it.each([
    [
      "product_id,sku,own_price\n1,SKU-1-S,499",
      "2 own_price: The own price, ₹499, isn't above the product's, ₹499",
    ],
    [
      "product_id,sku,own_price\n1,SKU-1-S,0",
      "2 own_price: The own price, ₹0, isn't above the product's, ₹499",
    ],
    [
      "product_id,sku,own_price\n1,SKU-1-S,-600",
      "2 own_price: Enter the price in rupees, such as 499 or 499.50",
    ],
    [
      "product_id,price\n1,599",
      "2 price: SKU-1-M has its own price, ₹599, and the product's must be below it",
    ],
    ["product_id,price,sku\n1,650,SKU-1-M", "2 price: The own price, ₹599, isn't above the product's, ₹650"],
    [
      "name,price,category,size,colour,own_price\nNew,499,Men,S,black,449",
      "2 own_price: The own price, ₹449, isn't above the product's, ₹499",
    ],
  ])("%j is refused", (text, problem) => {
    expect(problemsOf(text, tee)).toEqual([problem]);
  });

  it("may rise together with the product's price", () => {
    const text = lines("product_id,price,sku,own_price", "1,650,SKU-1-S,", "1,650,SKU-1-M,700");
    expect(plan(text, tee)).toMatchObject({ problems: [], items: [{ set: { price: 650 } }] });
  });
});
