import {
  deleteAccountAction,
  replacePasswordAction,
  sendPasswordLinkAction,
  updateProfileAction,
} from "@/server/account/actions";
import { verifySecondFactorAction } from "@/server/staff/actions";
import { people } from "../../../e2e/support/newcomer";
import { totpOf } from "../../../sandbox/backend/totp";
import { owner } from "../support/backend/database";
import { signIn } from "../support/backend/gateway";
import { Visitor } from "../support/http/visitor";
import { makeMember } from "../support/people/accounts";
import { enrol, verifySecondFactor } from "../support/people/second-factor";
import { makeProduct } from "../support/shop";

const answerAt = async (visitor: Visitor, path: string) => {
  const { status, headers } = await visitor.checkAdminAccess(path);
  return [path, status, headers.get("location")?.replace(/^https?:\/\/[^/]+/, "") ?? null];
};

it("redirects customers and guests away from an unknown page of the admin", async () => {
  const customer = await new Visitor().signIn(people.ravi);
  expect(await answerAt(customer, "/admin/nothing")).toEqual(["/admin/nothing", 307, "/dashboard"]);
  expect(await answerAt(new Visitor(), "/admin/nothing")).toEqual([
    "/admin/nothing",
    307,
    "/auth?next=%2Fadmin%2Fnothing",
  ]);
});

it("answers staff 404 for a product, category or variant that does not exist, and 200 for one that does", async () => {
  const staff = await new Visitor().signIn(people.admin);
  const { id, variantIds } = await makeProduct(owner);
  const { rows } = await owner.query(
    "insert into public.categories (name, slug) values ('Tees', 'known-tees') returning id",
  );
  const places = {
    "/admin/products/edit": id,
    "/admin/categories": rows[0].id,
    "/admin/inventory": variantIds[0],
  };
  for (const [place, known] of Object.entries(places)) {
    for (const wrong of ["abc", "0", "999999", "999999999999999", "1.5"]) {
      const path = `${place}/${wrong}`;
      expect(await answerAt(staff, path)).toEqual([path, 404, null]);
    }
    expect(await answerAt(staff, `${place}/${known}`)).toEqual([`${place}/${known}`, 200, null]);
  }
  for (const path of ["/admin/categories/new", "/admin/inventory/count"])
    expect(await answerAt(staff, path)).toEqual([path, 200, null]);
});

it("redirects staff from a customer's account pages to the admin", async () => {
  const staff = await new Visitor().signIn(people.admin);
  const places = {
    "/account": "/admin",
    "/dashboard": "/admin",
    "/orders": "/admin",
    "/account/addresses": "/admin",
    "/account/addresses/new": "/admin",
    "/account/profile": "/admin/account",
    "/account/privacy": "/admin/account",
  };
  for (const [path, place] of Object.entries(places))
    expect(await answerAt(staff, path)).toEqual([path, 307, place]);
  expect(await answerAt(staff, "/admin/account")).toEqual(["/admin/account", 200, null]);
});

it("lets staff change, download and delete their account only after the code of their authenticator app", async () => {
  const who = await makeMember();
  const caller = await signIn(who.email, who.password);
  const factor = await enrol(caller);
  expect((await verifySecondFactor(caller, factor)).status).toBe(200);
  const half = await new Visitor().signIn(who);
  const page = "/admin/account";
  expect(await answerAt(half, page)).toEqual([page, 307, expect.stringMatching(/^\/admin\/second-factor/)]);

  const passwords = { password: "taken-over", confirmPassword: "taken-over" };
  const answers = [
    await half.submit(deleteAccountAction, { confirmation: "DELETE", password: who.password }, { page }),
    await half.submit(updateProfileAction, { firstName: "Not", lastName: "Theirs" }, { page }),
    await half.submit(replacePasswordAction, { currentPassword: who.password, ...passwords }, { page }),
    await half.submit(sendPasswordLinkAction, {}, { page }),
  ];
  const refused = { code: "forbidden", message: expect.stringContaining("authenticator app") };
  expect(answers.map(({ state }) => state)).toEqual(answers.map(() => expect.objectContaining(refused)));
  expect((await half.get("/api/account/data")).status).toBe(403);

  const code = totpOf(factor.secret, Date.now());
  await half.submit(verifySecondFactorAction, { code }, { page: "/admin/second-factor" });
  const data = await half.get("/api/account/data");
  expect([data.status, await data.text()]).toEqual([200, expect.stringContaining(who.firstName)]);
  expect(await answerAt(half, page)).toEqual([page, 200, null]);
});
