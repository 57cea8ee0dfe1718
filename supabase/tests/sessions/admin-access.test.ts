import { owner } from "../support/backend/database";
import { type Caller, call, signIn } from "../support/backend/gateway";
import { claimsOf, enrol, verifySecondFactor } from "../support/people/second-factor";
import { makeStaff, staffPassword } from "../support/people/staff";

const checkAdminAccess = async (caller: Caller) =>
  (await call(caller, "/rest/v1/rpc/check_admin_access", { body: {} })).body;
/** Whether row policies treat this caller as an admin. */
async function isStaff(caller: Caller): Promise<boolean> {
  const { body } = await call(caller, "/rest/v1/user_roles?select=user_id");
  const { rows } = await owner.query("select count(*) from public.user_roles");
  return Array.isArray(body) && body.length === rows[0].count;
}

async function newStaffSession(): Promise<{ caller: Caller; email: string; id: string }> {
  const staff = await makeStaff(owner);
  return { ...staff, caller: await signIn(staff.email, staffPassword) };
}

const sessionOf = (caller: Caller) => String(claimsOf(caller).session_id);

describe("access to the admin", () => {
  it("is closed to a customer and open to staff", async () => {
    expect(await checkAdminAccess(await signIn("ravi@kapas.test", "kapas-demo"))).toContain("customer");
    const { caller } = await newStaffSession();
    expect(await checkAdminAccess(caller)).toContain("open_without_factor");
  });

  it("ends 24 hours after the login", async () => {
    const { caller } = await newStaffSession();
    const age = (interval: string) =>
      owner.query("update auth.sessions set created_at = now() - $2::interval where id = $1", [
        sessionOf(caller),
        interval,
      ]);
    await age("23 hours");
    expect(await isStaff(caller)).toBe(true);
    await age("25 hours");
    expect(await checkAdminAccess(caller)).toContain("over");
    expect(await isStaff(caller)).toBe(false);
  });

  it("ends after 8 hours without a visit, and each visit restarts them", async () => {
    const { caller } = await newStaffSession();
    const leaveFor = (interval: string) =>
      owner.query("update private.staff_sessions set seen_at = now() - $2::interval where session_id = $1", [
        sessionOf(caller),
        interval,
      ]);
    await checkAdminAccess(caller);
    await leaveFor("7 hours");
    expect(await checkAdminAccess(caller)).toContain("open");
    await leaveFor("9 hours");
    expect(await isStaff(caller)).toBe(false);
    expect(await checkAdminAccess(caller)).toContain("over");
  });

  it("ends with the session: a still valid token opens nothing after logging out", async () => {
    const { caller } = await newStaffSession();
    await call(caller, "/auth/v1/logout", { body: {} });
    expect(await isStaff(caller)).toBe(false);
  });
});

describe("a second factor", () => {
  it("is required once it is set up, also by the row policies", async () => {
    const { caller, email } = await newStaffSession();
    const factor = await enrol(caller);
    expect(await checkAdminAccess(caller)).toContain("open_without_factor");
    const given = await verifySecondFactor(caller, factor);
    expect(given.status).toBe(200);

    const passwordOnly = await signIn(email, staffPassword);
    expect(claimsOf(passwordOnly).aal).toBe("aal1");
    expect(await checkAdminAccess(passwordOnly)).toContain("code_needed");
    expect(await isStaff(passwordOnly)).toBe(false);

    const { caller: strong } = await verifySecondFactor(passwordOnly, factor);
    if (!strong) throw new Error("the code was refused");
    expect(claimsOf(strong).aal).toBe("aal2");
    expect(await checkAdminAccess(strong)).toMatch(/^"?open"?$/);
    expect(await isStaff(strong)).toBe(true);
  });

  it("is required of all staff when the server requires it, also by the row policies", async () => {
    const [{ caller }, { caller: other }] = [await newStaffSession(), await newStaffSession()];
    const rule = (value: string) =>
      owner.query("select public.save_environment('STAFF_TWO_FACTOR', $1)", [value]);
    await rule("required");
    expect(await checkAdminAccess(caller)).toContain("factor_needed");
    expect(await isStaff(caller)).toBe(false);
    const { caller: strong } = await verifySecondFactor(caller, await enrol(caller));
    if (!strong) throw new Error("the code was refused");
    expect(await checkAdminAccess(strong)).toMatch(/^"?open"?$/);
    expect(await isStaff(strong)).toBe(true);
    await rule("optional");
    expect(await isStaff(other)).toBe(true);
  });

  it("is not passed by a wrong code, nor removed with a password alone", async () => {
    const { caller, email } = await newStaffSession();
    const factor = await enrol(caller);
    await verifySecondFactor(caller, factor);
    const passwordOnly = await signIn(email, staffPassword);
    expect(await verifySecondFactor(passwordOnly, factor, "000000")).toMatchObject({
      status: 422,
      body: { error_code: "mfa_verification_failed" },
    });
    const path = `/auth/v1/factors/${factor.id}`;
    expect((await call(passwordOnly, path, { method: "DELETE" })).status).toBe(422);
    expect((await call(passwordOnly, "/auth/v1/factors", { body: { factor_type: "totp" } })).status).toBe(
      403,
    );
  });
});
