import { defaultBrand } from "@/lib/brand";
import type { PackingSlip } from "@/lib/invoices/packing-slip";
import { asPaise } from "@/lib/money";
import { readPdf } from "@/scripts/test/read-pdf";
import { renderPackingSlips } from "./render-packing-slips";

const slip: PackingSlip = {
  orderNumber: "KP-12AB-34CD-56EF",
  status: "Confirmed",
  placedAt: "2026-11-20T10:00:00+00:00",
  name: "सुमन देवी",
  packedFor: null,
  businessName: null,
  phone: "+919876543210",
  address: { line1: "12 MG Road", line2: "", city: "Madurai", state: "Tamil Nadu", pincode: "625001" },
  collectPaise: asPaise(54_800),
  note: "Please ring twice",
  giftNote: "",
  items: [
    { title: "Monsoon Postcard Tee", colorName: "Bottle Green", size: "XL", sku: "MPT-BG-XL", quantity: 2 },
    { title: "Elephant Tee", colorName: "Black", size: "S", sku: "ELT-BL-S", quantity: 1 },
  ],
};

const pagesOf = async (...slips: PackingSlip[]) =>
  (await readPdf(await renderPackingSlips(slips, defaultBrand))).pages.map((page) =>
    page.replace(/\s+/g, " "),
  );

const textOf = async (of: PackingSlip) => (await pagesOf(of)).join(" ");

describe("a packing slip", () => {
  it("shows the contents and the delivery address", async () => {
    const text = await textOf(slip);
    for (const part of [
      "Packing slip KP-12AB-34CD-56EF",
      "सुमन देवी 12 MG Road Madurai, Tamil Nadu 625001 +91 98765 43210",
      "2 Monsoon Postcard Tee MPT-BG-XL Bottle Green XL",
      "1 Elephant Tee ELT-BL-S Black S",
      "3 items in this parcel",
      "Customer note Please ring twice",
      "Collect ₹548.00 in cash",
    ]) {
      expect(text).toContain(part);
    }
  });

  it("shows whose tee it is in a group's one parcel", async () => {
    expect(await textOf({ ...slip, packedFor: "Ravi" })).toContain("One parcel for the group, for Ravi");
    expect(await textOf(slip)).not.toContain("group");
  });

  it("shows no amount when there is none to collect", async () => {
    const text = await textOf({ ...slip, collectPaise: null });
    expect(text).toContain("Nothing to collect");
    expect(text).not.toContain("₹");
  });

  it("shows a gift message in full, and none without one", async () => {
    const words = "பிறந்தநாள் வாழ்த்துக்கள்! Happy birthday, Meera. ".repeat(4).trim().slice(0, 200);
    const text = await textOf({ ...slip, collectPaise: null, giftNote: words });
    expect(text).toContain("A gift for you");
    expect(text.replaceAll(" ", "")).toContain(words.replace(/\s+/g, ""));
    expect(text).not.toContain("₹");
    expect(await textOf(slip)).not.toContain("A gift for you");
  });

  it("keeps the line breaks of a gift message", async () => {
    const [page = ""] = (
      await readPdf(
        await renderPackingSlips(
          [{ ...slip, giftNote: "Dear Meera,\n\nhappy birthday!\nRavi" }],
          defaultBrand,
        ),
      )
    ).pages;
    expect(page).toMatch(/Dear Meera,\s*\n\s*happy birthday!\s*\n\s*Ravi/);
  });

  it("shows no amount for a COD gift", async () => {
    const text = await textOf({ ...slip, giftNote: "Happy birthday" });
    expect(text).toContain("Collect in cash");
    expect(text).not.toContain("₹");
  });

  it("omits emoji, which our fonts lack, and keeps the signs that they have", async () => {
    const text = await textOf({
      ...slip,
      name: "Asha 👩🏽‍🎨🇮🇳",
      note: "Ring 1️⃣ time ❤️ © क्‍ष",
      giftNote: "Yay 🎂 for you",
    });
    expect(text).toContain("Asha 12 MG Road");
    expect(text).toContain("Ring 1 time © क");
    expect(text).toContain("Yay for you");
  });

  it("for several orders is one file, each with its own pages and page numbers", async () => {
    const items = Array.from({ length: 40 }, () => slip.items).flat();
    const long = { ...slip, orderNumber: "KP-AAAA-0000-0001", items };
    const pages = await pagesOf(long, slip);
    expect(pages.map((page) => page.match(/Packing slip (\S+) Page (\d) of (\d)/)?.slice(1))).toEqual([
      ["KP-AAAA-0000-0001", "1", "4"],
      ["KP-AAAA-0000-0001", "2", "4"],
      ["KP-AAAA-0000-0001", "3", "4"],
      ["KP-AAAA-0000-0001", "4", "4"],
      ["KP-12AB-34CD-56EF", "1", "1"],
    ]);
  });
});
