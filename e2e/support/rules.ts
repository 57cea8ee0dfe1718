import { expect, type Page } from "@playwright/test";
import axe, { type RunOptions } from "axe-core";
import { endAnimations } from "./large-text";

const wcag = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];

/** Waits for a streamed title, pending totals and animations: an element that is still fading has too little contrast. */
async function waitUntilStill(page: Page): Promise<void> {
  await expect(page).toHaveTitle(/./);
  await expect(page.locator("section[aria-busy=true]").filter({ visible: true })).toHaveCount(0);
  await endAnimations(page);
}

/** Places the admin's sticky bars in the page flow, or back at the edge: there they partly cover the content below. */
async function floatBars(page: Page, isFloating: boolean): Promise<void> {
  await page.evaluate(
    (position) => {
      for (const bar of document.querySelectorAll<HTMLElement>("[data-bottom-bar]")) {
        bar.style.position = position;
      }
    },
    isFloating ? "" : "static",
  );
}

/** Product cards and table rows are alike, so the first ones represent all. */
const laterCards = "main li:nth-child(n + 9)";
const laterRows = "main :is(tbody tr:nth-child(n + 4), li:nth-child(n + 6))";
/** The menu of every admin screen. */
const sidebar = ".admin > aside > *";

/** The WCAG 2.2 AA rules that a page breaks, as far as axe can check them. Repeated parts are removed from the page first. */
export async function violationsOn(page: Page): Promise<string[]> {
  await takeOut(page, laterCards);
  return violationsOf(page, wcag);
}

async function takeOut(page: Page, selector: string): Promise<void> {
  await page.locator(selector).evaluateAll((elements) => {
    for (const element of elements) element.remove();
  });
}

async function violationsOf(page: Page, rules: string[]): Promise<string[]> {
  const options: RunOptions = {
    runOnly: rules,
    // Only violations are described.
    resultTypes: ["violations"],
    iframes: false,
  };
  await waitUntilStill(page);
  await floatBars(page, false);
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axe.source);
  const violations = await page.evaluate(
    async (how) => (await (Reflect.get(window, "axe") as typeof axe).run(document, how)).violations,
    options,
  );
  await floatBars(page, true);
  return violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${page.url()} ${id}: ${node.target.join(" ")} ${node.failureSummary ?? ""}`),
  );
}

/** The same for an admin screen in light and dark mode. Its menu is the same on every screen, so it is checked on one. */
export async function adminViolations(page: Page): Promise<string[]> {
  const hasMenu = new URL(page.url()).pathname === "/admin";
  await takeOut(page, hasMenu ? laterRows : `${laterRows}, ${sidebar}`);
  const found = await violationsOf(page, wcag);
  await page.emulateMedia({ colorScheme: "dark" });
  const byNight = await violationsOf(page, ["color-contrast"]);
  await page.emulateMedia({ colorScheme: "light" });
  return [...found, ...byNight.map((fault) => `in the dark: ${fault}`)];
}

/** The elements that make a page scroll sideways. */
export async function sidewaysScroll(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const width = document.documentElement.clientWidth;
    if (document.documentElement.scrollWidth <= width) return [];
    return [...document.querySelectorAll("body *")]
      .filter((element) => element.getBoundingClientRect().right > width + 1)
      .filter((element) => !element.closest(".scrolls-sideways"))
      .slice(-5)
      .map((element) => `${location.pathname} ${element.tagName} ${element.className}`);
  });
}

/** Heading errors of a page's main part: not exactly one h1, or a skipped level. */
export async function headingFaults(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const headings = [...document.querySelectorAll("main :is(h1, h2, h3, h4, h5, h6)")].filter((heading) =>
      heading.checkVisibility({ visibilityProperty: true }),
    );
    const levels = headings.map(({ tagName }) => Number(tagName[1]));
    const first = levels.filter((level) => level === 1).length;
    const skipped = headings.filter((_, index) => (levels[index] ?? 0) > (levels[index - 1] ?? 0) + 1);
    return [
      ...(first === 1 ? [] : [`${location.pathname} has ${first} h1`]),
      ...skipped.map(
        ({ tagName, textContent }) => `${location.pathname} skips to ${tagName} “${textContent}”`,
      ),
    ];
  });
}
