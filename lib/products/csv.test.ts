import fc from "fast-check";
import { byteOrderMark, escapeCell, readCsv, unescapeCell, writeCsv } from "./csv";

const cell = fc
  .array(
    fc.oneof(
      fc.constantFrom("=", "+", "-", "@", "\t", "'", '"', ",", ";", "\n", "कपास"),
      fc.string({ maxLength: 5 }).map((text) => text.replace(/[\0\r\uFFFD]/g, "")),
    ),
    { maxLength: 6 },
  )
  .map((parts) => parts.join(""));

it("gives back every cell that it wrote", () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.constant("x"), cell, cell), { minLength: 1 }), (rows) => {
      const read = readCsv(byteOrderMark + writeCsv([["id", "name", "description"], ...rows]));
      expect(read?.slice(1).map(({ cells }) => cells)).toEqual(rows);
    }),
  );
});

it.each(["=1+1", "+91", "-5", "@SUM(A1)", "\tx", "\rx", "'=x"])("writes %j as text", (text) => {
  const escaped = escapeCell(text);
  expect(escaped).toMatch(/^'/);
  expect(unescapeCell(escaped)).toBe(text);
});

it.each(["'tis cotton", "plain", "", "a=b"])("leaves %j alone", (text) => {
  expect(escapeCell(text)).toBe(text);
  expect(unescapeCell(text)).toBe(text);
});

it("counts lines as a spreadsheet does, over empty lines and over lines inside a cell", () => {
  expect(readCsv('id,name\r\n1,"two\r\nlines"\r\n\r\n2,x\r\n')).toEqual([
    { line: 1, cells: ["id", "name"] },
    { line: 2, cells: ["1", "two\nlines"] },
    { line: 4, cells: ["2", "x"] },
  ]);
});

it("reads what a European spreadsheet saves", () => {
  expect(readCsv("id;name\n1;a, b\n")?.[1]?.cells).toEqual(["1", "a, b"]);
});

it.each(["PK\u0003\u0004\u0000", "caf\uFFFD", 'id,name\n1,"open'])("refuses %j", (text) => {
  expect(readCsv(text)).toBeNull();
});
