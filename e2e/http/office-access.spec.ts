import { readFileSync } from "node:fs";
import { expect, test } from "@playwright/test";
import { livePages } from "../../lib/security/live-pages";
import { backend, rowOf } from "../support/backend";
import { makeCustomer } from "../support/customer";
import { actions, type Need, pages } from "../support/office-doors";
import { PlainBrowser } from "../support/plain-browser";
import { makeSubmission } from "../support/sent-designs";
import { removeMiddleware, type ShopCopy, startShopCopy } from "../support/shop-copy";
import { makeStaff } from "../support/staff";

// Every page and every action of the back office, asked for by everybody, in a shop without the middleware: expected beside
// seen. A page or an action that is new fails until it has its line here.

const held: Record<string, readonly string[]> = {
  admin: ["*"],
  manager: ["*", "-roles.write"],
  packer: ["orders.fulfil", "art.review", "products.read", "inventory.read", "inventory.write"],
  editor: ["products.read", "products.write", "inventory.read", "offers.read", "art.review", "content.write"],
  support: [
    "orders.read",
    "orders.write",
    "orders.refund",
    "customers.read",
    "customers.write",
    "products.read",
    "inventory.read",
    "offers.read",
    "subscriptions.read",
    "subscriptions.write",
  ],
};

const actors = ["guest", "customer", "admin", "manager", "packer", "editor", "support"] as const;
type Actor = (typeof actors)[number];

function may(actor: Actor, need: Need): boolean {
  const own = held[actor];
  if (!own) return false;
  if (typeof need !== "string") return need.some((one) => may(actor, one));
  if (own.includes(`-${need}`)) return false;
  return need === "staff" || own.includes("*") || own.includes(need);
}

test.describe.configure({ mode: "serial" });

let bare: ShopCopy;
const cookies = new Map<Actor, string>();

test.beforeAll(async () => {
  bare = await startShopCopy({ change: removeMiddleware });
  await Promise.all(actors.map(async (actor) => cookies.set(actor, await cookieOf(actor))));
});
test.afterAll(() => bare?.stop());

async function cookieOf(actor: Actor): Promise<string> {
  if (actor === "guest") return "";
  const browser = new PlainBrowser();
  const { email, password } = actor === "customer" ? await makeCustomer() : await makeStaff(actor);
  await browser.submit("/auth", "Login", { email, password });
  return [...browser.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
}

/** "opens", or the path it is sent to. */
async function answerOf(path: string, cookie: string): Promise<string> {
  const response = await fetch(`${bare.url}${path}`, { redirect: "manual", headers: { cookie } });
  const location = response.headers.get("location");
  if (location) return new URL(location, bare.url).pathname;
  const [, sentOn] = (await response.text()).match(/(?:;url=|NEXT_REDIRECT;\w+;)([^"?;]+)/) ?? [];
  return sentOn ?? (response.status === 200 ? "opens" : String(response.status));
}

function expectedPage(actor: Actor, need: Need): string {
  if (actor === "guest") return "/auth";
  if (actor === "customer") return "/dashboard";
  return may(actor, need) ? "opens" : "/admin/no-access";
}

interface Cell {
  cell: string;
  expected: string;
  seen: string;
}

/** All doors for all actors, who ask at the same time: much of an answer is waiting. */
async function expectCells<T>(doors: T[], ask: (actor: Actor, door: T) => Promise<Cell>): Promise<void> {
  const rows = await Promise.all(
    actors.map(async (actor) => {
      const row: Cell[] = [];
      for (const door of doors) row.push(await ask(actor, door));
      return row;
    }),
  );
  const as = (kind: "expected" | "seen") =>
    Object.fromEntries(rows.flat().map((found) => [found.cell, found[kind]]));
  expect(as("seen")).toEqual(as("expected"));
}

interface Things {
  orderNumber: string;
  userId: string;
  submissionId: string;
}

const filled = (page: string, { orderNumber, userId, submissionId }: Things) =>
  page
    .replace("[orderId]", orderNumber)
    .replace("[userId]", userId)
    .replace("[submissionId]", submissionId)
    .replace("[report]", "sales")
    .replace("[page]", "about")
    .replace(/\[\w+\]/g, "1");

test("every page of the back office opens for those who may see it, and for nobody else", async () => {
  expect(Object.keys(pages).sort()).toEqual(
    livePages.filter((page) => page.startsWith("/admin") && page !== "/admin/second-factor").sort(),
  );
  const { order_id } = rowOf(await backend.from("orders").select("order_id").limit(1));
  const { id: userId } = await makeCustomer();
  const { id: submissionId } = await makeSubmission();
  const things = { orderNumber: order_id, userId, submissionId };
  await expectCells(Object.entries(pages), async (actor, [page, need]) => ({
    cell: `${actor} ${page}`,
    expected: expectedPage(actor, need),
    seen: await answerOf(filled(page, things), cookies.get(actor) ?? ""),
  }));
});

type Manifest = { node: Record<string, { exportedName?: string; filename?: string }> };

/** The actions of admin-actions.ts files, and those for all staff. */
function officeActions(): [id: string, name: string][] {
  const { node }: Manifest = JSON.parse(readFileSync(".next/server/server-reference-manifest.json", "utf8"));
  return Object.entries(node).flatMap(([id, { exportedName = "", filename = "" }]) =>
    /admin-actions|server\/(lists|jobs|admin)\/actions/.test(filename) ? [[id, exportedName]] : [],
  );
}

async function refusalOf(id: string, cookie: string): Promise<string> {
  const response = await fetch(`${bare.url}/about`, {
    method: "POST",
    headers: { "next-action": id, origin: bare.url, cookie, "content-type": "text/plain;charset=UTF-8" },
    body: JSON.stringify([{ unknown: "field" }]),
  });
  const text = await response.text();
  if (response.status >= 500) return `status ${response.status}`;
  if (text.includes("Please log in to continue")) return "log in";
  return text.includes("You do not have permission to perform this action") ? "forbidden" : "reached";
}

test("every action of the back office works for those who may use it, and for nobody else", async () => {
  const found = officeActions();
  expect(found.map(([, name]) => name).sort()).toEqual(Object.keys(actions).sort());
  await expectCells(found, async (actor, [id, name]) => {
    const isAllowed = may(actor, actions[name] ?? "staff");
    return {
      cell: `${actor} ${name}`,
      expected: actor === "guest" ? "log in" : isAllowed ? "reached" : "forbidden",
      seen: await refusalOf(id, cookies.get(actor) ?? ""),
    };
  });
});
