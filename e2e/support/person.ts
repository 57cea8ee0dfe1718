import type { BrowserContext, Page } from "@playwright/test";

/** The popup is for people: a browser says that a program drives it, and this takes that back. */
export async function actAsPerson(context: BrowserContext): Promise<void> {
  // As text: a function may be compiled to one that calls a helper which the page does not have.
  await context.addInitScript(
    "Object.defineProperty(Navigator.prototype, 'webdriver', { get: () => false })",
  );
}

/** When a popup of this shop would have come, were nothing in its way. */
const longEnoughMs = 9000;

/** Lets more than the popup's time pass on the page's clock, which `page.clock.install()` has to hold since before the visit. */
export async function waitPopupTime(page: Page): Promise<void> {
  await page.waitForLoadState("networkidle");
  await page.clock.fastForward(longEnoughMs);
}

/** The draw of the popup's halves: 0 is held back, anything near 1 sees it. */
export async function drawAs(context: BrowserContext, number: number): Promise<void> {
  await context.addInitScript(`Math.random = () => ${number}`);
}

export const popupOn = (page: Page) => page.getByRole("dialog", { name: /% off your first order/ });
