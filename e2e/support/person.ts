import type { BrowserContext, Page } from "@playwright/test";

/** Hides the browser's automation flag, because the popup opens for people only. */
export async function actAsPerson(context: BrowserContext): Promise<void> {
  // As text: a compiled function may call a helper that the page does not have.
  await context.addInitScript(
    "Object.defineProperty(Navigator.prototype, 'webdriver', { get: () => false })",
  );
}

/** Time after which this shop's popup opens if nothing prevents it. */
const longEnoughMs = 9000;

/** Advances the page's clock past the popup's delay; `page.clock.install()` must have run before the visit. */
export async function waitPopupTime(page: Page): Promise<void> {
  await page.waitForLoadState("networkidle");
  await page.clock.fastForward(longEnoughMs);
}

/** The random draw for the popup's control group: 0 is in it, anything near 1 sees the popup. */
export async function drawAs(context: BrowserContext, number: number): Promise<void> {
  await context.addInitScript(`Math.random = () => ${number}`);
}

export const popupOn = (page: Page) => page.getByRole("dialog", { name: /% off your first order/ });
