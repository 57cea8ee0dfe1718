import { appEnv } from "../../../sandbox/app-env";
import { backend } from "../support/backend/backend";
import { owner } from "../support/backend/database";
import { type Caller, signIn } from "../support/backend/gateway";
import { enrol, verifySecondFactor } from "../support/people/second-factor";
import { makeStaff, staffPassword } from "../support/people/staff";

let token: string | undefined;

vi.mock("next/headers", () => ({
  headers: async () => new Headers(),
  cookies: async () => ({
    getAll: () => {
      const session = { access_token: token, refresh_token: "r", expires_at: Date.now() / 1000 + 600 };
      const value = `base64-${Buffer.from(JSON.stringify(session)).toString("base64url")}`;
      return token ? [{ name: "kapas-session-1", value }] : [];
    },
    set: () => undefined,
  }),
}));

vi.mock("next/server", async () => ({
  ...(await vi.importActual<typeof import("next/server")>("next/server")),
  connection: async () => undefined,
}));

let admit: typeof import("@/server/gate/guard").admit;
let copyMyData: typeof import("@/server/account/queries").copyMyData;

beforeAll(async () => {
  Object.assign(process.env, appEnv({ siteUrl: "http://localhost:1", gatewayUrl: backend.url }));
  ({ admit } = await import("@/server/gate/guard"));
  ({ copyMyData } = await import("@/server/account/queries"));
});

/** By password only, with an authenticator app set up in another session. */
async function withApp(email: string, password: string): Promise<{ caller: Caller; strong: Caller }> {
  const first = await signIn(email, password);
  const { caller: strong, status, body } = await verifySecondFactor(first, await enrol(first));
  if (!strong) throw new Error(`the code was answered ${status}: ${JSON.stringify(body)}`);
  return { caller: await signIn(email, password), strong };
}

test("staff with an authenticator app can do nothing and see none of their data before its code", async () => {
  const { email } = await makeStaff(owner);
  const { caller, strong } = await withApp(email, staffPassword);
  token = caller.token;
  const refusal = { code: "forbidden", message: expect.stringContaining("authenticator app") };
  await expect(admit("customer")).rejects.toMatchObject(refusal);
  await expect(copyMyData()).rejects.toMatchObject(refusal);
  await expect(admit("staff")).rejects.toMatchObject(refusal);
  expect(await admit("public")).toBeNull();
  expect(await admit("session")).toMatchObject({ email });

  token = strong.token;
  expect(await admit("customer")).toMatchObject({ email });
  expect(await admit("public")).toMatchObject({ email });
  expect(JSON.stringify(await copyMyData())).toContain(email);
});

test("staff without an app, and customers, act as before", async () => {
  const { email } = await makeStaff(owner);
  token = (await signIn(email, staffPassword)).token;
  expect(await admit("customer")).toMatchObject({ email });

  const former = await makeStaff(owner);
  const { caller } = await withApp(former.email, staffPassword);
  await owner.query("delete from public.user_roles where user_id = $1", [former.id]);
  token = caller.token;
  expect(await admit("customer")).toMatchObject({ email: former.email });
});

test("only staff can set up an app and must enter its code: a customer's account has no page for it", async () => {
  token = (await signIn("ravi@kapas.test", "kapas-demo")).token;
  for (const guard of ["session", "setup"] as const) {
    await expect(admit(guard)).rejects.toMatchObject({ code: "forbidden" });
  }
  const { email } = await makeStaff(owner);
  token = (await signIn(email, staffPassword)).token;
  expect(await admit("setup")).toMatchObject({ email });

  const { caller, strong } = await withApp(email, staffPassword);
  token = caller.token;
  await expect(admit("setup")).rejects.toMatchObject({ code: "forbidden" });
  token = strong.token;
  expect(await admit("setup")).toMatchObject({ email });
});
