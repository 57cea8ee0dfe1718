import type { Page } from "@playwright/test";

/** Replaces the page's texts as Chrome's translation does: each by a <font> that React does not manage. */
export async function translate(page: Page): Promise<void> {
  await page.evaluate(() => {
    const skipped = "script, style, noscript, textarea, option, title, svg, font, [translate=no]";
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Node[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode);
    for (const text of texts) {
      if (!/\p{L}/u.test(text.nodeValue ?? "") || text.parentElement?.closest(skipped)) continue;
      const [outer, inner] = [document.createElement("font"), document.createElement("font")];
      inner.textContent = text.nodeValue;
      outer.append(inner);
      text.parentNode?.replaceChild(outer, text);
    }
    document.documentElement.classList.add("translated-ltr");
  });
}
