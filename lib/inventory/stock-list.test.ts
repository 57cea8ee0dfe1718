import { parseSearch } from "@/lib/lists/parse-search";
import { toConditions } from "@/lib/lists/to-conditions";
import { stockList } from "./stock-list";

const now = new Date("2026-11-27T06:30:00Z");
const list = stockList([], []);
const columnOf = (q: string) =>
  toConditions(list, parseSearch(list, q, now)).map((condition) => condition.split(".")[0]);

it.each([
  ["KP103-BTG-M", ["sku"]],
  ["kp103", ["sku"]],
  ["8901234567890", ["barcode"]],
  ["chai", ["words"]],
  ["cutting chai KP101", ["words", "words", "sku"]],
  ["-KP101", ["words"]],
  ["2026", ["words"]],
  ["t-shirt", ["words"]],
  ["8ae60e30", ["words"]],
])("searches %s in the right column", (q, columns) => {
  expect(columnOf(q)).toEqual(columns);
});

it("the stock list is plain data, which a page can pass to its browser", () => {
  expect(JSON.parse(JSON.stringify(list))).toEqual(list);
});
