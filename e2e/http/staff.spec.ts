import { expect, test } from "@playwright/test";
import { people } from "../support/newcomer";
import { PlainBrowser } from "../support/plain-browser";

async function signedIn(who: { email: string; password: string }): Promise<PlainBrowser> {
  const browser = new PlainBrowser();
  expect((await browser.submit("/auth", "Login", who)).notice).toMatch(/signed-in$/);
  return browser;
}

test("a wrong address of the back office is a 404 inside it, for staff only", async () => {
  const staff = await signedIn(people.admin);
  for (const path of ["/admin/nothing", "/admin/nothing/at/all"]) {
    const answer = await staff.send(path);
    expect(answer.status, path).toBe(404);
    const html = await answer.text();
    expect(html, path).toContain("There is nothing at this address.");
    expect(html, path).toContain('aria-label="Admin"');
    expect(html, path).not.toContain('aria-label="Main"');
  }
  const customer = await signedIn(people.ravi);
  expect((await customer.send("/admin/nothing")).headers.get("location")).toMatch(/\/dashboard$/);
  expect((await new PlainBrowser().send("/admin/nothing")).headers.get("location")).toContain("/auth?next=");
});

test("staff who ask for a page of a customer's account get theirs in the back office", async () => {
  const staff = await signedIn(people.admin);
  const places = {
    "/account": /\/admin$/,
    "/dashboard": /\/admin$/,
    "/orders": /\/admin$/,
    "/account/addresses": /\/admin$/,
    "/account/addresses/new": /\/admin$/,
    "/account/profile": /\/admin\/account$/,
    "/account/privacy": /\/admin\/account$/,
  };
  for (const [path, place] of Object.entries(places)) {
    const answer = await staff.send(path);
    expect(answer.status, path).toBe(307);
    expect(answer.headers.get("location"), path).toMatch(place);
  }
  expect((await staff.send("/admin/account")).status).toBe(200);
});
