import { markdownPath } from "@/lib/machine-paths";
import { asPaise } from "@/lib/money";
import { paths } from "@/lib/paths";
import { identifyBot } from "./bots";
import { escapeXml } from "./escape-xml";
import { feedItems } from "./feed-items";
import { googleItem } from "./google-feed";
import { metaColumns, metaRow } from "./meta-feed";
import { robotsText } from "./robots-text";
import { countProductFiles, parsePart } from "./sitemap-parts";

it("recognises robots by name, and nothing else", () => {
  expect(identifyBot("Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)")).toBe(
    "Googlebot",
  );
  expect(identifyBot("Mozilla/5.0 AppleWebKit (compatible; Applebot-Extended)")).toBe("Applebot-Extended");
  expect(identifyBot("Mozilla/5.0 (Linux; Android 14) Chrome/130")).toBeNull();
  expect(identifyBot(null)).toBeNull();
});

it("escapes every special character in XML", () => {
  expect(escapeXml(`</loc><x a="b" c='d'>&\u0000\u0008 😀`)).toBe(
    "&lt;/loc&gt;&lt;x a=&quot;b&quot; c=&apos;d&apos;&gt;&amp; 😀",
  );
});

it("robots.txt excludes AI crawlers only when the shop's setting does", () => {
  const open = robotsText("https://kapas.test", "all");
  const shut = robotsText("https://kapas.test", "none");
  expect(open).not.toContain("GPTBot");
  expect(shut).toMatch(/User-agent: GPTBot\n(User-agent: .+\n)+Disallow: \/\n\nUser-agent: \*/);
  for (const text of [open, shut]) {
    expect(text).toContain("Sitemap: https://kapas.test/sitemap.xml");
    expect(text).toContain("Allow: /api/sitemap");
  }
});

/** RFC 9309: the longest matching rule applies, and on a tie the one that allows. */
function mayFetch(robots: string, url: string): boolean {
  const group = robots.split(/User-agent: \*\n/)[1]?.split("\n\n")[0] ?? "";
  const fits = (pattern: string) => {
    const parts = pattern
      .replace(/\$$/, "")
      .split("*")
      .map((part) => part.replace(/[.+?^${}()|[\]\\]/g, "\\$&"));
    return new RegExp(`^${parts.join(".*")}${pattern.endsWith("$") ? "$" : ""}`).test(url);
  };
  const rules = [...group.matchAll(/^(Allow|Disallow): (.+)$/gm)].map(([, kind, path = ""]) => ({
    isOpen: kind === "Allow",
    path,
  }));
  const [first] = rules
    .filter(({ path }) => fits(path))
    .toSorted((a, b) => b.path.length - a.path.length || Number(b.isOpen) - Number(a.isOpen));
  return first?.isOpen ?? true;
}

it("robots may fetch lists and every variant of a product, but no filtered list", () => {
  const robots = robotsText("https://kapas.test", "all");
  for (const path of [
    "/products",
    "/products?page=2",
    "/products?category=mens&page=2",
    "/premium-tshirts?page=2",
    paths.variant("chai-tee-7", { color: "red", size: "M" }),
    paths.variant("chai-tee-7", { color: "red" }),
    "/api/sitemap",
  ])
    expect([path, mayFetch(robots, path)]).toEqual([path, true]);
  for (const path of [
    "/products?q=tiger",
    "/products?category=mens&size=M",
    "/products?color=red",
    "/premium-tshirts?sort=price-asc",
    "/premium-tshirts?page=2&color=red",
    "/admin",
    "/api/cart/quote",
  ])
    expect([path, mayFetch(robots, path)]).toEqual([path, false]);
});

it("links a page to its Markdown version, and leaves others unchanged", () => {
  expect(
    [
      "/blog/a-post",
      "/products?category=mens",
      "/terms?tab=privacy",
      "/blog/tag/cotton",
      "/",
      "/marketing",
    ].map(markdownPath),
  ).toEqual([
    "/blog/a-post.md",
    "/products.md?category=mens",
    "/terms.md?tab=privacy",
    "/blog/tag/cotton",
    "/",
    "/marketing",
  ]);
});

it("splits the sitemap into files of 45,000", () => {
  expect([0, 45_000, 45_001, 100_000].map(countProductFiles)).toEqual([1, 1, 2, 3]);
  expect(parsePart("products-2.xml")).toEqual({ kind: "products", file: 2 });
  for (const name of ["products-0.xml", "products-1e3.xml", "products-.xml", "../pages.xml", "pages"])
    expect(parsePart(name)).toBeNull();
});

describe("feeds for merchants", () => {
  const source = {
    id: 7,
    slug: "chai-tee-7",
    name: "Chai & <Tee>",
    description: "",
    price: asPaise(59_900),
    cut: "regular",
    category: "Women",
    mrp: null,
    information: {
      genericName: "T-shirt",
      maker: "Dhaka Knits, Dhaka",
      importer: "Indus Imports, 4 Beach Road, Chennai",
      packer: "Kapas, Coimbatore",
      countryOfOrigin: "BD",
      netQuantity: "1 N",
      monthMade: "",
      recentPrices: { "A-2": asPaise(65_000) },
    },
    images: [
      { url: "https://x.test/blue.webp", color: "blue" },
      { url: "https://x.test/red.webp", color: "red" },
    ],
    variants: [
      { sku: "A-1", size: "M", color: "red", price: null, mrp: null, available: true },
      { sku: "A-2", size: "L", color: "blue", price: asPaise(69_900), mrp: null, available: false },
    ],
  };
  const shop = {
    siteUrl: "https://kapas.test",
    name: "Kapas",
    percentOff: 10,
    colors: new Map([["red", "Red"]]),
    care: {
      companyName: "Kapas",
      companyAddress: "Coimbatore",
      companyPhone: "1",
      companyEmail: "a@kapas.test",
    },
    terms: {
      standard: { feePaise: asPaise(4900), freeOverPaise: asPaise(60_000), minDays: 2, maxDays: 6 },
      zones: [],
    },
  };

  it("have one item for each variant, with its own picture and price", () => {
    const [red, blue] = feedItems(source, shop);
    expect(red).toMatchObject({
      id: "A-1",
      item_group_id: "7",
      title: "Chai & <Tee>, Red, M",
      description: "Chai & <Tee>",
      link: "https://kapas.test/products/chai-tee-7?color=red&size=M",
      image_link: "https://x.test/red.webp",
      availability: "in_stock",
      price: "599.00 INR",
      sale_price: "539.00 INR",
      gender: "female",
      shipping: "49.00 INR",
    });
    expect(blue).toMatchObject({ availability: "out_of_stock", price: "650.00 INR", color: "blue" });
    expect(blue?.shipping).toBe("0.00 INR");
    expect(feedItems({ ...source, images: [] }, shop)).toEqual([]);
    const robots = robotsText(shop.siteUrl, "all");
    for (const { link } of feedItems(source, shop))
      expect(mayFetch(robots, link.slice(shop.siteUrl.length))).toBe(true);
  });

  it("never state a delivery price below what is charged", () => {
    const far = { feePaise: asPaise(9900), freeOverPaise: null, minDays: 5, maxDays: 9 };
    const zones = [{ ...far, zone: "far", name: "The islands", states: ["Lakshadweep"] }];
    const [red, blue] = feedItems(source, { ...shop, terms: { ...shop.terms, zones } });
    expect([red?.shipping, blue?.shipping]).toEqual(["99.00 INR", "99.00 INR"]);
  });

  it("are escaped, and declare that our own products have no GTIN", () => {
    const [red] = feedItems(source, shop);
    if (!red) throw new Error("no item");
    const xml = googleItem(red);
    expect(xml).toContain("<g:title>Chai &amp; &lt;Tee&gt;, Red, M</g:title>");
    expect(xml).toContain("<g:identifier_exists>no</g:identifier_exists>");
    expect(xml).toContain("<g:shipping><g:country>IN</g:country><g:price>49.00 INR</g:price></g:shipping>");
    const row = metaRow(red);
    expect(row).toHaveLength(metaColumns.length);
    const meta = Object.fromEntries(metaColumns.map((column, index) => [column, row[index]]));
    expect(meta).toMatchObject({
      origin_country: "BD",
      manufacturer_info: "Dhaka Knits, Dhaka",
      importer_name: "Indus Imports",
      importer_address: "4 Beach Road, Chennai",
    });
    expect(xml).toContain(
      "<g:attribute_name>Net quantity</g:attribute_name><g:attribute_value>1 N</g:attribute_value>",
    );
    expect(xml).not.toContain("g:origin_country");
    expect(row[metaColumns.indexOf("availability")]).toBe("in stock");
  });
});
