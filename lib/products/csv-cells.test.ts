import { parseImport } from "./csv-import";

it.each([
  ["with commas for thousands", 'product_id,price\n1,"Rs. 1,49,900.00"', 14_990_000],
  ["with a decimal comma", "product_id;price\n1;599,50", 59_950],
  ["with a mark for rupees at the end", "product_id,price\n1,799/-", 79_900],
  ["with a note for spreadsheets", "sep=;\nproduct_id;price\n1;799", 79_900],
  ["with empty columns at the end", "product_id,price,,\n1,799,,\n,,,", 79_900],
])("reads a file %s", (_, text, price) => {
  expect(parseImport(text)).toMatchObject({ problems: [], rows: [{ cells: { price } }] });
});

it("reads a barcode that a program wrote as a decimal number", () => {
  const { rows } = parseImport("product_id,barcode\n1,8901234567890.0");
  expect(rows[0]?.cells.barcode).toBe("8901234567890");
});

it.each([
  [
    "a cell beyond the columns",
    "product_id,price,\n1,499,5",
    "It has more cells than the header has columns",
  ],
  [
    "a barcode that a spreadsheet cut",
    "product_id,barcode\n1,8.90123E+12",
    "The spreadsheet has shortened this number. Format the column as text and enter the full number",
  ],
  [
    "a price above the limit",
    "product_id,price\n1,12345678",
    "Enter the price in rupees, such as 499 or 499.50",
  ],
  [
    "a description that is too long",
    `product_id,description\n1,${"x".repeat(5001)}`,
    "Use at most 5000 letters",
  ],
  [
    "a barcode that the shop can't have",
    "product_id,barcode\n1,89#01",
    "Use letters, digits, dots, dashes and slashes",
  ],
])("refuses %s", (_, text, message) => {
  expect(parseImport(text).problems).toEqual([expect.objectContaining({ line: 2, message })]);
});
