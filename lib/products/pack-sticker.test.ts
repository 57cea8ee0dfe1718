import { writeZpl } from "./pack-sticker";

it("writes one ZPL label a sticker, in which no text is a command", () => {
  const sticker = {
    name: "Tee ^XZ~ ₹",
    variant: "Black, M",
    sku: "KP1-M",
    code: "8901234567890",
    facts: [{ label: "MRP (including all taxes)", text: "₹599" }],
  };
  const zpl = writeZpl([sticker, sticker]);
  expect(zpl.match(/\^XA/g)).toHaveLength(2);
  expect(zpl.match(/\^XZ/g)).toHaveLength(2);
  expect(zpl).toContain("^FDTee _5EXZ_7E Rs. ^FS");
  expect(zpl).toContain("^FDMRP (including all taxes): Rs. 599^FS");
  expect(zpl).toContain("^FD8901234567890^FS");
});
