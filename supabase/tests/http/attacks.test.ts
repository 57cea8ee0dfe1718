import { linkFieldsOf, proofOf } from "@/lib/auth/link";
import { accountNotice } from "@/lib/privacy/collection-notices";
import {
  completeSignInAction,
  registerAction,
  sendOtpAction,
  signInAction,
  updatePasswordAction,
  verifyOtpAction,
} from "@/server/auth/actions";
import { getLinkArrival, getPasswordChange, requireGuest } from "@/server/auth/queries";
import { Newcomer } from "../../../e2e/support/newcomer";
import { useUp } from "../support/http/attempts";
import { codeIn, linkIn, messagesTo, newestOf } from "../support/http/inbox";
import { solvedPuzzle } from "../support/http/puzzle";
import { afterwards } from "../support/http/request-scope";
import { cookieOf, redirectOf, Visitor } from "../support/http/visitor";
import { makeCustomer } from "../support/people/accounts";

const loginPage = { page: "/auth" };
const registerPage = { page: "/auth?tab=register" };

async function registerByPhone(visitor: Visitor, who: Newcomer): Promise<string> {
  const { firstName, lastName, email, phone, fullPhone } = who;
  const fields = { firstName, lastName, email, contact: phone, notice: accountNotice.version };
  const { notice } = await visitor.submit(registerAction, fields, registerPage);
  expect(notice).toBe("account-created");
  await afterwards();
  return codeIn(await newestOf(fullPhone, "sms"));
}

const accountOf = ({ firstName, lastName, email, password }: Newcomer) => ({
  ...{ firstName, lastName, contact: email, password },
  confirmPassword: password,
  notice: accountNotice.version,
});

/** One browser sends all at once: each copy has the cookies and the address of the browser. */
function atOnce(visitor: Visitor, action: Parameters<Visitor["submit"]>[0], all: Record<string, string>[]) {
  const sent = { ...loginPage, headers: { "x-forwarded-for": visitor.ip } };
  return Promise.all(all.map((fields) => visitor.copy().submit(action, fields, sent)));
}

it("checks only five of twelve codes that are typed at once, and then refuses the right one too", async () => {
  const visitor = new Visitor();
  const code = await registerByPhone(visitor, new Newcomer());
  const wrong = Array.from({ length: 12 }, (_, index) => String(100_000 + index * 7));
  const typed = wrong.map((guess) => ({ code: guess === code ? "999999" : guess }));
  const guesses = await atOnce(visitor, verifyOtpAction, typed);
  expect(guesses.filter(({ state }) => state?.code === "conflict")).toHaveLength(5);
  expect(guesses.filter(({ notice }) => notice === "otp-expired")).toHaveLength(7);
  expect((await visitor.submit(verifyOtpAction, { code }, registerPage)).notice).toBe("otp-expired");
});

it("sends one SMS for ten requests at once, and a number at most five a day", async () => {
  const visitor = new Visitor();
  const { phone, fullPhone } = await makeCustomer();
  const answers = await atOnce(visitor, sendOtpAction, Array(10).fill({ phone }));
  expect(answers.filter(({ notice }) => notice === "otp-sent")).toHaveLength(1);
  const refused = answers.filter(({ state }) => state?.code === "rate_limited");
  expect(refused).toHaveLength(9);
  expect(refused[0]?.state?.message).toBe("Please wait before trying again.");

  // Every spelling of a number counts as the same number.
  for (const spelled of [`+91${phone}`, `0${phone}`, `91 ${phone}`, ` ${phone} `]) {
    const { state } = await visitor.submit(sendOtpAction, { phone: spelled }, loginPage);
    expect([spelled, state?.code]).toEqual([spelled, "rate_limited"]);
  }
  await afterwards();
  expect(await messagesTo(fullPhone, "sms")).toHaveLength(1);
  const worn = new Newcomer();
  await useUp("otpSendDay", worn.fullPhone, 5);
  const last = { phone: worn.phone, captcha: await solvedPuzzle() };
  expect((await visitor.submit(sendOtpAction, last, loginPage)).state?.code).toBe("rate_limited");
});

it("sends codes to Indian mobile numbers only, never to expensive foreign ones", async () => {
  const visitor = new Visitor();
  for (const phone of ["+2348012345678", "+1 900 555 0100", "+911234567890", "+9198765432101"]) {
    const { state } = await visitor.submit(sendOtpAction, { phone }, loginPage);
    expect([phone, state?.fieldErrors?.phone]).toEqual([phone, "Please enter a valid phone number"]);
  }
});

it("accepts a code once, and only for the number that it was sent to", async () => {
  const [me, them] = [new Visitor(), new Visitor()];
  const code = await registerByPhone(me, new Newcomer());
  await registerByPhone(them, new Newcomer());
  const verify = (visitor: Visitor) => visitor.submit(verifyOtpAction, { code }, registerPage);
  expect((await verify(them)).state?.code).toBe("conflict");
  const before = me.copy();
  expect((await verify(me)).notice).toBe("phone-registered");
  expect((await verify(before)).state?.code).toBe("conflict");
  expect(before.cookies.has(cookieOf("session"))).toBe(false);
});

it("signs no one in by a used, truncated, altered or made-up link", async () => {
  const visitor = new Visitor();
  const who = new Newcomer();
  await visitor.submit(registerAction, accountOf(who), registerPage);
  await afterwards();
  const link = new URL(linkIn(await newestOf(who.email, "email")));
  const page = `/auth-callback${link.search}`;
  const fieldsIn = (path: string) =>
    linkFieldsOf(Object.fromEntries(new URLSearchParams(path.split("?")[1])));
  const complete = (by: Visitor, path: string) =>
    by.submit(completeSignInAction, fieldsIn(path), { page: path });
  const used = visitor.copy();
  expect((await complete(visitor, page)).notice).toBe("signed-in");
  expect((await complete(visitor, page)).location).toContain("notice=dead-link");
  const shortened = page.replace(/token_hash=(.{6})/, "token_hash=");
  for (const path of [page, shortened, "/auth-callback?token_hash=0000&type=signup"]) {
    const proof = proofOf(fieldsIn(path));
    expect([path, proof && (await used.look(() => getLinkArrival(proof), path))]).toEqual([path, null]);
    expect(await used.look(() => getPasswordChange(proof), path)).toBeNull();
  }
  for (const path of [
    page,
    shortened,
    page.replace(/type=\w+/, "type=recovery"),
    "/auth-callback?token_hash=0000&type=signup",
    "/auth-callback?code=0000",
  ]) {
    const { location } = await complete(used, path);
    expect([path, location]).toEqual([path, expect.stringContaining("notice=dead-link")]);
    expect([path, used.cookies.has(cookieOf("session"))]).toEqual([path, false]);
  }
  const password = "ink-and-cotton";
  const fields = { ...fieldsIn(page), password, confirmPassword: password };
  const reset = await new Visitor().submit(updatePasswordAction, fields, {
    page: `/update-password${link.search}`,
  });
  expect(reset.state?.code).toBe("unauthenticated");
});

it("never follows next= to another site", async () => {
  const who = await makeCustomer();
  const visitor = await new Visitor().signIn(who);
  const { email, password } = who;
  // lib/auth/next-path.test.ts has all spellings.
  for (const next of ["//evil.example", "/\\evil.example", "javascript:alert(1)"]) {
    expect([next, await redirectOf(visitor.look(() => requireGuest(next)))]).toEqual([next, "/dashboard"]);
    const { location } = await new Visitor().submit(signInAction, { email, password, next }, loginPage);
    expect([next, location]).toEqual([next, "/dashboard"]);
  }
});

it("registers no one with a malformed name or email, or with fields of staff", async () => {
  const visitor = new Visitor();
  const who = new Newcomer();
  const register = async (fields: Record<string, string>) =>
    (await visitor.submit(registerAction, { ...accountOf(who), ...fields }, registerPage)).state;
  const name = await register({ firstName: "Leela\nBcc: all@kapas.test" });
  expect(name?.fieldErrors?.firstName).toMatch(/^First name /);
  const email = await register({ contact: "x\r\nBcc: y@z.test" });
  expect(email?.fieldErrors?.contact).toBe("Please enter a valid email address");
  expect((await register({ role: "admin", user_metadata: "{}" }))?.ok).toBe(false);
  await afterwards();
  expect(await messagesTo(who.email, "email")).toHaveLength(0);
});

it("refuses a form that was sent from another site", async () => {
  const visitor = new Visitor();
  const who = new Newcomer();
  const headers = { origin: "https://evil.example", referer: "https://evil.example/" };
  const { state } = await visitor.submit(registerAction, accountOf(who), { ...registerPage, headers });
  expect(state).toMatchObject({ ok: false, code: "forbidden" });
  const body = new FormData();
  for (const [name, value] of Object.entries(accountOf(who))) body.set(name, value);
  expect((await visitor.checkAdminAccess(registerPage.page, { method: "POST", headers, body })).status).toBe(
    403,
  );
  expect(visitor.cookies.size).toBe(0);
  await afterwards();
  expect(await messagesTo(who.email, "email")).toHaveLength(0);
});
