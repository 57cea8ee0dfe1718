import type { BrowserContext } from "@playwright/test";
import { findForm } from "./form-fields";

const noticeCookie = /^kapas-notice/;

/** Logs in by email and password without opening the login page. The browser then has the session. */
export async function signIn(
  context: BrowserContext,
  { email, password }: { email: string; password: string },
): Promise<void> {
  const { request } = context;
  const page = await request.get("/auth");
  const fields = findForm(await page.text(), "Login");
  if (!fields) throw new Error("the sign-in page has no form");
  const { origin } = new URL(page.url());
  const answer = await request.post("/auth", {
    multipart: { ...fields, email, password },
    headers: { origin, referer: page.url() },
    maxRedirects: 0,
  });
  const notice = (await context.cookies()).find(({ name }) => noticeCookie.test(name));
  if (answer.status() !== 303 || !notice?.value.endsWith("signed-in")) {
    throw new Error(`signing in as ${email} answered ${answer.status()} ${notice?.value ?? ""}`);
  }
  // Otherwise its toast would appear before the test's first one.
  await context.clearCookies({ name: noticeCookie });
}
