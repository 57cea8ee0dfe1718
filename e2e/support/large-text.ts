import type { Locator, Page } from "@playwright/test";

/** Doubles the browser's font size, as a visitor's setting does. */
export async function doubleText(page: Page): Promise<void> {
  await page.evaluate(() => {
    document.documentElement.style.fontSize = "200%";
  });
  await endAnimations(page);
}

/**
 * Ends all animations and lets measuring code catch up. A transition starts only with the next frame, briefly
 * even with reduced motion, and one may start another.
 */
export async function endAnimations(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    const ending = () =>
      document
        .getAnimations()
        .filter((animation) => animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY);
    do {
      for (const animation of ending()) animation.finish();
      await frame();
      await frame();
    } while (ending().length > 0);
  });
}

/** Words that wrap without a hyphen. A very long word may when nothing else is possible. */
export async function brokenWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const longest = 14;
    const found = new Set<string>();
    const countLines = (range: Range) =>
      new Set([...range.getClientRects()].map(({ bottom }) => Math.round(bottom))).size;
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const range = new Range();
      range.selectNodeContents(node);
      if (countLines(range) < 2) continue;
      if (!node.parentElement?.checkVisibility({ visibilityProperty: true })) continue;
      for (const { 0: word, index } of (node.textContent ?? "").matchAll(/[^\s-]+/gu)) {
        if (word.length > longest) continue;
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        if (countLines(range) > 1) found.add(`${location.pathname} breaks “${word}”`);
      }
    }
    return [...found];
  });
}

/** Which of these extend beyond the sides of the screen. */
export async function outOfReach(page: Page, controls: readonly Locator[]): Promise<string[]> {
  const width = page.viewportSize()?.width ?? 0;
  const found: string[] = [];
  for (const control of controls) {
    const box = await control.boundingBox();
    if (!box || box.x < 0 || box.x + box.width > width) found.push(`${page.url()} ${control}`);
  }
  return found;
}

/** Links, buttons and fields of the page that extend beyond the sides of the screen, outside of areas that scroll sideways. */
export async function controlsOutOfReach(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const width = document.documentElement.clientWidth;
    const scrolls = (element: Element | null): boolean =>
      element !== null &&
      (/auto|scroll/.test(getComputedStyle(element).overflowX) || scrolls(element.parentElement));
    return [...document.querySelectorAll("main :is(a, button, input, select, textarea)")]
      .filter((control) => control.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      .filter((control) => {
        const { left, right, width: size } = control.getBoundingClientRect();
        return size > 1 && (left < -1 || right > width + 1) && !scrolls(control.parentElement);
      })
      .map((control) => `${location.pathname} cuts off ${control.outerHTML.slice(0, 200)}`);
  });
}
