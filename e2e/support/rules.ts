import { readFileSync } from "node:fs";
import { expect, type Page } from "@playwright/test";
import type axe from "axe-core";
import type { RunOptions } from "axe-core";
import { endAnimations } from "./large-text";

const wcag = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];
const axeSource = readFileSync("node_modules/axe-core/axe.min.js", "utf8");

/** Before violationsOn: from now on every page opens with axe. To send it to each page takes as long as to run it. */
export const openWithAxe = (page: Page) => page.addInitScript({ content: axeSource });

// Below, `evaluate` in place of locators: for the first locator of each page Playwright compiles its own script there.

/** Waits for the heading, a streamed title, pending totals and animations: an element that is still fading has too little contrast. */
export async function waitUntilStill(page: Page): Promise<void> {
  const listPending = () =>
    page.evaluate(() => {
      const isShown = (element: Element) => element.checkVisibility({ visibilityProperty: true });
      const find = (selector: string) => [...document.querySelectorAll(selector)].filter(isShown);
      return [
        ...(find("h1").length > 0 ? [] : ["no heading"]),
        ...(document.title ? [] : ["no title"]),
        ...find("section[aria-busy=true]").map(({ className }) => `busy: ${className}`),
      ];
    });
  await expect.poll(listPending, page.url()).toEqual([]);
  await endAnimations(page);
}

/** Product cards and table rows are alike, so the first ones represent all. */
const laterCards = "main li:nth-child(n + 9)";
const laterRows = "main :is(tbody tr:nth-child(n + 4), li:nth-child(n + 6))";
/** The menu of every admin screen. */
const sidebar = ".admin > aside > *";

/** The WCAG 2.2 AA rules that a still page breaks, as far as axe can check them. Repeated parts are left out. */
export async function violationsOn(page: Page): Promise<string[]> {
  return violationsOf(page, laterCards);
}

/** Headers and footers without a violation: where a page has the same one, it is left out. */
const checkedFrames = new Set<string>();

async function violationsOf(page: Page, repeated: string): Promise<string[]> {
  const options: RunOptions = {
    runOnly: wcag,
    // Only violations are described.
    resultTypes: ["violations"],
    iframes: false,
    // By default axe also loads every style sheet again, for a rule that is not among these.
    preload: { assets: ["media"] },
  };
  const { violations, frames } = await page.evaluate(
    async ([how, exclude, checked]) => {
      // At the edge of the window they partly cover the content below.
      const bars = [...document.querySelectorAll<HTMLElement>("[data-bottom-bar]")];
      for (const bar of bars) bar.style.position = "static";
      const parts = [...document.querySelectorAll("header, footer")].filter((part) => !part.closest("main"));
      const isDark = matchMedia("(prefers-color-scheme: dark)").matches;
      const nameOf = (part: Element) => [isDark, innerWidth, part.outerHTML].join(" ");
      const known = parts.filter((part) => checked.includes(nameOf(part)));
      const checker = Reflect.get(window, "axe") as typeof axe;
      const leftOut = [...document.querySelectorAll(exclude), ...known];
      const { violations: all } = await checker.run(
        { include: [document.documentElement], exclude: leftOut },
        how,
      );
      for (const bar of bars) bar.style.position = "";
      return { violations: all, frames: parts.map(nameOf) };
    },
    [options, repeated, [...checkedFrames]] as const,
  );
  if (violations.length === 0) for (const frame of frames) checkedFrames.add(frame);
  return violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${page.url()} ${id}: ${node.target.join(" ")} ${node.failureSummary ?? ""}`),
  );
}

/** The same for an admin screen. Its menu is the same on every screen, so it is checked on one. */
export async function adminViolations(page: Page): Promise<string[]> {
  const hasMenu = new URL(page.url()).pathname === "/admin";
  return violationsOf(page, hasMenu ? laterRows : `${laterRows}, ${sidebar}`);
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
