import type { TaxDocument } from "@/lib/invoices/tax-document";
import { formatAmount } from "@/lib/money";
import { readPdf } from "@/scripts/test/read-pdf";
import { namesInScripts } from "@/testing/names-in-scripts";
import { creditNoteOf, invoiceOf } from "@/testing/tax-documents";
import { setText } from "./pdf-text";
import { renderTaxDocument } from "./render-tax-document";

const print = async (document: TaxDocument) => readPdf(await renderTaxDocument(document));
/** Columns break lines, so an expected text may span two. */
const flat = (text: string | undefined) => (text ?? "").replace(/\s+/g, " ");
const textOf = async (document: TaxDocument) => flat((await print(document)).pages.join(" "));

describe("an invoice PDF", () => {
  it("has everything that rule 46 requires", async () => {
    const text = await textOf(invoiceOf());
    for (const part of [
      "Tax invoice",
      "Kapas Apparel",
      "14 Mill Lane, Kurichi, Coimbatore 641021",
      "GSTIN: 33AAACK1234A1ZH",
      "State: Tamil Nadu (33)",
      "Blue Ox Textiles",
      "सुमन देवी",
      "12 MG Road Madurai 625001 Tamil Nadu +91 98765 43210",
      "GSTIN: 29AAACB1234C1Z5",
      "Invoice number KP2627-000123",
      "Invoice date 21 November 2026",
      "Order KP-12AB-34CD-56EF",
      "Place of supply Tamil Nadu (33)",
      "Payment Cash on delivery",
      "Reverse charge No",
      "Discount, with coupon FIRST10 99.80",
      "Authorised signatory",
      "This invoice is computer-generated.",
      "Page 1 of 1",
    ]) {
      expect(text).toContain(part);
    }
  });

  it("has every line with its numbers, tax in halves within the state", async () => {
    const text = await textOf(invoiceOf());
    expect(text).toContain(
      "1 Monsoon Postcard Tee Bottle Green · XL 6109 2 499.00 99.80 855.42 21.39 2.5% 21.39 2.5% 898.20",
    );
    expect(text).toContain("6109 1 2,999.00 0.00 2,541.52 228.74 9% 228.74 9% 2,999.00");
    expect(text).toContain("3 Delivery 6109 1 49.00 0.00 41.52 3.74 9% 3.74 9% 49.00");
    expect(text).not.toContain("IGST");
  });

  it("has one tax when goods leave the state", async () => {
    const text = await textOf(invoiceOf({ isInterstate: true }));
    expect(text).toContain("Place of supply Karnataka (29)");
    expect(text).toContain("6109 2 499.00 99.80 855.43 42.77 5% 898.20");
    expect(text).not.toContain("CGST");
  });

  it("ends with the totals, in figures with ₹ and in words", async () => {
    const invoice = invoiceOf();
    const text = await textOf(invoice);
    const { taxable, cgst, sgst } = invoice.data.totals;
    expect(text).toContain(
      `Taxable value ${formatAmount(taxable)} CGST ${formatAmount(cgst)} SGST ${formatAmount(sgst)} Invoice total ₹3,946.20`,
    );
    expect(text).toContain("Rupees three thousand nine hundred and forty-six and twenty paise only");
  });

  it("totals each HSN and rate where there are several", async () => {
    const text = await textOf(invoiceOf());
    expect(text).toContain(
      "HSN and rate Taxable value CGST SGST 6109 at 5% 855.42 21.39 21.39 6109 at 18% 2,583.04 232.48 232.48",
    );
    expect(await textOf(invoiceOf({ lines: [{ title: "Tee", rupees: 499, percent: 5 }] }))).not.toContain(
      "HSN and rate",
    );
  });

  it("embeds its fonts and states its title and language", async () => {
    const { title, language, fonts } = await print(invoiceOf());
    expect(title).toBe("Tax invoice KP2627-000123");
    expect(language).toBe("en-IN");
    expect(fonts.map((name) => name.replace(/^[A-Z]{6}\+/, "")).sort()).toEqual([
      "NotoSans-Regular",
      "NotoSans-SemiBold",
      "RozhaOne-Regular",
    ]);
  });

  it("draws Devanagari correctly: short i before its consonant, r above the next one", async () => {
    const buyer = { name: "विश्वकर्मा", business_name: null };
    // A PDF reader returns the glyphs from left to right.
    expect((await textOf(invoiceOf({ buyer }))).replaceAll(" ", "")).toContain("िवश्वकमार्");
  });

  it("shapes Devanagari next to Latin without a space", async () => {
    const [apart, together] = await Promise.all(
      ["Flat हिन्दी", "Flatहिन्दी"].map((name) => textOf(invoiceOf({ buyer: { name, business_name: null } }))),
    );
    expect(together?.replaceAll(" ", "")).toBe(apart?.replaceAll(" ", ""));
  });

  it("prints names in all scripts, copyable as typed, with the needed fonts", async () => {
    const lines = namesInScripts.map(({ name }) => ({ title: name, rupees: 499, percent: 5 }));
    const { actualTexts, fonts } = await print(invoiceOf({ lines, buyer: { name: "Asha" } }));
    expect(actualTexts).toEqual(lines.map(({ title }) => title).slice(1));
    expect(new Set(fonts.map((name) => name.replace(/^[A-Z]{6}\+|-.*$/g, "")))).toEqual(
      new Set(["RozhaOne", ...namesInScripts.map(({ family }) => family)]),
    );
  });

  it("sets a line of many scripts on one baseline, and a line of tall letters higher", async () => {
    const heightOf = (text: string) =>
      setText(text, 500, { size: 10 }).reduce((sum, { above, below }) => sum + above + below, 0);
    const name = "Flat 4, कमला ಕಮಲ தமிழ்";
    expect(setText(name, 500, { size: 10 })).toHaveLength(1);
    expect(heightOf("Flat 4")).toBeCloseTo(13.62);
    expect(heightOf(name)).toBeGreaterThan(heightOf("Flat 4"));
    expect(heightOf("محمد")).toBeGreaterThan(heightOf(name));
  });

  it("flows 50 lines onto further pages, each with the table's head, no line lost", async () => {
    const lines = Array.from({ length: 50 }, (_, index) => ({
      title: `Tee ${index + 1}: ${"a long tale of a print ".repeat(index % 5)}`.trim(),
      rupees: 100 + index,
      percent: 5,
    }));
    const { pages } = await print(invoiceOf({ lines }));
    expect(pages.length).toBeGreaterThan(2);
    const texts = pages.map(flat);
    for (const [index, { title, rupees }] of lines.entries()) {
      const page = texts.find((text) => text.includes(`${index + 1} ${title} Bottle Green`)) ?? "";
      expect(page).toContain(`${rupees}.00 0.00`);
      expect(page).toContain("Description HSN Qty");
    }
    for (const [index, text] of texts.entries()) {
      expect(text).toContain(`Page ${index + 1} of ${pages.length}`);
      expect(text).toContain("Tax invoice KP2627-000123");
    }
  });

  it("breaks a very long word in a title", async () => {
    const lines = [{ title: "W".repeat(160), rupees: 499, percent: 5 }];
    const { pages } = await print(invoiceOf({ lines }));
    expect(pages).toHaveLength(1);
    expect(pages[0]?.match(/W/g)).toHaveLength(160);
  });

  it("removes line breaks and bidirectional marks", async () => {
    const buyer = { name: "Eve\u202e\n\n\nInvoice total ₹1.00", business_name: null };
    expect(await textOf(invoiceOf({ buyer }))).toContain(
      "Billed and shipped to Eve Invoice total ₹1.00 12 MG Road",
    );
  });

  it("prints CIN, registered office and grievance officer of the seller", async () => {
    const officer = "Meenakshi Iyer, Head of customer care: +91 98765 00001, grievance@kapas.test";
    const registered = { registered_address: "2 Fort Road, Chennai", grievance_officer: officer };
    const seller = { registration: "CIN: U14101TZ2021PTC035678", ...registered };
    const text = await textOf(invoiceOf({ seller }));
    expect(text).toContain(`Grievance officer: ${officer}`);
    expect(text).toContain("CIN: U14101TZ2021PTC035678");
    expect(text).toContain("Registered office: 2 Fort Road, Chennai");
  });

  it("is a bill of supply for a shop without GSTIN", async () => {
    const text = await textOf(invoiceOf({ seller: { gstin: null } }));
    expect(text).toContain("Bill of supply");
    expect(text).toContain("Not registered under GST");
    expect(text).not.toContain("Tax invoice");
  });
});

describe("a credit note PDF", () => {
  it("has the returned items, and a dash where the refund is for none", async () => {
    const note = creditNoteOf({ isInterstate: true });
    const [tee] = note.data.lines;
    if (!tee) throw new Error("no line");
    note.data.lines = [tee, { ...tee, quantity: null }];
    const text = await textOf(note);
    expect(text).toContain("Description HSN Qty");
    expect(text).toContain("Bottle Green · XL 6109 2 855.43");
    expect(text).toContain("Bottle Green · XL 6109 – 855.43");
  });

  it("names its invoice, the reason, and the amount with its tax", async () => {
    const text = await textOf(creditNoteOf({ isInterstate: true }));
    for (const part of [
      "Credit note number CN2627-000004",
      "For invoice KP2627-000123 Invoice date 21 November 2026",
      "Reason Items returned",
      "1 Monsoon Postcard Tee Bottle Green · XL 6109 2 855.43 42.77 5% 898.20",
      "Credited ₹3,946.20",
      "This credit note is computer-generated.",
    ]) {
      expect(text).toContain(part);
    }
  });
});

describe("a registered document", () => {
  const irn = "a".repeat(64);
  const registration = {
    ...{ kind: "e_invoice" as const, state: "registered" as const, attempts: 0, lastError: null },
    ...{ number: irn, ackNumber: "112610000000001", registeredAt: "2026-11-21T11:00:00Z" },
    ...{ validUntil: null, signedQr: "x".repeat(900) },
  };
  const bill = { ...registration, kind: "eway_bill" as const, number: "331000000001", signedQr: null };

  it("prints IRN, acknowledgement, e-way bill and their dates below everything else", async () => {
    const registrations = [registration, { ...bill, ackNumber: null }];
    const text = await textOf({ ...invoiceOf(), registrations });
    expect(text).toContain(`IRN ${irn}`);
    expect(text).toContain("Acknowledgement no. 112610000000001 E-invoice date 21 Nov 2026, 4:30 pm");
    expect(text).toContain("E-way bill 331000000001 E-way bill date 21 Nov 2026, 4:30 pm");
  });

  it("says when its IRN is cancelled, and prints no QR code then", async () => {
    const withQr = await renderTaxDocument({ ...invoiceOf(), registrations: [registration] });
    const cancelled = { ...invoiceOf(), registrations: [{ ...registration, state: "cancelled" as const }] };
    expect(await textOf(cancelled)).toContain("IRN, cancelled");
    expect((await renderTaxDocument(cancelled)).length).toBeLessThan(withQr.length - 2000);
  });

  it("prints nothing of a registration that waits", async () => {
    const nothing = { number: null, registeredAt: null, ackNumber: null, signedQr: null };
    const registrations = [{ ...registration, ...nothing, state: "waiting" as const }];
    expect(await textOf({ ...invoiceOf(), registrations })).not.toContain("IRN");
  });
});
