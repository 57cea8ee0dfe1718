import type { Page } from "@playwright/test";
import type pg from "pg";
import { sandboxKeys } from "../sandbox/keys";

const chat = {
  enableChat: true,
  chatProvider: "crisp",
  crispWebsiteId: "0a1b2c3d-0000-4000-8000-0123456789ab",
};
const analytics = { enableAnalytics: true, analyticsId: "G-KAPAS00001" };

async function put(db: pg.Pool, shopUrl: string, documents: Record<string, unknown>): Promise<void> {
  for (const [key, value] of Object.entries(documents)) {
    await db.query("update public.admin_settings set value = $2 where key = $1", [
      key,
      JSON.stringify(value),
    ]);
  }
  // By then the shop has read the change.
  await fetch(`${shopUrl}/api/jobs/run?only=storefront_changes`, {
    method: "POST",
    headers: { authorization: `Bearer ${sandboxKeys.jobsSecret}` },
  });
}

/** The consent banner and the chat, in a shop where both are switched on for the time of the screenshot. */
export async function takeConsent(
  page: Page,
  { db, shopUrl, take }: { db: pg.Pool; shopUrl: string; take: (name: string) => Promise<void> },
): Promise<void> {
  const { rows } = await db.query<{ key: string; value: unknown }>(
    "select key, value from public.admin_settings where key in ('chat_settings', 'analytics_settings')",
  );
  await put(db, shopUrl, { chat_settings: chat, analytics_settings: analytics });
  try {
    await page.goto(shopUrl, { waitUntil: "networkidle" });
    await page.getByRole("button", { name: "Refuse all" }).waitFor();
    await take("consent");
    await page.getByRole("button", { name: "Refuse all" }).click();
    await page.goto(`${shopUrl}/contact#chat`, { waitUntil: "networkidle" });
    await page.getByRole("button", { name: "Allow chat" }).waitFor();
    await take("chat");
  } finally {
    await put(db, shopUrl, Object.fromEntries(rows.map(({ key, value }) => [key, value])));
  }
}
