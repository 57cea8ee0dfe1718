import { asPaise } from "@/lib/money";
import { plan, problemsOf, sheet } from "@/testing/product-sheets";

it("refuses a published product that states too little, at the missing column", () => {
  const [one] = [sheet(1)];
  expect(problemsOf("product_id,country_of_origin\n1,Bangladesh", [one])).toEqual([
    "2 importer: A published product needs the importer",
  ]);
  expect(problemsOf('product_id,country_of_origin,importer\n1,BD,"Indus Imports, Chennai"', [one])).toEqual(
    [],
  );
  expect(problemsOf("product_id,cut\n1,kids", [one])).toContain(
    "2 generic_name: A published product needs the generic name",
  );
  expect(problemsOf("product_id,status,cut\n1,draft,kids", [one])).toEqual([]);
});

it("refuses an unknown country, a net quantity without N and a malformed month", () => {
  expect(problemsOf("product_id,country_of_origin,net_quantity,month_made\n1,Atlantis,1,2026-13")).toEqual([
    "2 country_of_origin: Enter a country, such as India or IN",
    "2 net_quantity: Enter a count with N, such as 1 N",
    "2 month_made: Enter a month such as 2026-10",
  ]);
});

it("refuses an MRP below the price, of the product and of a variant", () => {
  expect(problemsOf("product_id,mrp\n1,498")).toContain("2 mrp: The MRP, ₹498, is below the price, ₹499");
  expect(problemsOf("product_id,sku,own_mrp\n1,SKU-1-S,450")).toEqual([
    "2 own_mrp: The MRP, ₹450, is below the price, ₹499",
  ]);
  expect(problemsOf("product_id,sku,price,mrp\n1,SKU-1-S,549,599")).toEqual([]);
  const priced = sheet(1, { mrp: asPaise(49_900) });
  expect(problemsOf("product_id,price\n1,549", [priced])).toContain(
    "2 mrp: The MRP, ₹499, is below the price, ₹549",
  );
});

it("imports the declarations and MRPs of a file", () => {
  const { items } = plan(
    'product_id,sku,mrp,own_mrp,country_of_origin,maker\n1,SKU-1-S,599,₹650,India,"Own Mill, Erode"',
  );
  expect(items).toMatchObject([
    {
      set: { mrp: 599, country_of_origin: "IN", maker: "Own Mill, Erode" },
      variants: [{ sku: "SKU-1-S", mrp: 650 }],
    },
  ]);
});
