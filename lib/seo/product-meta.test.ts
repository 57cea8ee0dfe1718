import type { Product } from "@/lib/catalog/product";
import { asPaise } from "@/lib/money";
import { productSnippet } from "@/lib/products/snippet";
import { productMeta } from "./product-meta";

const shop = { rules: {}, shopName: "Kapas", tagline: "Good cotton" };

const tee: Product = {
  id: 1,
  slug: "night-bus-1",
  name: "Night Bus",
  description: "A tee.",
  listPaise: asPaise(49_900),
  mrpPaise: asPaise(49_900),
  stockQuantity: 10,
  isSoldOut: false,
  isPremium: false,
  cut: "regular",
  fabric: "",
  fit: "",
  categories: [],
  images: [],
  variants: [],
};

const variantAt = (rupees: number): Product["variants"][number] => ({
  id: 1,
  sku: "S",
  size: "M",
  color: "black",
  listPaise: asPaise(rupees * 100),
  mrpPaise: asPaise(rupees * 100),
  isAvailable: true,
});

it.each([
  [0, "", "Night Bus, ₹499. A tee."],
  [0, "549", "Night Bus, from ₹499. A tee."],
  [10, "549", "Night Bus, from ₹449. A tee."],
])("%d%% off and a size at %j: the page and its admin preview show %j", (percentOff, own, expected) => {
  const product = { ...tee, variants: [variantAt(499), ...(own ? [variantAt(Number(own))] : [])] };
  const page = productMeta({ product, requestedColor: null, percentOff }, shop);
  const preview = productSnippet(
    {
      ...tee,
      price: "499",
      variantPrices: ["", own],
      categories: [],
      seoTitle: "",
      seoDescription: "",
    },
    { host: "kapas.test", name: "Kapas", percentOff },
  );
  expect([page.description, preview.description]).toEqual([expected, expected]);
});
