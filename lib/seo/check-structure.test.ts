import { toPaise } from "@/lib/money";
import { checkStructure, readStructure } from "./check-structure";
import {
  breadcrumbJsonLd,
  faqJsonLd,
  itemListJsonLd,
  productJsonLd,
  serializeJsonLd,
  storeJsonLd,
} from "./json-ld";
import { reviewsJsonLd } from "./review-json-ld";

const brand = {
  shopName: "Kapas",
  companyName: "Kapas Apparel",
  companyAddress: "14 Mill Lane",
  companyEmail: "hello@kapas.test",
  companyPhone: "+91 98765 00000",
  socialLinks: [],
};
const variant = {
  sku: "K-1",
  size: "M",
  colorName: "Black",
  url: "https://x.test/p",
  imageUrl: null,
  unitPaise: toPaise(449),
  isAvailable: true,
};
const product = productJsonLd({
  id: 7,
  name: "Mor Tee",
  description: "A peacock",
  url: "https://x.test/p",
  brand: "Kapas",
  information: null,
  imageUrls: ["https://x.test/a.webp"],
  terms: {
    standard: { feePaise: toPaise(49), freeOverPaise: toPaise(999), minDays: 2, maxDays: 6 },
    zones: [],
    returnDays: 7,
    packingDays: 3,
  },
  reviewed: reviewsJsonLd({
    rating: { count: 2, average: 4.5 },
    reviews: [{ stars: 5, title: "", body: "Soft", author: "Asha V.", writtenAt: "2026-11-20T10:00:00Z" }],
  }),
  variants: [variant, { ...variant, sku: "K-2" }, { ...variant, sku: "K-3", unitPaise: toPaise(999) }],
});

it("all structured data of the shop has the fields that Google documents", () => {
  const all = [
    product,
    breadcrumbJsonLd([{ name: "Home", url: "https://x.test/" }]),
    itemListJsonLd([{ name: "Mor Tee", url: "https://x.test/p" }]),
    faqJsonLd([{ question: "Will it shrink?", answer: "No" }]),
    ...storeJsonLd({ siteUrl: "https://x.test", brand }),
  ];
  expect(all.flatMap((data) => checkStructure(data))).toEqual([]);
});

it("delivery and returns are defined once on a page, and every other offer references them", () => {
  const text = serializeJsonLd(product);
  expect(text.match(/"@type":"MerchantReturnPolicy"/g)).toHaveLength(1);
  expect(text.match(/"@id":"#shipping-india"/g)).toHaveLength(2);
  expect(text).toContain('"returnFees":"https://schema.org/FreeReturn"');
  expect(text).toContain('"merchantReturnDays":7');
});

it("states free delivery for an item", () => {
  const rates = [
    ...serializeJsonLd(product).matchAll(/"@id":"(#shipping[^"]*)","shippingRate":\{[^}]*"value":"([^"]+)"/g),
  ];
  expect(rates.map(([, id, value]) => [id, value])).toEqual([
    ["#shipping-india", "49.00"],
    ["#shipping-india-free", "0.00"],
  ]);
});

it("finds missing fields at any depth", () => {
  expect(
    checkStructure({
      "@type": "ProductGroup",
      name: "x",
      hasVariant: [{ "@type": "Product", name: "y", offers: {} }],
    }),
  ).toEqual(
    expect.arrayContaining([
      { where: "ProductGroup", field: "variesBy", isRequired: true },
      { where: "ProductGroup.hasVariant.0", field: "sku", isRequired: false },
    ]),
  );
});

it("parses the scripts of a page, and reports one that is not JSON", () => {
  const html = `<script type="application/ld+json">{"@type":"Thing"}</script><script type="application/ld+json">{</script>`;
  expect(readStructure(html)).toEqual([{ "@type": "Thing" }, null]);
});
