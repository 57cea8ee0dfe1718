import { expect, type Page } from "@playwright/test";
import { weighScripts } from "../../scripts/bench/page-weight";
import { brokenWords, controlsOutOfReach, doubleText, endAnimations } from "./large-text";
import { headingFaults, sidewaysScroll, waitUntilStill } from "./rules";

const desktop = { width: 1280, height: 800 };
const phone = { width: 360, height: 740 };
const smallPhone = { width: 320, height: 640 };

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
    await waitUntilStill(page);
    if (act) {
      await act(page);
      await waitUntilStill(page);
    }
    if (scriptLimit) {
      const { bytes } = await weighScripts((await answer?.text()) ?? "", page.url());
      if (bytes > scriptLimit || bytes === 0) found.push(`${path} has ${bytes} bytes of scripts`);
    }
    found.push(...(await headingFaults(page)), ...(await sidewaysScroll(page)).map(at(desktop)));
    found.push(...(await scan(page)));
    for (const size of [smallPhone, phone]) {
      await resize(page, size);
      found.push(...(await sidewaysScroll(page)).map(at(size)));
    }
    if (hasLargeText) found.push(...(await largeTextFaults(page)));
    await page.setViewportSize(desktop);
  }
  return found;
}

const at =
  ({ width }: typeof desktop) =>
  (fault: string) =>
    `at ${width} px: ${fault}`;

/** Of a page in the size of a phone, which keeps the large text. */
async function largeTextFaults(page: Page): Promise<string[]> {
  await doubleText(page);
  const found = [
    ...(await sidewaysScroll(page)),
    ...(await brokenWords(page)),
    ...(await controlsOutOfReach(page)),
  ];
  return found.map((fault) => `with large text: ${fault}`);
}

async function resize(page: Page, size: typeof desktop): Promise<void> {
  await page.setViewportSize(size);
  await expect.poll(() => page.evaluate(() => window.innerWidth)).toBe(size.width);
  await endAnimations(page);
}
