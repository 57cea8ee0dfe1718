import { renderToStaticMarkup } from "react-dom/server";
import { MAX_QUANTITY } from "@/lib/cart/cart";
import { asPaise } from "@/lib/money";
import { ProofSizes } from "./proof-sizes";
import { ProofTotal } from "./proof-total";

const quoteForm = 'href="/contact-message?topic=bulk&amp;design=v1"';

it.each([
  [MAX_QUANTITY - 1, 50, null],
  [MAX_QUANTITY, 50, `Maximum ${MAX_QUANTITY}.`],
  [4, 4, "Only 4 left."],
])("a size with %i of %i offers a quote at its maximum only", (count, free, limit) => {
  const size = { size: "M", listPaise: asPaise(49900), free, largest: null, count };
  const html = renderToStaticMarkup(
    <ProofSizes versionId="v1" sizes={[size]} units={new Map()} onCount={() => undefined} problemId={null} />,
  );
  expect(html.includes(quoteForm)).toBe(limit !== null);
  if (limit) expect(html).toContain(limit);
});

it.each([
  [24, false],
  [25, true],
])("a total of %i tees offers a quote: %s", (quantity, isOffered) => {
  const total = asPaise(quantity * 49900);
  const price = { quantity, percentOff: 0, totalPaise: total, listTotalPaise: total, next: null };
  const html = renderToStaticMarkup(
    <ProofTotal versionId="v1" price={{ ...price, units: new Map(), unitPrices: [] }} />,
  );
  expect(html.includes(quoteForm)).toBe(isOffered);
});
