import { expect, test } from "@playwright/test";
import { totpOf } from "../../sandbox/backend/totp";
import { backend } from "../support/backend";
import { people } from "../support/newcomer";
import { PlainBrowser } from "../support/plain-browser";
import { makeStaff, setUpApp } from "../support/staff";

async function signedIn({ email, password }: { email: string; password: string }): Promise<PlainBrowser> {
  const browser = new PlainBrowser();
  expect((await browser.submit("/auth", "Login", { email, password })).notice).toMatch(/signed-in$/);
  return browser;
}

test("an unknown back office address shows a 404 to staff, and redirects everybody else", async () => {
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

test("a product, a category or a variant that does not exist is a 404 to staff, and one that exists is not", async () => {
  const staff = await signedIn(people.admin);
  const variants = await backend
    .from("product_variants")
    .select("id, product_id")
    .eq("is_active", true)
    .order("id")
    .limit(1);
  const [variant] = variants.data ?? [];
  const { data: categories } = await backend
    .from("categories")
    .select("id")
    .eq("is_deleted", false)
    .order("id")
    .limit(1);
  const places = {
    "/admin/products/edit": variant?.product_id,
    "/admin/categories": categories?.[0]?.id,
    "/admin/inventory": variant?.id,
  };
  for (const [place, known] of Object.entries(places)) {
    for (const id of ["abc", "0", "999999", "999999999999999", "1.5"]) {
      const answer = await staff.send(`${place}/${id}`);
      expect(answer.status, `${place}/${id}`).toBe(404);
      expect(await answer.text()).toContain('aria-label="Admin"');
    }
    expect((await staff.send(`${place}/${known}`)).status, place).toBe(200);
  }
  expect((await staff.send("/admin/categories/new")).status).toBe(200);
  expect((await staff.send("/admin/inventory/count")).status).toBe(200);
});

test("staff who open a customer's account page are redirected to the back office", async () => {
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

test("staff who have not entered their app's code can't change, download or delete their account", async () => {
  const who = await makeStaff();
  const secret = await setUpApp(who);
  const half = await signedIn(who);
  expect((await half.send("/admin/account")).headers.get("location")).toContain("/admin/second-factor");
  const opener = await signedIn(people.admin);
  const tries = [
    ["Delete my account", { confirmation: "DELETE", password: who.password }],
    ["Save changes", { firstName: "Not", lastName: "Theirs" }],
    [
      "Change password",
      { currentPassword: who.password, password: "taken-over", confirmPassword: "taken-over" },
    ],
    ["Send reset link", {}],
  ] as const;
  const forms = await Promise.all(
    tries.map(async ([button, fields]) => {
      const send = await half.formOf(opener, "/admin/account", button);
      return { button, send: () => send(fields) };
    }),
  );
  for (const { button, send } of forms) {
    const { state } = await send();
    expect([button, state?.code, state?.message]).toEqual([
      button,
      "forbidden",
      expect.stringContaining("authenticator app"),
    ]);
  }
  expect((await half.send("/api/account/data")).status).toBe(403);

  await half.submit("/admin/second-factor", "Continue", { code: totpOf(secret, Date.now()) });
  const data = await half.send("/api/account/data");
  expect(data.status).toBe(200);
  expect(await data.text()).toContain(who.firstName);
  expect((await half.send("/admin/account")).status).toBe(200);
});
