import { parsePincodes, writePincodes } from "./pincode-csv";
import type { PincodeRow } from "./pincode-rows";

const heading = "pincode,city,state,delivery_days,cod_available,zone,other_states";
const zones = new Set(["remote"]);

const row: PincodeRow = {
  pincode: "560001",
  city: "Bengaluru",
  state: "Karnataka",
  delivery_days: null,
  cod_available: true,
  zone: null,
  other_states: [],
};

it("reads what it wrote, including names with commas and cells that look like formulas", () => {
  const rows = [
    row,
    { ...row, pincode: "783334", city: '=HYPERLINK("x")', state: "Assam", zone: "remote", delivery_days: 9 },
    {
      ...row,
      pincode: "783335",
      city: "Dhubri, East",
      cod_available: false,
      other_states: ["Meghalaya", "Goa"],
    },
  ];
  const file = writePincodes(rows);
  expect(file).toContain(`"'=HYPERLINK(""x"")"`);
  expect(parsePincodes(file, zones)).toMatchObject({ ok: true, rows });
});

it("accepts states, zones, yes and no in any case", () => {
  const typed = `${heading}\n560001,Bengaluru,KARNATAKA ,,Yes,Remote,tamil  nadu; goa`;
  expect(parsePincodes(typed, zones)).toMatchObject({
    ok: true,
    rows: [{ ...row, zone: "remote", other_states: ["Tamil Nadu", "Goa"] }],
  });
});

it.each(["=1+1", "+91", "-2", "@SUM"])("escapes %s, which a spreadsheet would run", (city) => {
  expect(writePincodes([{ ...row, city }])).toContain(`'${city}`);
});

it.each([
  ["56001,x,Goa,,yes,,", "isn't a 6-digit pincode"],
  ["560001,x,Gooa,,yes,,", "isn't a state of India"],
  ["560001,x,Goa,31,yes,,", "delivery_days must be 1 to 30"],
  ["560001,x,Goa,,maybe,,", "cod_available must be yes or no"],
  ["560001,x,Goa,,yes,moon,", 'no delivery zone "moon"'],
  ["560001,x,Goa,,yes,,Assam; Mars", '"Mars" in other_states'],
  ["560001,x,Goa,,yes", "5 cells instead of 7"],
])("reports the error in %s", (line, words) => {
  expect(parsePincodes(`${heading}\n${line}`, zones)).toEqual({
    ok: false,
    problems: [{ line: 2, problem: expect.stringContaining(words) }],
  });
});

it("names each of 40 invalid rows among 5,000", () => {
  const rows = Array.from({ length: 5000 }, (_, index) =>
    index % 125 === 7 ? `${100_000 + index},x,Nowhere,,yes,,` : `${100_000 + index},x,Delhi,,yes,,`,
  );
  const parsed = parsePincodes([heading, ...rows].join("\r\n"), zones);
  expect(parsed.ok ? [] : parsed.problems.map(({ line }) => line)).toEqual(
    Array.from({ length: 40 }, (_, index) => index * 125 + 9),
  );
});

it.each([
  ["pincode,city\n560001,x", "the header row is missing state"],
  [`${heading},price\n`, "unknown columns: price"],
  [heading, "no rows below the header"],
  ["", "the header row is missing pincode"],
])("refuses %j as a whole", (file, words) => {
  expect(parsePincodes(file, zones)).toEqual({
    ok: false,
    problems: [{ line: 1, problem: expect.stringContaining(words) }],
  });
});

it("refuses a duplicate pincode, and skips a byte order mark", () => {
  const line = "560001,x,Karnataka,,yes,,";
  expect(parsePincodes(`\uFEFF${heading}\n${line}\n${line}\n`, zones)).toEqual({
    ok: false,
    problems: [{ line: 3, problem: "560001 is already on row 2" }],
  });
});
