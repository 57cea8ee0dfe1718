import { expect, test } from "@playwright/test";
import { weighPage } from "../../scripts/bench/page-weight";
import { anyProduct } from "../support/site";

/** Budgets in bytes for the compressed scripts that a page's HTML names. */
// 157 kB, rounded: how the bundler cuts what pages share moves the sum by half a kilobyte.
const shelf = 157_499;
const till = 163_000;

test("a first visit stays within its budget of scripts, so that a phone reacts early", async ({
  baseURL,
}) => {
  const { slug } = await anyProduct();
  const budgets = { "/": shelf, "/products": shelf, [`/products/${slug}`]: shelf, "/checkout": till };
  for (const [path, budget] of Object.entries(budgets)) {
    const { scriptGzip } = await weighPage(new URL(path, baseURL).href);
    expect(scriptGzip, path).toBeLessThanOrEqual(budget);
  }
});
