import type { BrowserContext } from "@playwright/test";
import { findForm } from "./plain-browser";

const noticeCookie = /^kapas-notice/;

/** By e-mail and password, without the form's page on the screen: the browser holds the session then. */
export async function signIn(
  context: BrowserContext,
  { email, password }: { email: string; password: string },
): Promise<void> {
  const { request } = context;
  const page = await request.get("/auth");
  const kept = findForm(await page.text(), "Login");
  if (!kept) throw new Error("the sign-in page has no form");
  const { origin } = new URL(page.url());
  const answer = await request.post("/auth", {
    multipart: { ...kept, email, password },
    headers: { origin, referer: page.url() },
    maxRedirects: 0,
  });
  const notice = (await context.cookies()).find(({ name }) => noticeCookie.test(name));
  if (answer.status() !== 303 || !notice?.value.endsWith("signed-in")) {
    throw new Error(`signing in as ${email} answered ${answer.status()} ${notice?.value ?? ""}`);
  }
  // Its toast would stand before the first one of the test.
  await context.clearCookies({ name: noticeCookie });
}
