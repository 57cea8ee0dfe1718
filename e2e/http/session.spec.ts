import { expect, test } from "@playwright/test";
import { SignInPage } from "../pages/sign-in-page";
import { shopUrl } from "../support/env";
import { people } from "../support/newcomer";

async function sessionOf(cookie: string) {
  const response = await fetch(`${shopUrl}/api/session`, { headers: { cookie } });
  expect(response.headers.get("cache-control")).toContain("no-store");
  return response.json();
}

const nobody = { user: null, isAdmin: false };

test("the session is HttpOnly; a stolen one is dead after signing out, a forged one always", async ({
  page,
}) => {
  const screen = new SignInPage(page);
  await screen.open();
  await screen.login(people.admin);
  await page.waitForURL("**/orders");
  const cookies = await page.context().cookies();
  for (const { name, httpOnly, sameSite } of cookies) {
    expect(sameSite).toBe("Lax");
    expect(httpOnly).toBe(name.startsWith("kapas-session"));
  }
  const stolen = cookies.map(({ name, value }) => `${name}=${value}`).join("; ");
  expect(await sessionOf(stolen)).toMatchObject({ isAdmin: true });
  expect(await sessionOf(stolen.replace(/(kapas-session=base64-.{80})..../, "$1AAAA"))).toEqual(nobody);
  await page.request.post("/api/sign-out", { headers: { origin: shopUrl } });
  expect(await sessionOf(stolen)).toEqual(nobody);
});

test("guests are sent to sign in, with the way back; another site can't sign anybody out", async ({
  request,
}) => {
  for (const path of ["/admin", "/admin/orders?page=2"]) {
    const response = await request.get(path, { maxRedirects: 0 });
    expect(response.status()).toBe(307);
    const target = new URL(response.headers().location ?? "", shopUrl);
    expect(target.pathname).toBe("/auth");
    expect(target.searchParams.get("next")).toBe(path);
  }
  const crossSite = await request.post("/api/sign-out", { headers: { origin: "https://evil.example" } });
  expect(crossSite.status()).toBe(403);
});
