import type { Page } from "@playwright/test";
import { readSandboxConfig } from "../sandbox/config";

const { siteUrl: shopUrl } = readSandboxConfig();

/** Puts three different tees into the cart as a visitor does; returns the address of the last. */
export async function fillCart(page: Page): Promise<string> {
  await page.goto(`${shopUrl}/products?category=mens`);
  const links = page.locator('main li :is(h2, h3) a[href^="/products/"]');
  const hrefs = await links.evaluateAll((all) => all.map((link) => link.getAttribute("href") ?? ""));
  const products = [...new Set(hrefs.map((href) => href.split("?")[0] ?? ""))].filter((href) =>
    /-\d+$/.test(href),
  );
  let last = "/products";
  let added = 0;
  for (const href of products) {
    if (added === 3) break;
    await page.goto(`${shopUrl}${href}`);
    const size = page.getByRole("main").getByRole("radio", { name: "M", exact: true });
    if (!(await size.isEnabled().catch(() => false))) continue;
    await size.check({ force: true });
    await page
      .getByRole("button", { name: /add to cart/i })
      .first()
      .click();
    await page.getByRole("link", { name: `Shopping Cart (${++added} items)` }).waitFor();
    last = href;
  }
  if (added < 3) throw new Error("Fewer than three tees could be put into the cart");
  return last;
}

/** Opens a template, after its letters are drawn. */
export async function openDesigner(page: Page): Promise<void> {
  await page.goto(`${shopUrl}/custom-design?template=diwali-lights`, { waitUntil: "networkidle" });
  await page.locator("[data-part=art] [data-layer-id] path").first().waitFor({ state: "attached" });
}

export async function fillAddress(page: Page): Promise<void> {
  const typed: [RegExp, string][] = [
    [/name/i, "Meera Nair"],
    [/e-?mail/i, "meera@example.com"],
    [/mobile|phone/i, "98765 01234"],
    [/pincode/i, "560038"],
    [/house|address/i, "14, 3rd Cross, Indiranagar"],
  ];
  const main = page.getByRole("main");
  for (const [label, text] of typed) await main.getByLabel(label).first().fill(text);
  await main.getByText("Bengaluru, Karnataka").waitFor();
  // Leaving the last field triggers the totals.
  await main.getByRole("heading", { level: 1 }).click();
}

export async function tryCoupon(page: Page): Promise<void> {
  await page.getByLabel("Product", { exact: true }).fill("Kamal");
  await page.getByRole("button", { name: "Find product" }).click();
  await page.getByRole("button", { name: "Kamal Tee", exact: true }).click();
  await page.getByLabel(/^Code/).fill("LAUNCH20");
  await page.getByRole("button", { name: "Calculate" }).click();
  await page
    .getByText(/^LAUNCH20/)
    .first()
    .waitFor();
  await page.evaluate(() => scrollTo(0, 0));
}

export async function signIn(page: Page, email: string, password: string, next?: string): Promise<void> {
  await page.goto(`${shopUrl}/auth${next ? `?next=${encodeURIComponent(next)}` : ""}`);
  const form = page.locator("form").filter({ has: page.getByLabel("Password", { exact: true }) });
  await form.getByLabel("Email").fill(email);
  await form.getByLabel("Password", { exact: true }).fill(password);
  await form.getByRole("button", { name: "Login" }).click();
  await page.waitForURL((url) => url.pathname !== "/auth");
}
