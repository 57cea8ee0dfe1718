import { creditNoteOf, invoiceOf } from "@/testing/tax-documents";
import { ewayBillOf, IncompleteDocument, irpDocumentOf, portalDate } from "./irp-document";

const transporter = "29AABCD1234E1Z0";

it("an e-invoice has the portal's parties, document and sums", () => {
  expect(irpDocumentOf(invoiceOf({ isInterstate: true }))).toMatchObject({
    DocDtls: { Typ: "INV", No: "KP2627-000123", Dt: "21/11/2026" },
    SellerDtls: { Gstin: "33AAACK1234A1ZH", Loc: "Coimbatore", Pin: 641_021, Stcd: "33" },
    BuyerDtls: { LglNm: "Blue Ox Textiles", Stcd: "29", Pos: "29", Pin: 625_001 },
    ItemList: [{ HsnCd: "6109", Qty: 2, UnitPrice: 427.715, AssAmt: 855.43, TotItemVal: 898.2 }, {}, {}],
    ValDtls: { CgstVal: 0, TotInvVal: 3946.2 },
  });
});

it("an e-invoice's lines add up to its totals", () => {
  const { ItemList, ValDtls } = irpDocumentOf(invoiceOf());
  const sum = ItemList.reduce((total, { TotItemVal }) => total + TotItemVal, 0);
  expect(sum).toBeCloseTo(ValDtls.TotInvVal, 2);
});

it("names the invoice of a credit note", () => {
  expect(irpDocumentOf(creditNoteOf())).toMatchObject({
    DocDtls: { Typ: "CRN", No: "CN2627-000004" },
    RefDtls: { PrecDocDtls: [{ InvNo: "KP2627-000123", InvDt: "21/11/2026" }] },
  });
});

it("an e-invoice's date is the day in India", () => {
  expect(portalDate("2026-11-21T18:29:59Z")).toBe("21/11/2026");
  expect(portalDate("2026-11-21T18:30:00Z")).toBe("22/11/2026");
});

it("makes an e-way bill for a private buyer too", () => {
  expect(ewayBillOf(invoiceOf({ isInterstate: true, buyer: { gstin: null } }), transporter)).toMatchObject({
    toGstin: "URP",
    transporterId: transporter,
    docNo: "KP2627-000123",
    totInvValue: 3946.2,
  });
});

it.each([
  ["an address without a pincode", () => irpDocumentOf(invoiceOf({ seller: { address: "14 Mill Lane" } }))],
  ["no GSTIN of the seller", () => irpDocumentOf(invoiceOf({ seller: { gstin: null } }))],
  ["no transporter", () => ewayBillOf(invoiceOf(), "")],
])("an e-invoice is incomplete with %s", (_, make) => {
  expect(make).toThrow(IncompleteDocument);
});
