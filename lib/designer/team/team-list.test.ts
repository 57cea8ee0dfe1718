import { fc } from "@/testing/fast-check";
import { addTeamList, cleanCell, findSize, maxTeamRows, readTeamList } from "./team-list";

const both = { name: true, number: true };
const read = (text: string, places = both) =>
  readTeamList(text, places).map(({ name, number, size }) => [name, number, size]);
const eleven = Array.from({ length: 11 }, (_, nr) => `Player ${nr},${nr},M`).join("\n");

it.each([
  ["tabs, as a sheet copies", "Asha\t7\tM\nRavi\t10\tXL"],
  ["commas", "Asha,7,M\nRavi,10,XL"],
  ["semicolons", "Asha; 7; M\r\nRavi; 10; XL\r\n"],
  ["old Mac line ends", "Asha,7,M\rRavi,10,XL"],
  ["a header", "Name\tJersey no.\tT-shirt size\nAsha\t7\tM\nRavi\t10\tXL"],
  ["a header in another order", "Size,Player,#\nM,Asha,7\nXL,Ravi,10"],
  ["a header in Hindi", "नाम,नंबर,साइज़\nAsha,7,M\nRavi,10,XL"],
  ["columns that no tee prints", "Sr. No,Name,Mobile no,Number,Size\n1,Asha,98,7,M\n2,Ravi,99,10,XL"],
  ["a serial number without a header", "1,Asha,7,M\n2,Ravi,10,XL"],
  ["other orders of the columns", "M,Asha,7\nRavi,XL,10"],
  ["empty lines and empty cells at the end", "\n\nAsha,7,M,,\n,,,\nRavi,10,XL,,"],
  ["quotes", '"Asha","7","M"\n"Ravi","10","XL"'],
  ["a row from a sheet and a typed one", "Asha\t7\tM\nRavi, 10, XL"],
  ["spaces only", "Asha 7 M\nRavi 10 XL"],
])("reads a list with %s", (_, text) => {
  expect(read(text)).toEqual([
    ["Asha", "7", "M"],
    ["Ravi", "10", "XL"],
  ]);
});

it.each([
  ["a comma in a name", '"Rao, Asha",7,M', [["Rao, Asha", "7", "M"]]],
  ["a comma in a name, between tabs", "Rao, Asha\t7\tM", [["Rao, Asha", "7", "M"]]],
  ["a line break in a cell", '"Asha\nRao"\t7\tM', [["Asha Rao", "7", "M"]]],
  ["doubled quotes", '"Asha ""Ace"" Rao",7,M', [['Asha "Ace" Rao', "7", "M"]]],
  [
    "a quote that nothing closes",
    '"Asha,7,M\nRavi,10,L',
    [
      ['"Asha', "7", "M"],
      ["Ravi", "10", "L"],
    ],
  ],
  ["no name", ",7,M", [["", "7", "M"]]],
  ["several words, spaces only", "Asha S Rao 7 2XL", [["Asha S Rao", "7", "2XL"]]],
  ["an initial that could be a size", "Asha S", [["Asha S", "", ""]]],
  [
    "no number",
    "Asha,,M\nRavi,L",
    [
      ["Asha", "", "M"],
      ["Ravi", "", "L"],
    ],
  ],
  [
    "no size",
    "Asha,7\nRavi,10,",
    [
      ["Asha", "7", ""],
      ["Ravi", "10", ""],
    ],
  ],
  ["an unknown size", "Asha,7,Huge", [["Asha", "7", "Huge"]]],
  ["a number that isn't one", "Asha,7A,M", [["Asha", "7A", "M"]]],
  ["a name of digits", "007,7,M", [["007", "7", "M"]]],
  [
    "a name like a size or a heading",
    "M,7,L\nNumber,10,L",
    [
      ["M", "7", "L"],
      ["Number", "10", "L"],
    ],
  ],
  ["Hindi names and digits", "आशा,७,M", [["आशा", "७", "M"]]],
  [
    "Arabic and emoji",
    "عمر,7,M\n😀 Ravi,10,L",
    [
      ["عمر", "7", "M"],
      ["😀 Ravi", "10", "L"],
    ],
  ],
  ["direction marks and controls", "\u202eAsha\u200f\u0000,\u200e7,M\ufeff", [["Asha", "7", "M"]]],
  [
    "only names",
    "Asha\nRavi",
    [
      ["Asha", "", ""],
      ["Ravi", "", ""],
    ],
  ],
])("keeps what is typed with %s", (_, text, rows) => {
  expect(read(text)).toEqual(rows);
});

it("reads only the columns that the design prints", () => {
  expect(read("Asha,M\nRavi,7,L", { name: true, number: false })).toEqual([
    ["Asha", "", "M"],
    ["Ravi", "", "L"],
  ]);
  expect(read("Name,Number,Size\nAsha,7,M", { name: false, number: true })).toEqual([["", "7", "M"]]);
  expect(read("7,M\n10,L", { name: false, number: true })).toEqual([
    ["", "7", "M"],
    ["", "10", "L"],
  ]);
});

it("finds a size in any spelling, and no other", () => {
  const sizes = ["XS", "S", "M", "L", "XL", "2XL", "3XL", "4-5Y", "10-11Y"];
  const found = (text: string) => findSize(text, sizes);
  expect(["m", " Medium ", "M.", "Ｍ"].map(found)).toEqual(["M", "M", "M", "M"]);
  expect(["xxl", "2 xl", "2-XL", "XX-Large", "xxxl"].map(found)).toEqual(["2XL", "2XL", "2XL", null, "3XL"]);
  expect(["4-5", "4–5 years", "4 to 5 yrs", "10-11y"].map(found)).toEqual(["4-5Y", "4-5Y", "4-5Y", "10-11Y"]);
  expect(["", "?", "XXXXL", "MM", "42", "constructor", "आशा M"].map(found)).toEqual(Array(7).fill(null));
});

it("adds a list whole or not at all, and explains why", () => {
  expect(addTeamList(0, eleven, both)).toMatchObject({ added: { length: 11 }, problem: null });
  const rows = (count: number) => Array.from({ length: count }, (_, nr) => `P${nr},${nr},M`).join("\n");
  expect(addTeamList(0, rows(maxTeamRows), both).added).toHaveLength(maxTeamRows);
  expect(addTeamList(0, rows(300), both)).toEqual({
    added: [],
    problem:
      "This list has 300 tees. An order can have up to 100. Add up to 100 now, and order the rest separately.",
  });
  expect(addTeamList(95, eleven, both).problem).toContain("11 tees, and 95 are already added");
  expect(addTeamList(0, " \n,,\n", both).problem).toContain("no names or numbers");
  expect(addTeamList(0, "x".repeat(50_001), both).problem).toContain("too long");
});

it("reads any text without a failure, quickly, and into clean cells", () => {
  const text = fc.oneof(
    fc.string({ unit: "binary", maxLength: 300 }),
    fc
      .array(
        fc.constantFrom('"', '""', ",", "\t", ";", "\n", "\r", "M", "Asha", "7", " ", "\u202e", "\ud800"),
      )
      .map((parts) => parts.join("")),
  );
  fc.assert(
    fc.property(text, (list) => {
      for (const row of readTeamList(list, both))
        for (const cell of Object.values(row)) expect(cell).toBe(cleanCell(cell));
    }),
  );
  const start = performance.now();
  for (const part of ['"', '""', '"a', '",', '"\t', "\n", "a,"]) readTeamList(part.repeat(20_000), both);
  expect(performance.now() - start).toBeLessThan(2000);
});
