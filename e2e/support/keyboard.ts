import { expect, type Locator, type Page } from "@playwright/test";

const farthest = 80;

/** Grabs a drag handle with Space. Space adds the arrow listeners in a timer, and keys may come before timers. */
export async function takeByHandle(handle: Locator): Promise<void> {
  const page = handle.page();
  // The sortable code loads when the rows are in view.
  await handle.and(page.locator("[aria-roledescription=sortable]")).focus();
  await page.keyboard.press("Space");
  await page.evaluate(() => new Promise((done) => setTimeout(done)));
}

/** Uses a page by keyboard only. */
export class Keyboard {
  constructor(private readonly page: Page) {}

  /** Presses Tab until the target has the focus, and expects the focus to be visible. */
  async tabTo(target: Locator): Promise<void> {
    await target.waitFor();
    await this.walkTo(target, "Tab");
    await this.expectFocusSeen();
  }

  /** The same with Shift and Tab. Stops for screen readers only have no visible focus. */
  async backTo(target: Locator): Promise<void> {
    await this.walkTo(target, "Shift+Tab");
  }

  async press(target: Locator, key: "Enter" | "Space" = "Enter"): Promise<void> {
    await this.tabTo(target);
    await this.untilAlive();
    await this.page.keyboard.press(key);
  }

  async type(target: Locator, text: string): Promise<void> {
    await this.tabTo(target);
    await this.untilAlive();
    await this.page.keyboard.press("ControlOrMeta+a");
    await this.page.keyboard.type(text);
  }

  /** The names of all Tab stops in an area, in order. Shift+Tab must visit them in reverse. */
  async stopsIn(area: Locator): Promise<string[]> {
    const first = area
      .locator("a, button, input:not([type=hidden]), select, textarea")
      .filter({ visible: true });
    await this.tabTo(first.first());
    const forth = await this.walk(area, "Tab");
    await this.page.keyboard.press("Shift+Tab");
    const back = await this.walk(area, "Shift+Tab");
    expect(back.reverse()).toEqual(forth);
    return forth;
  }

  /** Finding an element by role costs more than the key, so it is repeated only when the page has replaced the element. */
  private async walkTo(target: Locator, key: "Tab" | "Shift+Tab"): Promise<void> {
    let wanted = await target.elementHandle();
    for (let step = 0; step < farthest; step += 1) {
      const state = await wanted?.evaluate(stateOf);
      if (state === "focused") return;
      if (state === "gone") wanted = await target.elementHandle();
      else await this.page.keyboard.press(key);
    }
    throw new Error(`${target} was not reached with ${key}`);
  }

  private async walk(area: Locator, key: "Tab" | "Shift+Tab"): Promise<string[]> {
    const names: string[] = [];
    const focused = area.locator(":focus");
    while (names.length < farthest) {
      const [name] = await focused.evaluateAll(namesOf);
      if (name === undefined) break;
      names.push(name);
      await this.expectFocusSeen();
      await this.page.keyboard.press(key);
    }
    return names;
  }

  private async expectFocusSeen(): Promise<void> {
    await expect.poll(() => this.page.evaluate(whatHidesFocus)).toBe("nothing");
  }

  /** Waits until React has hydrated the focused element: before that a button does nothing. */
  private async untilAlive(): Promise<void> {
    await this.page.waitForFunction(() =>
      Object.keys(document.activeElement ?? {}).some((key) => key.startsWith("__react")),
    );
  }
}

function stateOf(element: Element): "focused" | "elsewhere" | "gone" {
  if (!element.isConnected) return "gone";
  return element === document.activeElement ? "focused" : "elsewhere";
}

function namesOf(elements: Element[]): string[] {
  return elements.map((element) => {
    const isField = element instanceof HTMLInputElement || element instanceof HTMLSelectElement;
    const label = isField ? element.labels?.[0] : null;
    const name = element.getAttribute("aria-label") ?? (label ?? element).textContent ?? "";
    return name.replace(/\s+/g, " ").trim();
  });
}

/** WCAG 2.4.7 and 2.4.11: the focused element has an outline, and no bar or window edge covers its middle. */
function whatHidesFocus(): string {
  const element = document.activeElement ?? document.body;
  const { outlineStyle, outlineWidth } = getComputedStyle(element);
  if (outlineStyle === "none" || Number.parseFloat(outlineWidth) < 2)
    return `no outline: ${element.outerHTML}`;
  const { left, top, width, height } = element.getBoundingClientRect();
  const over = document.elementFromPoint(left + width / 2, top + height / 2);
  const isSeen = over !== null && (element.contains(over) || over.contains(element));
  return isSeen ? "nothing" : `${element.outerHTML} is under ${over?.outerHTML.slice(0, 200) ?? "the edge"}`;
}
