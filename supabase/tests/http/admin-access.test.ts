import { randomUUID } from "node:crypto";
import { globSync } from "node:fs";
import { join } from "node:path";
import { isHTTPAccessFallbackError } from "next/dist/client/components/http-access-fallback/http-access-fallback";
import { normalizeAppPath } from "next/dist/shared/lib/router/utils/app-paths";
import { adminPaths } from "@/lib/admin-paths";
import { livePages } from "@/lib/security/live-pages";
import { type Permission, permissions } from "@/lib/staff/permissions";
import { getMessage } from "@/server/contact/queries";
import { getAdminCustomer } from "@/server/customers/queries";
import { getAdminOrder } from "@/server/orders/queries";
import { getPrivacyRequests } from "@/server/privacy/queries";
import { actions, type Need, pages } from "../access/admin-doors";
import { owner } from "../support/backend/database";
import { redirectOf, siteUrl, Visitor } from "../support/http/visitor";
import { makeOrderInStatus } from "../support/orders/order-session";
import { makeCustomer, makeMember } from "../support/people/accounts";

// Every page and every action of the admin, without the middleware and the layout: each must refuse on its own. A new page
// or action fails until it has its line in admin-doors.ts.

const root = join(__dirname, "../../..");
const guest = new Visitor();
let customer: Visitor;
let packer: Visitor;

beforeAll(async () => {
  customer = await new Visitor().signIn(await makeCustomer());
  packer = await new Visitor().signIn(await makeMember("packer"));
});

/** From now on, packers may do this and nothing else. */
async function allowPackers(allowed: readonly Permission[]): Promise<void> {
  await owner.query("delete from public.role_permissions where role = 'packer'");
  await owner.query(
    "insert into public.role_permissions (role, permission) select 'packer', unnest($1::text[])",
    [allowed],
  );
}

type AdminAccess = { name: string; need: Need; ask: (visitor: Visitor) => Promise<string> };
type Answers = { guest: string; customer: string; refused: string; allowed: string };

const reads = permissions.filter((permission) => permission.endsWith(".read"));
/** More calls at once would wait too long for the database on a busy machine. */
const atOnce = 8;

/**
 * Tries each door with every permission but the needed ones, and with each needed one and those to read. Customers have no
 * permission: where one is needed, staff without it stand for them.
 */
async function expectAnswers(doors: AdminAccess[], answers: Answers): Promise<void> {
  const seen: Record<string, string> = {};
  const expected: Record<string, string> = {};
  const askAll = async (as: string, visitor: Visitor, answer: string, all = doors) => {
    const askOne = async ({ name, ask }: AdminAccess) => {
      expected[`${name} as ${as}`] = answer;
      seen[`${name} as ${as}`] = await ask(visitor);
    };
    for (let at = 0; at < all.length; at += atOnce) {
      await Promise.all(all.slice(at, at + atOnce).map(askOne));
    }
  };
  await askAll("guest", guest, answers.guest);
  for (const [key, some] of Map.groupBy(doors, ({ need }) => need.toString())) {
    const needed = permissions.filter((permission) => key.split(",").includes(permission));
    const isNeeded = (permission: Permission) => needed.includes(permission);
    if (needed.length === 0) {
      await askAll("customer", customer, answers.customer, some);
      await allowPackers([]);
      await askAll("staff", packer, answers.allowed, some);
      continue;
    }
    await allowPackers(permissions.filter((permission) => !isNeeded(permission)));
    await askAll(`staff without ${key}`, packer, answers.refused, some);
    for (const permission of needed) {
      await allowPackers([permission, ...reads.filter((read) => !isNeeded(read))]);
      await askAll(`staff with ${permission}`, packer, answers.allowed, some);
    }
  }
  expect(seen).toEqual(expected);
}

type Page = (props: { params: Promise<object>; searchParams: Promise<object> }) => unknown;

const values: Record<string, string> = { report: "sales", page: "about" };

/** "opens", or the path that the page sends its visitor to. A page whose record does not exist may be opened. */
async function answerOf(visitor: Visitor, page: Page, path: string): Promise<string> {
  const names = [...path.matchAll(/\[(\w+)\]/g)].map(([, name = ""]) => name);
  const params = Object.fromEntries(names.map((name) => [name, values[name] ?? "1"]));
  let isOpen = false;
  const open = async () => {
    await page({ params: Promise.resolve(params), searchParams: Promise.resolve({}) });
    isOpen = true;
  };
  try {
    return new URL(await redirectOf(visitor.look(open, path)), siteUrl).pathname;
  } catch (error) {
    if (isOpen || isHTTPAccessFallbackError(error)) return "opens";
    throw error;
  }
}

it("opens every page of the admin for those who may see it, and for no one else", async () => {
  const own = livePages.filter((page) => page.startsWith("/admin") && page !== "/admin/second-factor");
  expect(Object.keys(pages).sort()).toEqual(own.sort());
  const files = globSync("app/admin/**/page.tsx", { cwd: root });
  const fileOf = new Map(
    files.map((file) => [normalizeAppPath(file.replace(/^app|\/page\.tsx$/g, "")), join(root, file)]),
  );
  const doors: AdminAccess[] = [];
  for (const [name, need] of Object.entries(pages)) {
    // It shows nothing but a sentence, and its layout refuses the others.
    if (name === adminPaths.noAccess) continue;
    const { default: page } = await import(fileOf.get(name) ?? name);
    doors.push({ name, need, ask: (visitor) => answerOf(visitor, page, name) });
  }
  await expectAnswers(doors, {
    guest: "/auth",
    customer: "/dashboard",
    refused: "/admin/no-access",
    allowed: "opens",
  });
});

type Action = (input: never) => Promise<unknown>;

async function refusalOf(visitor: Visitor, action: Action): Promise<string> {
  const answer = JSON.stringify(await visitor.act(action, { unknown: "field" }));
  if (answer.includes("Please log in to continue")) return "log in";
  return answer.includes("You do not have permission to perform this action") ? "forbidden" : "reached";
}

it("runs every action of the admin for those who may use it, and for no one else", async () => {
  const files = globSync(["server/*/admin-actions.ts", "server/{lists,jobs,admin}/actions.ts"], {
    cwd: root,
  });
  const modules: Record<string, Action>[] = await Promise.all(files.map((file) => import(join(root, file))));
  const doors = modules.flatMap((module) =>
    Object.entries(module).map(([name, action]): AdminAccess => {
      const need = actions[name] ?? "staff";
      return { name, need, ask: (visitor) => refusalOf(visitor, action) };
    }),
  );
  expect(doors.map(({ name }) => name).sort()).toEqual(Object.keys(actions).sort());
  await expectAnswers(doors, {
    guest: "log in",
    customer: "forbidden",
    refused: "forbidden",
    allowed: "reached",
  });
});

it("logs which staff opened an order, a customer, a message and a privacy request", async () => {
  const member = await makeMember();
  const admin = await new Visitor().signIn(member);
  const person = { name: "Devika", email: `devika-${randomUUID()}@example.com` };
  const idOf = async (query: string, values: unknown[]) =>
    String((await owner.query(query, values)).rows[0].id);
  const customerId = (await makeCustomer()).id;
  const { order_id: orderNumber } = (await makeOrderInStatus(owner)).order;
  const messageId = await idOf("select public.receive_contact($1, null) as id", [
    { ...person, topic: "other", body: "Hello" },
  ]);
  const asked = { ...person, kind: "access", details: "", notice_version: "2026-12" };
  await owner.query("select public.receive_privacy_request($1)", [asked]);
  const requestId = await idOf("select id from public.privacy_requests where email = $1", [person.email]);
  await owner.query("select public.prove_privacy_request($1, 30)", [requestId]);

  await admin.look(() => getAdminOrder(orderNumber));
  await admin.look(() => getAdminCustomer(customerId));
  await admin.look(() => getMessage(messageId));
  await admin.look(() => getPrivacyRequests(requestId));
  const { rows } = await owner.query(
    "select subject, subject_id as id from public.staff_reads where actor = $1 order by subject",
    [member.id],
  );
  expect(rows).toEqual([
    { subject: "contact_messages", id: messageId },
    { subject: "customers", id: customerId },
    { subject: "orders", id: orderNumber },
    { subject: "privacy_requests", id: requestId },
  ]);
});
