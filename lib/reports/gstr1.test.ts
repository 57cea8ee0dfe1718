import { gstDate, writeGstr1 } from "./gstr1";

const row = (kind: string, sums: number[]) => ({ key: [kind, "29-Karnataka", "6109", "5"], label: "", sums });

it("subtracts credit notes to customers without a GSTIN from their sales", () => {
  const rows = [
    row("b2c", [2, 3, 100000, 0, 0, 5000, 105000]),
    row("b2c-note", [1, -1, -40000, 0, 0, -2000, -42000]),
    row("b2b", [1, 1, 99900, 0, 0, 4995, 104895]),
  ];
  expect(writeGstr1("b2cs", rows, []).slice(1)).toEqual([
    ["OE", "29-Karnataka", "", "5", "600.00", "0.00", ""],
  ]);
  expect(writeGstr1("hsn(b2c)", rows, []).slice(1)).toEqual([
    ["6109", "T-shirts", "PCS-PIECES", "2", "630.00", "5", "600.00", "30.00", "0.00", "0.00", "0.00"],
  ]);
  expect(writeGstr1("hsn(b2b)", rows, [])[1]?.[6]).toBe("999.00");
});

it("lists each document for a customer with a GSTIN in its own section, by the day in India", () => {
  const document = {
    kind: "invoice" as const,
    section: "b2b" as const,
    number: "KP2627-000001",
    issuedAt: "2026-11-04T20:00:00Z",
    orderNumber: "KP-1",
    gstin: "29ABCDE1234F1Z5",
    name: "Acme",
    place: "29-Karnataka",
    value: 104895,
    rate: 5,
    taxable: 99900,
  };
  const documents = [document, { ...document, kind: "credit_note" as const, number: "CN2627-000001" }];
  expect(writeGstr1("b2b", [], documents)[1]).toEqual([
    ...["29ABCDE1234F1Z5", "Acme", "KP2627-000001", "05-Nov-2026", "1048.95", "29-Karnataka", "N", ""],
    ...["Regular B2B", "", "5", "999.00", "0.00"],
  ]);
  expect(writeGstr1("cdnr", [], documents).slice(1)).toHaveLength(1);
  expect(writeGstr1("cdnr", [], documents)[1]?.slice(2, 5)).toEqual(["CN2627-000001", "05-Nov-2026", "C"]);
});

it("lists large sales to other states separately, and excludes them from the sums of small ones", () => {
  const rows = [row("b2cl", [1, 200, 12_000_000, 0, 0, 600_000, 12_600_000])];
  expect(writeGstr1("b2cs", rows, [])).toHaveLength(1);
  expect(writeGstr1("hsn(b2c)", rows, [])[1]?.[6]).toBe("120000.00");
  const invoice = {
    ...{ kind: "invoice" as const, section: "b2cl" as const, number: "KP2627-000002", orderNumber: "KP-2" },
    ...{ issuedAt: "2026-11-04T20:00:00Z", gstin: null, name: "St. Mary's", place: "27-Maharashtra" },
    ...{ value: 12_600_000, rate: 5, taxable: 12_000_000 },
  };
  const note = {
    ...invoice,
    kind: "credit_note" as const,
    number: "CN2627-000002",
    value: 210_000,
    taxable: 200_000,
  };
  expect(writeGstr1("b2b", rows, [invoice, note])).toHaveLength(1);
  expect(writeGstr1("cdnr", rows, [invoice, note])).toHaveLength(1);
  expect(writeGstr1("b2cl", rows, [invoice, note]).slice(1)).toEqual([
    ["KP2627-000002", "05-Nov-2026", "126000.00", "27-Maharashtra", "", "5", "120000.00", "0.00", ""],
  ]);
  expect(writeGstr1("cdnur", rows, [invoice, note]).slice(1)).toEqual([
    ["B2CL", "CN2627-000002", "05-Nov-2026", "C", "27-Maharashtra", "2100.00", "", "5", "2000.00", "0.00"],
  ]);
});

it("a GSTR-1 file has as many cells in each line as in its heading", () => {
  const rows = [row("b2c", [1, 1, 1, 1, 1, 1, 1])];
  for (const part of ["b2cs", "hsn(b2c)"] as const) {
    const [heading, line] = writeGstr1(part, rows, []);
    expect(line).toHaveLength(heading?.length ?? 0);
  }
});

it("formats a date in India", () => {
  expect(gstDate("2026-03-31T18:29:59Z")).toBe("31-Mar-2026");
  expect(gstDate("2026-03-31T18:30:00Z")).toBe("01-Apr-2026");
});
