import { renderToStaticMarkup } from "react-dom/server";
import type { DesignerShop } from "@/lib/designer/shop";
import { asPaise } from "@/lib/money";
import { PrintPrices } from "./print-prices";

const shop: DesignerShop = {
  colours: [],
  blanks: [
    { cut: "regular", name: "Basic Tee", pricePaise: asPaise(49900), fabric: "", picture: null, colours: [] },
  ],
  prices: {
    bands: [
      { name: "Small", widthMm: 100, heightMm: 100, pricePaise: asPaise(9900) },
      { name: "Large", widthMm: 345, heightMm: 410, pricePaise: asPaise(29900) },
    ],
    breaks: [
      { quantity: 5, percent: 5 },
      { quantity: 10, percent: 10 },
      { quantity: 25, percent: 15 },
    ],
  },
  discountPercent: 0,
};

it("shows every quantity step in a row of its own, with its discount and a price for each print", () => {
  const rows = renderToStaticMarkup(<PrintPrices shop={shop} />).match(/<tr>.*?<\/tr>/g) ?? [];
  expect(
    rows.map((row) =>
      row
        .replace(/<[^>]+>/g, " ")
        .replace(/\s+/g, " ")
        .trim(),
    ),
  ).toEqual([
    "Tees Small Large",
    "1 ₹598 ₹798",
    "5+ 5% off ₹568 ₹758",
    "10+ 10% off ₹538 ₹718",
    "25+ 15% off ₹508 ₹678",
  ]);
});
