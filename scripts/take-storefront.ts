import type { Page } from "@playwright/test";

interface Camera {
  shopUrl: string;
  /** Takes a picture of what is on the screen; with `hasToast` without waiting until messages have left. */
  take: (name: string, options?: { hasToast?: boolean }) => Promise<void>;
}

/** Searches that once found nothing or the wrong tees, drawn on a phone. */
const searches: [string, string][] = [
  ["black", "black"],
  ["xl-black", "xl black"],
  ["xl", "XL"],
  ["chai", "चाय"],
  ["ganesh", "ganesh"],
  ["peac", "peac"],
];

export async function takeSearches(page: Page, { shopUrl, take }: Camera): Promise<void> {
  for (const [name, query] of searches) {
    await page.goto(`${shopUrl}/products?q=${encodeURIComponent(query)}`, { waitUntil: "networkidle" });
    await take(`search-${name}`);
  }
}

/** A theme, the gallery on the home page, the size finder's answer, and the message after Add to cart. */
export async function takeBrowsing(page: Page, product: string, { shopUrl, take }: Camera): Promise<void> {
  await page.goto(`${shopUrl}/products?category=music`, { waitUntil: "networkidle" });
  await take("theme");
  await page.goto(shopUrl, { waitUntil: "networkidle" });
  const gallery = page.getByRole("region", { name: "Designed by our customers" });
  await gallery.evaluate((section) => section.scrollIntoView({ block: "start", behavior: "instant" }));
  await take("gallery");

  await page.goto(`${shopUrl}${product}`, { waitUntil: "networkidle" });
  const main = page.getByRole("main");
  await main.getByRole("link", { name: "Size chart" }).click();
  await main.getByRole("button", { name: "Find my size" }).click();
  const finder = page.getByRole("dialog", { name: "Find my size" });
  await finder.getByLabel("Height (cm)").fill("172");
  await finder.getByLabel("Weight (kg)").fill("68");
  await finder.getByRole("button", { name: "Find my size" }).click();
  await finder.getByText("Your size:").waitFor();
  await take("size-finder");
  await finder.getByRole("button", { name: /^Choose / }).click();

  await main
    .getByRole("button", { name: /add to cart/i })
    .first()
    .click();
  await page.getByRole("link", { name: /^View cart/ }).waitFor();
  await take("mini-cart", { hasToast: true });
}

/** A group order as its organiser and its members see it, and the organiser's designs. Asha is signed in. */
export async function takeGroups(page: Page, { shopUrl, take }: Camera): Promise<void> {
  await page.goto(`${shopUrl}/my-designs`, { waitUntil: "networkidle" });
  await take("my-designs");
  await page.goto(`${shopUrl}/group-orders`, { waitUntil: "networkidle" });
  await page
    .getByRole("main")
    .getByRole("listitem")
    .filter({ hasText: "Indiranagar Lions" })
    .getByRole("link")
    .first()
    .click();
  await page.waitForURL(/\/group-orders\/[0-9a-f-]{36}$/, { waitUntil: "networkidle" });
  await take("group-organiser");
  await page.getByRole("link", { name: "View group page" }).click();
  await page.waitForURL(/\/group\/[\w-]{43}$/, { waitUntil: "networkidle" });
  await take("group-join");
}
