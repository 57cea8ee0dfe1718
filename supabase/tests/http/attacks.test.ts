import { linkFieldsOf, proofOf } from "@/lib/auth/link";
import {
  completeSignInAction,
  registerAction,
  registerByPhoneAction,
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
  const fields = { firstName, lastName, email, phone };
  const { notice } = await visitor.submit(registerByPhoneAction, fields, registerPage);
  expect(notice).toBe("account-created");
  await afterwards();
  return codeIn(await newestOf(fullPhone, "sms"));
}

const accountOf = ({ firstName, lastName, email, password }: Newcomer) => ({
  ...{ firstName, lastName, email, password },
  confirmPassword: password,
});

/** One browser sends all at once: each copy has the cookies and the address of the browser. */
function atOnce(visitor: Visitor, action: Parameters<Visitor["submit"]>[0], all: Record<string, string>[]) {
  const sent = { ...loginPage, headers: { "x-forwarded-for": visitor.ip } };
  return Promise.all(all.map((fields) => visitor.copy().submit(action, fields, sent)));
}

it("checks only five of fifty codes that are typed at once, and then refuses the right one too", async () => {
  const visitor = new Visitor();
  const code = await registerByPhone(visitor, new Newcomer());
  const wrong = Array.from({ length: 50 }, (_, index) => String(100_000 + index * 7));
  const typed = wrong.map((guess) => ({ code: guess === code ? "999999" : guess }));
  const guesses = await atOnce(visitor, verifyOtpAction, typed);
  expect(guesses.filter(({ state }) => state?.code === "conflict")).toHaveLength(5);
  expect(guesses.filter(({ notice }) => notice === "otp-expired")).toHaveLength(45);
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
  const hostile = [
    "//evil.example",
    "/\\evil.example",
    "\\\\evil.example",
    "https://evil.example",
    "https:evil.example",
    "javascript:alert(1)",
    "JaVaScRiPt:alert(1)",
    "data:text/html,x",
    "/%2fevil.example",
    "/%5cevil.example",
    "/%252fevil.example",
    "/\tevil.example",
    "/\t/evil.example",
    "\n//evil.example",
    " //evil.example",
    "/\u2028/evil.example",
    "／／evil.example",
    "/..//evil.example",
    "/.//evil.example",
    "/about/..//evil.example",
    "@evil.example",
    "/auth?next=//evil.example",
    "x".repeat(5000),
  ];
  for (const next of hostile) {
    expect([next, await redirectOf(visitor.look(() => requireGuest(next)))]).toEqual([next, "/dashboard"]);
  }
  const { email, password } = who;
  for (const next of hostile.slice(0, 3)) {
    const { location } = await new Visitor().submit(signInAction, { email, password, next }, loginPage);
    expect([next, location]).toEqual([next, "/dashboard"]);
  }
});

it("answers malformed names, emails and numbers with a message", async () => {
  const visitor = new Visitor();
  const who = new Newcomer();
  const register = async (fields: Record<string, string>) =>
    visitor.submit(registerAction, { ...accountOf(who), ...fields }, registerPage);
  const names = {
    long: "x".repeat(200_000),
    "an escape": "Lee\u001b[31mla",
    "two lines": "Leela\nBcc: all@kapas.test",
    "written backwards": "Leela\u202egnp.exe",
    "hidden isolates": "Leela\u2066x\u2069",
    blanks: "   ",
    "an ideographic blank": "\u3000\u3000",
  };
  for (const [what, firstName] of Object.entries(names)) {
    const { location, state } = await register({ firstName });
    expect([what, location]).toEqual([what, registerPage.page]);
    expect([what, state?.fieldErrors?.firstName]).toEqual([what, expect.stringMatching(/^First name /)]);
  }
  const emails = ["a@b@c.test", "x\r\nBcc: y@z.test", `${"x".repeat(400)}@b.test`, "а@кapas.test"];
  for (const email of emails) {
    const { state } = await register({ email });
    expect([email, state?.fieldErrors?.email]).toEqual([email, "Please enter a valid email address"]);
  }
  for (const phone of [`${who.phone}\u0001`, "9".repeat(100_000), "98765<script>"]) {
    const { state } = await visitor.submit(sendOtpAction, { phone }, loginPage);
    expect(state?.fieldErrors?.phone).toMatch(
      /^(Please enter a valid phone number|Phone number must be at least 10 digits)$/,
    );
  }
  expect((await register({ role: "admin", user_metadata: "{}" })).state?.ok).toBe(false);
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
