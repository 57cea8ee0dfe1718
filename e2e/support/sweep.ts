import { expect, type Page } from "@playwright/test";
import { weighScripts } from "../../scripts/bench/page-weight";
import { brokenWords, controlsOutOfReach, doubleText, endAnimations } from "./large-text";
import { headingFaults, sidewaysScroll } from "./rules";

const desktop = { width: 1280, height: 800 };
const phone = { width: 360, height: 740 };
const sizes = [desktop, phone, { width: 320, height: 640 }];

/** A page, and the steps before it is checked. */
export type Row = readonly [path: string, act?: (page: Page) => Promise<unknown>];

type Options = {
  /** Whether text of twice the size must fit a phone, as on the storefront */
  hasLargeText?: boolean;
  /** The most bytes (gzip) of scripts that a page may name */
  scriptLimit?: number;
};

/**
 * Opens each page once and lists its problems: axe violations, the order of headings, sideways scroll at each
 * width, breakage by text of twice the size on a phone, and the weight of its scripts.
 */
export async function sweep(
  page: Page,
  rows: readonly Row[],
  scan: (page: Page) => Promise<string[]>,
  { hasLargeText = true, scriptLimit }: Options = {},
): Promise<string[]> {
  const found: string[] = [];
  for (const [path, act] of rows) {
    const answer = await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 }).first(), path).toBeVisible();
    await act?.(page);
    if (scriptLimit) {
      const { bytes } = await weighScripts((await answer?.text()) ?? "", page.url());
      if (bytes > scriptLimit || bytes === 0) found.push(`${path} has ${bytes} bytes of scripts`);
    }
    found.push(...(await headingFaults(page)));
    for (const size of sizes) found.push(...(await scrollAt(page, size)));
    if (hasLargeText) found.push(...(await largeTextFaults(page)));
    await resize(page, desktop);
    found.push(...(await scan(page)));
  }
  return found;
}

async function largeTextFaults(page: Page): Promise<string[]> {
  await resize(page, phone);
  const putBack = await doubleText(page);
  const found = [
    ...(await sidewaysScroll(page)),
    ...(await brokenWords(page)),
    ...(await controlsOutOfReach(page)),
  ];
  await putBack();
  return found.map((fault) => `with large text: ${fault}`);
}

async function scrollAt(page: Page, size: typeof desktop): Promise<string[]> {
  await resize(page, size);
  return (await sidewaysScroll(page)).map((fault) => `at ${size.width} px: ${fault}`);
}

async function resize(page: Page, size: typeof desktop): Promise<void> {
  await page.setViewportSize(size);
  await page.waitForFunction((width) => window.innerWidth === width, size.width);
  await endAnimations(page);
}
