import { creditNoteOf, invoiceOf } from "@/testing/tax-documents";
import { fileNameOf, parseDocumentFileName, taxDocumentSchema } from "./tax-document";

describe("the URL of a document", () => {
  it("maps back to the document", () => {
    expect(parseDocumentFileName(fileNameOf(invoiceOf()))).toEqual({ kind: "invoice" });
    expect(parseDocumentFileName(fileNameOf(creditNoteOf()))).toEqual({ number: "CN2627-000004" });
  });

  it.each([
    "",
    "invoice",
    "invoice.pdf.exe",
    "xinvoice.pdf",
    "KP2627-000123.pdf",
    "CN2627-000004.pdf\n",
    "CN2627-4.pdf",
    "../CN2627-000004.pdf",
    '"; drop.pdf',
  ])("rejects %p", (name) => {
    expect(parseDocumentFileName(name)).toBeNull();
  });
});

it("parses the stored row: rupees become paise", () => {
  const { lines, totals } = invoiceOf().data;
  expect(lines[0]).toMatchObject({
    list_price: 49_900,
    discount: 9_980,
    total: 89_820,
    cgst: 2_139,
    sgst: 2_139,
  });
  expect(totals.total).toBe(89_820 + 299_900 + 4_900);
});

it("rejects a document without a required field", () => {
  const { number, issued_at, data } = invoiceOf();
  const { place_of_supply: _gone, ...rest } = data;
  expect(taxDocumentSchema.safeParse({ kind: "invoice", number, issued_at, data: rest }).success).toBe(false);
});
