import sharp from "sharp";
import type { AdminDesign } from "@/lib/orders/admin-designs";
import { readPdf } from "@/scripts/test/read-pdf";
import { renderJobSheet } from "./render-job-sheet";

const design: AdminDesign = {
  versionId: "9d6f0000-0000-4000-8000-000000000001",
  name: "चाय",
  garment: "Heavy Basic Tee",
  cut: "oversized",
  colour: "black",
  prints: [
    { view: "front", widthMm: 203.2, heightMm: 254 },
    { view: "left", widthMm: 50.8, heightMm: 50.8 },
  ],
  rights: null,
  problem: null,
  review: null,
  attempts: 0,
  items: [{ size: "M", colorName: "Black", sku: "HBT-BL-M", quantity: 2 }],
  files: [],
};

test("the job sheet describes and shows each print with its place and garment", async () => {
  const grey = { width: 550, height: 688, channels: 3 as const, background: "#888888" };
  const mockup = await sharp({ create: grey }).jpeg().toBuffer();
  const job = { design, mockups: [mockup], dropsMm: new Map([["front" as const, 81]]) };
  const bytes = await renderJobSheet("KP-12AB-34CD-56EF", [job], "Kapas");
  const { pages } = await readPdf(bytes);
  const text = pages.join(" ").replace(/\s+/g, " ");
  expect(text).toContain("Heavy Basic Tee, oversized cut, Black.");
  expect(text).toContain("2 M HBT-BL-M");
  expect(text).toContain("Front 20.3 × 25.4 cm (8 × 10 in) 8.1 cm");
  expect(text).toContain("Left sleeve 5.1 × 5.1 cm (2 × 2 in) —");
  expect(bytes.includes("/Subtype /Image")).toBe(true);
});
