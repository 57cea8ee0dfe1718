import { pincodePattern } from "@/lib/addresses/pincode";
import { indianStates, isIndianState } from "@/lib/addresses/states";
import { toRupees } from "@/lib/money";
import { CategoryNames } from "@/lib/products/csv-category";
import { PRODUCTS } from "./catalog";
import { CATEGORIES } from "./catalog/categories";
import { COLORS, requireColor } from "./catalog/colors";
import { readPincodes } from "./catalog/pincodes";
import { productSizes, type SeedProduct } from "./catalog/product";
import { SHIPPING_ZONES } from "./catalog/shipping-zones";
import { SIZES } from "./catalog/sizes";
import { planPictures, productScenes } from "./pictures/plan";
import { productVariants } from "./stock";

const published = PRODUCTS.filter((p) => p.status !== "draft" && !p.deleted);
const categories = new CategoryNames(CATEGORIES);
const subcategoryOf = (p: SeedProduct) => categories.find(p.category)?.subId;
const label = (p: SeedProduct) => `${p.id} ${p.name}`;

const PRICES: Record<string, readonly [number, number]> = {
  kids: [349, 499],
  regular: [499, 899],
  women: [499, 899],
  oversized: [799, 1199],
  accessory: [249, 599],
  premium: [999, 1799],
};

describe("the seeded catalogue", () => {
  it("is large enough: 76 published, 12 premium, 5 drafts, 1 deleted", () => {
    expect(published.length).toBeGreaterThanOrEqual(76);
    expect(published.filter((p) => p.premium).length).toBeGreaterThanOrEqual(12);
    expect(PRODUCTS.filter((p) => p.status === "draft" && !p.deleted)).toHaveLength(5);
    expect(PRODUCTS.filter((p) => p.deleted)).toHaveLength(1);
  });

  it("has the five top categories and the themes under their fixed ids, and products in each subcategory", () => {
    const tops = CATEGORIES.filter((c) => c.parentId === null && c.words.length === 0).map((c) => [
      c.slug,
      c.id,
    ]);
    expect(tops).toEqual([
      ["mens", 1],
      ["womens", 2],
      ["kids", 3],
      ["unisex", 4],
      ["accessories", 5],
    ]);
    for (const sub of CATEGORIES.filter((c) => c.parentId !== null)) {
      expect([sub.slug, published.some((p) => subcategoryOf(p) === sub.id)]).toEqual([sub.slug, true]);
    }
  });

  it("gives every product a known subcategory, a slug that ends in its id, and a price of its kind", () => {
    for (const product of PRODUCTS) {
      expect([label(product), subcategoryOf(product)]).toEqual([label(product), expect.any(Number)]);
      expect(product.slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
      expect(product.slug.endsWith(`-${product.id}`)).toBe(true);
      const price = toRupees(product.price);
      const [low = 0, high = 0] = PRICES[product.premium ? "premium" : product.cut] ?? [];
      if (!product.deleted)
        expect([label(product), price >= low && price <= high]).toEqual([label(product), true]);
    }
    expect(new Set(PRODUCTS.map((p) => p.id)).size).toBe(PRODUCTS.length);
    expect(new Set(PRODUCTS.map((p) => p.name)).size).toBe(PRODUCTS.length);
  });

  it("never says the same sentence about two products", () => {
    const sentences = published.flatMap((p) => p.description.split(/(?<=[.!?])\s+/));
    const repeated = sentences.filter((sentence, i) => sentences.indexOf(sentence) !== i);
    expect(repeated).toEqual([]);
  });

  it("has one variant for each colour and size, with SKUs of their own", () => {
    const variants = PRODUCTS.flatMap(productVariants);
    expect(new Set(variants.map((v) => v.sku)).size).toBe(variants.length);
    for (const product of PRODUCTS) {
      expect(productVariants(product)).toHaveLength(product.colors.length * productSizes(product).length);
      for (const size of productSizes(product)) expect(SIZES.map((s) => s.name)).toContain(size);
    }
  });

  it("shows stock of all kinds: plenty, few, single items, sold-out sizes and one product with nothing left", () => {
    const stock = published.flatMap(productVariants).map((v) => v.stock);
    expect(stock.some((n) => n >= 50)).toBe(true);
    expect(stock.some((n) => n >= 2 && n <= 5)).toBe(true);
    expect(stock).toContain(1);
    expect(stock).toContain(0);
    const empty = published.filter((p) => productVariants(p).every((v) => v.stock === 0));
    expect(empty).toHaveLength(1);
  });

  it("has basics, one of them in at least ten colours", () => {
    const basics = published.filter((p) => p.basic);
    expect(basics.length).toBeGreaterThanOrEqual(3);
    expect(basics.some((p) => subcategoryOf(p) === 43 && p.colors.length >= 10)).toBe(true);
  });
});

describe("the planned pictures", () => {
  it("show every colour of every product, and half of the products from the back", () => {
    for (const product of PRODUCTS.filter((p) => !p.deleted)) {
      const shown = new Set(productScenes(product).map((scene) => scene.color));
      expect([label(product), shown.size]).toEqual([label(product), product.colors.length]);
    }
    for (const product of published) expect(productScenes(product).length).toBeGreaterThanOrEqual(2);
    const fromBehind = published.filter((p) => productScenes(p).some((scene) => scene.view === "back"));
    expect(fromBehind.length).toBeGreaterThanOrEqual(published.length / 2);
  });

  it("have one name for one scene, the same in every run", () => {
    const names = new Map<string, string>();
    for (const { picture } of planPictures(PRODUCTS)) {
      expect(picture.name).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
      const scene = JSON.stringify(picture.scene);
      expect(names.get(picture.name) ?? scene).toBe(scene);
      names.set(picture.name, scene);
    }
    expect(planPictures(PRODUCTS)).toEqual(planPictures(PRODUCTS));
  });
});

describe("colours and pincodes", () => {
  it("have at least twelve colours with names and hex values of their own", () => {
    expect(COLORS.length).toBeGreaterThanOrEqual(12);
    expect(new Set(COLORS.map((c) => c.hex)).size).toBe(COLORS.length);
    for (const color of COLORS) expect(requireColor(color.slug).hex).toMatch(/^#[0-9a-f]{6}$/);
  });

  const pincodes = readPincodes();
  const at = (pincode: string) => pincodes.find((row) => row.pincode === pincode);

  it("cover all 36 states and union territories with all of India's pincodes, each once", () => {
    expect(pincodes).toHaveLength(19_097);
    expect(new Set(pincodes.map((p) => p.pincode)).size).toBe(pincodes.length);
    expect(new Set(pincodes.map((p) => p.state))).toEqual(new Set(indianStates));
    const names = new Set(pincodes.flatMap((p) => [p.state, ...p.otherStates]));
    expect([...names].filter((name) => !isIndianState(name))).toEqual([]);
    expect(pincodes.filter((p) => !pincodePattern.test(p.pincode))).toEqual([]);
    expect(pincodes.filter((p) => !/^([A-Z][A-Za-z .]+)?$/.test(p.city))).toEqual([]);
  });

  it("are in the states of today, under the names of today", () => {
    expect(at("560038")).toMatchObject({ city: "Bengaluru", state: "Karnataka", cod: true, deliveryDays: 3 });
    expect(at("500081")).toMatchObject({ state: "Telangana" });
    expect(at("194106")).toMatchObject({ state: "Ladakh", cod: false });
    expect(at("744202")).toMatchObject({ state: "Andaman and Nicobar Islands", cod: false });
    expect(at("560076")).toMatchObject({ city: "Bengaluru" });
  });

  it("say nothing about a city where the list knows none, and name both states at a border", () => {
    expect(at("533101")?.city).toBe("Rajahmundry");
    expect(at("533103")).toMatchObject({ city: "", state: "Andhra Pradesh" });
    expect(at("605502")).toMatchObject({ state: "Puducherry", otherStates: ["Tamil Nadu"] });
  });

  it("take no longer than the range of days that their zone promises", () => {
    const standard = daysOfStates((state) => !SHIPPING_ZONES.some(({ states }) => states.includes(state)));
    expect([Math.min(...standard), Math.max(...standard)]).toEqual([2, 6]);
    for (const { states, min_days, max_days } of SHIPPING_ZONES) {
      const days = daysOfStates((state) => states.includes(state));
      expect([Math.min(...days), Math.max(...days)]).toEqual([min_days, max_days]);
    }
  });

  function daysOfStates(isWanted: (state: string) => boolean): number[] {
    return pincodes.flatMap((p) => (p.deliveryDays !== null && isWanted(p.state) ? [p.deliveryDays] : []));
  }
});
