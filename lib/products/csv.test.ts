import { fc } from "@/testing/fast-check";
import { byteOrderMark, escapeCell, escapeFigure, readCsv, unescapeCell, writeCsv } from "./csv";

const cell = fc
  .array(
    fc.oneof(
      fc.constantFrom("=", "+", "-", "@", "\t", "'", '"', ",", ";", "\n", "कपास"),
      fc.string({ maxLength: 5 }).map((text) => text.replace(/[\0\r\uFFFD]/g, "")),
    ),
    { maxLength: 6 },
  )
  .map((parts) => parts.join(""));

const rowsOf = (read: ReturnType<typeof readCsv>) =>
  Array.isArray(read) ? read.map(({ cells }) => cells) : [];

it("reads back every cell that it wrote", () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.constant("x"), cell, cell), { minLength: 1 }), (rows) => {
      const read = readCsv(byteOrderMark + writeCsv([["id", "name", "description"], ...rows]));
      expect(rowsOf(read).slice(1)).toEqual(rows);
    }),
  );
});

it.each(["=1+1", "+91", "-5", "@SUM(A1)", "\tx", "\rx", "'=x"])("writes %j as text", (text) => {
  const escaped = escapeCell(text);
  expect(escaped).toMatch(/^'/);
  expect(unescapeCell(escaped)).toBe(text);
});

it.each(["'tis cotton", "plain", "", "a=b"])("leaves %j unchanged", (text) => {
  expect(escapeCell(text)).toBe(text);
  expect(unescapeCell(text)).toBe(text);
});

it("keeps negative figures as numbers in a file of figures, and nothing else", () => {
  expect(writeCsv([["-500.00", "-3", "=1+1", "-1+1"]], escapeFigure)).toBe("-500.00,-3,'=1+1,'-1+1\r\n");
});

it("counts lines like a spreadsheet, including empty lines and line breaks in a cell", () => {
  expect(readCsv('id,name\r\n1,"two\r\nlines"\r\n\r\n2,x\r\n')).toEqual([
    { line: 1, cells: ["id", "name"] },
    { line: 2, cells: ["1", "two\nlines"] },
    { line: 4, cells: ["2", "x"] },
  ]);
});

it.each([
  ["commas and LF", "id,name\n1,x\n"],
  ["commas and CRLF", "id,name\r\n1,x\r\n"],
  ["a byte order mark", "\uFEFFid,name\n1,x"],
  ["a byte order mark and quotes", '\uFEFF"id","name"\r\n"1","x"'],
  ["semicolons, as a European spreadsheet saves them", "id;name\r\n1;x\r\n"],
  ["tabs", "id\tname\n1\tx"],
  ["line ends of an old Mac", "id,name\r1,x\r"],
])("reads %s", (_what, text) => {
  expect(rowsOf(readCsv(text))).toEqual([
    ["id", "name"],
    ["1", "x"],
  ]);
});

it("keeps a comma in a semicolon-separated file, and a quotation mark inside a cell", () => {
  expect(rowsOf(readCsv('id;name\n1;a, b\n2;5" wide\n'))).toEqual([
    ["id", "name"],
    ["1", "a, b"],
    ["2", '5" wide'],
  ]);
});

it.each([
  ["a workbook", "PK\u0003\u0004\u0000", 1, "CSV UTF-8"],
  ["a NUL in a cell", "id,name\n1,a\u0000b", 1, "CSV UTF-8"],
  ["another encoding", "caf\uFFFD", 1, "CSV UTF-8"],
  ["a quotation mark that stays open", 'id,name\n1,"two\nlines"\n2,x\n3,"open\n4,x', 4, "isn't closed"],
  ["a single quotation mark in a quoted cell", 'id,name\n1,x\n2,"a "b" c"\n3,x', 3, "written twice"],
])("reports %s by its line", (_what, text, line, message) => {
  expect(readCsv(text)).toEqual({ line, message: expect.stringContaining(message) });
});
