import { expect, type Page } from "@playwright/test";
import { brokenWords, controlsOutOfReach, doubleText } from "./large-text";
import { headingFaults, sidewaysScroll } from "./rules";

const desktop = { width: 1280, height: 800 };
const narrow = [
  { width: 360, height: 740 },
  { width: 320, height: 640 },
];

/** A page, and what is done there before it is checked. */
export type Row = readonly [path: string, act?: (page: Page) => Promise<unknown>];

/**
 * Opens each page once and lists what is wrong with it: what axe finds, the order of headings, sideways scroll at each width,
 * and, on the storefront, what text of twice the size breaks on a phone.
 */
export async function sweep(
  page: Page,
  rows: readonly Row[],
  scan: (page: Page) => Promise<string[]>,
  { hasLargeText = true } = {},
): Promise<string[]> {
  const found: string[] = [];
  for (const [path, act] of rows) {
    await page.setViewportSize(desktop);
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 }).first(), path).toBeVisible();
    await act?.(page);
    found.push(...(await scan(page)), ...(await headingFaults(page)), ...(await scrollAt(page, desktop)));
    for (const size of narrow) found.push(...(await scrollAt(page, size)));
    if (!hasLargeText) continue;
    await page.setViewportSize(narrow[0] ?? desktop);
    await doubleText(page);
    const large = [
      ...(await sidewaysScroll(page)),
      ...(await brokenWords(page)),
      ...(await controlsOutOfReach(page)),
    ];
    found.push(...large.map((fault) => `with large text: ${fault}`));
  }
  return found;
}

async function scrollAt(page: Page, size: typeof desktop): Promise<string[]> {
  await page.setViewportSize(size);
  return (await sidewaysScroll(page)).map((fault) => `at ${size.width} px: ${fault}`);
}
