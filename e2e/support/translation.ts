import type { Page } from "@playwright/test";

function replaceTexts() {
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
}

/** Replaces the page's texts as Chrome's translation does: each by a <font> that React does not manage. */
export async function translate(page: Page): Promise<void> {
  await page.evaluate(replaceTexts);
}

/** Translates the next page and presses a control of it when React has begun to listen but not to hydrate. */
export async function pressBeforeHydration(page: Page, selector: string): Promise<void> {
  await page.addInitScript(`(${pressWhenReactListens})(${replaceTexts}, ${JSON.stringify(selector)})`);
}

function pressWhenReactListens(translateTexts: () => void, selector: string) {
  const listen = document.addEventListener;
  document.addEventListener = (...parameters: Parameters<typeof listen>) => {
    listen.apply(document, parameters);
    // Of all listeners only React's hears this event.
    if (parameters[0] !== "gotpointercapture") return;
    document.addEventListener = listen;
    queueMicrotask(() => {
      translateTexts();
      document.querySelector<HTMLElement>(selector)?.click();
    });
  };
}
