import { asPaise } from "@/lib/money";
import { formatMrp, listProductFacts } from "./product-information";

const care = {
  companyName: "Kapas",
  companyAddress: "14 Mill Lane, Coimbatore",
  companyPhone: "+91 98765 00000",
  companyEmail: "hello@kapas.test",
};

it("lists what a pack must state, without what is empty", () => {
  const facts = listProductFacts(
    {
      genericName: "T-shirt",
      maker: "",
      importer: "Indus Imports, Chennai",
      packer: "Kapas, Coimbatore",
      countryOfOrigin: "BD",
      netQuantity: "1 N",
      monthMade: "2026-10",
      recentPrices: {},
    },
    "₹599",
    care,
  );
  expect(facts.map(({ label, text }) => `${label}: ${text}`)).toEqual([
    "Generic name: T-shirt",
    "Net quantity: 1 N",
    "MRP (including all taxes): ₹599",
    "Country of origin: Bangladesh",
    "Imported by: Indus Imports, Chennai",
    "Packed by: Kapas, Coimbatore",
    "Month of manufacture: October 2026",
    "Customer care: Kapas, 14 Mill Lane, Coimbatore. +91 98765 00000, hello@kapas.test",
  ]);
});

it("names the sizes of each MRP when they differ", () => {
  const variant = (size: string, rupees: number) => ({ size, mrpPaise: asPaise(rupees * 100) });
  const mrpPaise = asPaise(59_900);
  expect(formatMrp({ mrpPaise, variants: [variant("S", 599), variant("M", 599)] })).toBe("₹599");
  expect(formatMrp({ mrpPaise, variants: [variant("XL", 649), variant("M", 599), variant("S", 599)] })).toBe(
    "₹599 (S, M); ₹649 (XL)",
  );
});
