import { toPaise } from "@/lib/money";
import { fc } from "@/testing/fast-check";
import { breadcrumbJsonLd, productJsonLd, serializeJsonLd } from "./json-ld";

describe("structured data", () => {
  it("can't close its script element, whatever a product's name", () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.constantFrom("</script>", "<!--", "\u2028", "]]>")), (name) => {
        const text = serializeJsonLd({ "@type": "Product", name });
        expect(text).not.toContain("<");
        expect(JSON.parse(text)).toEqual({ "@context": "https://schema.org", "@type": "Product", name });
      }),
    );
  });

  it("counts breadcrumbs from 1", () => {
    const steps = [
      { name: "Products", url: "https://x.test/products" },
      { name: "Mor Tee", url: "https://x.test/products/mor" },
    ];
    expect(breadcrumbJsonLd(steps)).toMatchObject({
      itemListElement: [{ position: 1 }, { position: 2, name: "Mor Tee" }],
    });
  });

  it("states price in rupees, stock for each variant, and origin and importer of an imported product", () => {
    const variant = {
      sku: "K-1",
      size: "M",
      colorName: "Black",
      url: "https://x.test/p",
      imageUrl: null,
      unitPaise: toPaise(449.1),
      isAvailable: true,
    };
    const input = {
      id: 7,
      name: "Mor Tee",
      description: "",
      url: "https://x.test/p",
      brand: "Kapas",
      imageUrls: [],
      terms: null,
      information: null,
      variants: [variant, { ...variant, sku: "K-2", unitPaise: toPaise(599), isAvailable: false }],
    };
    expect(productJsonLd(input)).toMatchObject({
      "@type": "ProductGroup",
      hasVariant: [
        { offers: { price: "449.10", priceCurrency: "INR", availability: "InStock" } },
        { sku: "K-2", offers: { price: "599.00", availability: "OutOfStock" } },
      ],
    });
    expect(productJsonLd({ ...input, variants: [variant] })).toMatchObject({
      "@type": "Product",
      sku: "K-1",
    });
    const information = {
      genericName: "T-shirt",
      netQuantity: "1 N",
      maker: "Padma Knits, 4 Mill Road, Dhaka",
      importer: "Indus Imports, 9 Harbour Road, Chennai",
      countryOfOrigin: "BD",
    };
    expect(productJsonLd({ ...input, information })).toMatchObject({
      countryOfOrigin: { "@type": "Country", name: "Bangladesh" },
      additionalProperty: expect.arrayContaining([
        { "@type": "PropertyValue", name: "importer", value: information.importer },
      ]),
    });
  });
});
