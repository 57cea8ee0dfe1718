import { randomUUID } from "node:crypto";
import { expect, test } from "@playwright/test";
import type { Role } from "../../lib/staff/permissions";
import { backend } from "../support/backend";
import { idOf } from "../support/checkout-action";
import { shopUrl } from "../support/env";
import { placeOrder } from "../support/orders";
import { PlainBrowser } from "../support/plain-browser";
import { makeStaff } from "../support/staff";
import { takeTee } from "../support/tees";

// What staff can send past the forms: addresses that nobody typed, searches that can't be read, lists of others.

async function browserOf(role: Role): Promise<PlainBrowser> {
  const browser = new PlainBrowser();
  const { email, password } = await makeStaff(role);
  expect((await browser.submit("/auth", "Login", { email, password })).notice).toMatch(/signed-in$/);
  return browser;
}

const lists = ["orders", "packing", "inventory", "messages", "money"];

test("an address of a list that nobody typed shows the list, or what is wrong with it", async () => {
  const owner = await browserOf("admin");
  const addresses: Record<string, string>[] = [
    { after: '["x","y"]' },
    { before: '[1e400,"a"]' },
    { after: '["\\u0000",1]' },
    { q: "\u0000tee" },
    { q: "constructor:x" },
    { q: "status:," },
    { q: "created:0001-01-01..9999-12-31" },
    { q: "'\"),or(id.gt.0" },
    { sort: "__proto__" },
  ];
  const paths = [
    ...addresses.map((address) => `/admin/products?${new URLSearchParams(address)}`),
    ...lists.map((list) => `/admin/${list}?${new URLSearchParams(addresses[0])}`),
  ];
  for (const path of paths) {
    const answer = await owner.send(path);
    const html = await answer.text();
    expect([path, answer.status, /data-dgst|"digest"/.test(html)]).toEqual([path, 200, false]);
  }
});

test("a change of all that a search finds is refused when the search can't be read", async () => {
  const editor = await browserOf("editor");
  const change = { kind: "premium", value: "yes" };
  for (const q of ["nosuch:1", "price:cheap", "tee ".repeat(21)]) {
    const answer = await editor.send("/api/admin/products/bulk", {
      method: "POST",
      headers: { origin: shopUrl, "content-type": "application/json" },
      body: JSON.stringify({ choice: { q }, change }),
    });
    expect([q, answer.status]).toEqual([q, 422]);
  }
  const packer = await browserOf("packer");
  expect(
    await act(packer, "adjustFoundStockAction", { q: "nosuch:1", delta: 1, cause: "found", note: "" }),
  ).toContain("no field “nosuch”");
});

/** What an action answers, as text. */
async function act(browser: PlainBrowser, action: string, input: object): Promise<string> {
  const answer = await browser.send("/about", {
    method: "POST",
    headers: { "next-action": idOf(action), origin: shopUrl, "content-type": "text/plain;charset=UTF-8" },
    body: JSON.stringify([input]),
  });
  return answer.text();
}

test("a view is saved under a plain name, for a list that one may see, and at most twenty times", async () => {
  const packer = await browserOf("packer");
  const view = { list: "packing", name: "Mine", q: "", sort: "", isShared: false };
  expect(await act(packer, "saveViewAction", { ...view, list: "orders" })).toContain(
    "do not have permission",
  );
  expect(await act(packer, "saveViewAction", { ...view, name: "\u202etnirp" })).toContain(
    "Use letters, digits",
  );
  for (let n = 0; n < 20; n++) {
    expect(await act(packer, "saveViewAction", { ...view, name: `<b>${n}` })).toContain('"ok":true');
  }
  expect(await act(packer, "saveViewAction", view)).toContain("twenty saved views already");
  expect(await (await packer.send("/admin/packing")).text()).toContain("&lt;b&gt;19");
});

test("a packer sees what goes into a parcel and where, and nothing else of the order", async ({
  browserName: _,
}, { parallelIndex, config }) => {
  const email = `parcel-${randomUUID()}@kapas.test`;
  const orderNumber = await placeOrder(await takeTee(), { email });
  const packer = await browserOf("packer");
  const html = await (await packer.send(`/admin/packing?q=${orderNumber}`)).text();
  const { data } = await backend.from("orders").select("phone").eq("order_id", orderNumber).single();
  for (const fact of [orderNumber, data?.phone]) expect(html).toContain(fact);
  expect(html).not.toContain(email);
  expect((await packer.send(`/admin/orders/${orderNumber}/packing-slip.pdf`)).status).toBe(200);
});
