import { expect, type Page } from "@playwright/test";
import axe, { type RunOptions } from "axe-core";

const wcag = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];

/** Waits for a streamed title, pending totals and animations: an element that is still fading has too little contrast. */
async function waitUntilStill(page: Page): Promise<void> {
  await expect(page).toHaveTitle(/./);
  await expect(page.locator("section[aria-busy=true]").filter({ visible: true })).toHaveCount(0);
  await page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    const ending = () =>
      document
        .getAnimations()
        .filter((animation) => animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY);
    // Changed colours begin to fade with the next frame only, and one fade may start another.
    do {
      for (const animation of ending()) animation.finish();
      await frame();
      await frame();
    } while (ending().length > 0);
  });
}

/** Puts the bars of the back office in their place in the page, or back along the edge: there they half cover whatever they float over. */
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

/** Selectors of what axe looks at, and of what it leaves out. */
type Area = { include: string[] } | { exclude: string[] };

/** The first cards of a shelf stand for all. */
const laterCards = "main li:nth-child(n + 9)";

/** The WCAG 2.2 AA rules that a page breaks, as far as axe can check them. */
export function violationsOn(page: Page): Promise<string[]> {
  return violationsOf(page, { exclude: [laterCards] }, wcag);
}

async function violationsOf(page: Page, context: Area, rules: string[]): Promise<string[]> {
  const options: RunOptions = {
    runOnly: rules,
    // Only what is wrong is described.
    resultTypes: ["violations"],
    iframes: false,
  };
  await waitUntilStill(page);
  await floatBars(page, false);
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axe.source);
  const violations = await page.evaluate(
    async ([where, how]) => (await (Reflect.get(window, "axe") as typeof axe).run(where, how)).violations,
    [context, options] as const,
  );
  await floatBars(page, true);
  return violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${page.url()} ${id}: ${node.target.join(" ")} ${node.failureSummary ?? ""}`),
  );
}

/** Rows are alike: the first ones stand for all. */
const laterRows = "main :is(tbody tr:nth-child(n + 4), li:nth-child(n + 6))";
/** The menu beside every screen of the back office. */
const sidebar = ".office > aside";

/** The same for a screen of the back office, which has colours for the day and for the night. Its menu is looked at once. */
export function officeViolations(page: Page): Promise<string[]> {
  return byDayAndNight(page, { exclude: [laterRows, sidebar] });
}

/** The menu of the back office, which is the same beside every screen. */
export function sidebarViolations(page: Page): Promise<string[]> {
  return byDayAndNight(page, { include: [sidebar] });
}

async function byDayAndNight(page: Page, context: Area): Promise<string[]> {
  const found = await violationsOf(page, context, wcag);
  await page.emulateMedia({ colorScheme: "dark" });
  const byNight = await violationsOf(page, context, ["color-contrast"]);
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
      .slice(-5)
      .map((element) => `${location.pathname} ${element.tagName} ${element.className}`);
  });
}

/** What is wrong with the headings of a page's main part: not exactly one of the first level, or a level that is skipped. */
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
