import { randomUUID } from "node:crypto";
import { expect, test } from "@playwright/test";
import { useUp } from "../support/attempts";
import { cookieOf } from "../support/cookie-names";
import { makeCustomer } from "../support/customer";
import { shopUrl } from "../support/env";
import { codeIn, linkIn, messagesTo, nextMessage } from "../support/inbox";
import { Newcomer } from "../support/newcomer";
import { PlainBrowser } from "../support/plain-browser";
import { solvedPuzzle } from "../support/puzzle";

async function register(browser: PlainBrowser, who: Newcomer): Promise<void> {
  const { firstName, lastName, email, phone } = who;
  const fields = { firstName, lastName, email, phone };
  const answer = await browser.submit("/auth?tab=register", "Register with Phone", fields);
  expect(answer.notice).toBe("account-created");
}

const wrongCodes = (right: string) =>
  Array.from({ length: 50 }, (_, index) => String(100_000 + index * 7)).map((code) =>
    code === right ? "999999" : code,
  );

test("of fifty guesses at once only five are checked, and then the right code is refused too", async () => {
  const browser = new PlainBrowser();
  const who = new Newcomer();
  await register(browser, who);
  const code = codeIn(await nextMessage(who.fullPhone, "sms"));
  const verify = await browser.copy().formOn("/auth?tab=register", "Verify OTP");
  const guesses = await Promise.all(wrongCodes(code).map((guess) => verify({ code: guess })));
  expect(guesses.filter(({ state }) => state?.code === "conflict")).toHaveLength(5);
  expect(guesses.filter(({ notice }) => notice === "otp-expired")).toHaveLength(45);
  expect((await verify({ code })).notice).toBe("otp-expired");
});

test("ten requests at once for a code send one SMS, and a number gets at most five a day", async () => {
  const who = new Newcomer();
  await register(new PlainBrowser(), who);
  const send = await new PlainBrowser().formOn("/auth", "Send OTP");
  // Another number, because registering used up the first one's limit of one code a minute.
  const fresh = new Newcomer();
  const answers = await Promise.all(Array.from({ length: 10 }, () => send({ phone: fresh.phone })));
  expect(answers.filter(({ notice }) => notice === "otp-sent")).toHaveLength(1);
  const refused = answers.filter(({ state }) => state?.code === "rate_limited");
  expect(refused).toHaveLength(9);
  expect(refused[0]?.state?.message).toBe("Please wait before trying again.");

  // Every spelling of a number counts as the same number.
  for (const phone of [`+91${who.phone}`, `0${who.phone}`, `91 ${who.phone}`, ` ${who.phone} `]) {
    expect((await send({ phone })).state?.code, phone).toBe("rate_limited");
  }
  expect(await messagesTo(who.fullPhone, "sms")).toHaveLength(1);
  const worn = new Newcomer();
  await useUp("otpSendDay", worn.fullPhone, 5);
  const over = await send({ phone: worn.phone, captcha: await solvedPuzzle() });
  expect(over.state?.code).toBe("rate_limited");
});

test("codes go to Indian mobile numbers only, never to expensive foreign ones", async () => {
  const send = await new PlainBrowser().formOn("/auth", "Send OTP");
  for (const phone of ["+2348012345678", "+1 900 555 0100", "+911234567890", "+9198765432101"]) {
    const { state } = await send({ phone });
    expect(state?.fieldErrors?.phone, phone).toBe("Please enter a valid phone number");
  }
});

test("a code works once, and only for the number that it was sent to", async () => {
  const [mine, theirs] = [new Newcomer(), new Newcomer()];
  const [me, them] = [new PlainBrowser(), new PlainBrowser()];
  await register(me, mine);
  await register(them, theirs);
  const code = codeIn(await nextMessage(mine.fullPhone, "sms"));
  const foreign = await (await them.formOn("/auth?tab=register", "Verify OTP"))({ code });
  expect(foreign.state?.code).toBe("conflict");
  const verify = await me.formOn("/auth?tab=register", "Verify OTP");
  const before = me.copy();
  expect((await verify({ code })).notice).toBe("phone-registered");
  const again = await (await before.formOf(before, "/auth?tab=register", "Verify OTP"))({ code });
  expect(again.state?.code).toBe("conflict");
  expect(before.cookies.has(cookieOf("session"))).toBe(false);
});

test("used, truncated, altered and made-up links sign nobody in", async () => {
  const browser = new PlainBrowser();
  const { firstName, lastName, email, password } = new Newcomer();
  const fields = { firstName, lastName, email, password, confirmPassword: password };
  await browser.submit("/auth?tab=register", "Create Account", fields);
  const link = new URL(linkIn(await nextMessage(email, "email")));
  const path = `/auth-callback${link.search}`;
  const complete = await browser.formOn(path, "Continue");
  const used = browser.copy();
  expect((await complete({})).notice).toBe("signed-in");
  expect((await complete({})).location).toContain("notice=dead-link");
  const dead = [
    path,
    path.replace(/token_hash=(.{6})/, "token_hash="),
    path.replace(/type=\w+/, "type=recovery"),
    "/auth-callback?token_hash=0000&type=signup",
    "/auth-callback?code=0000",
  ];
  for (const target of dead) {
    const page = await (await used.send(target)).text();
    const isForm = page.includes('name="code"');
    if (!isForm) expect(page, target).toContain("That link no longer works");
    else expect((await (await used.formOn(target, "Continue"))({})).location).toContain("notice=dead-link");
    expect(used.cookies.has(cookieOf("session")), target).toBe(false);
  }
  const passwords = { password: "ink-and-cotton", confirmPassword: "ink-and-cotton" };
  const reset = await new PlainBrowser().submit(
    `/update-password${link.search}`,
    "Update password",
    passwords,
  );
  expect(reset.state?.code).toBe("unauthenticated");
});

test("a page that is kept says nothing of the address that brought it about", async () => {
  const path = `/products/none-${randomUUID()}`;
  let html = "";
  // Another test's change may drop it in between.
  await expect(async () => {
    await (await fetch(`${shopUrl}${path}?token=secret-of-the-first`)).text();
    const kept = await fetch(`${shopUrl}${path}?other`);
    expect(kept.headers.get("x-nextjs-cache")).toBe("HIT");
    html = await kept.text();
  }).toPass();
  expect(html).toContain(`\\"c\\":[\\"\\",\\"products\\",\\"${path.split("/")[2]}\\"],\\"q\\":\\"\\"`);
  expect(html).not.toContain("secret-of-the-first");
  const data = await (await fetch(`${shopUrl}${path}?other`, { headers: { rsc: "1" } })).text();
  expect(data).not.toContain("secret-of-the-first");
});

test("next= never redirects to another site", async () => {
  const ways = [
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
  // Each sign-in ends all earlier sessions of its person.
  const { email, password } = await makeCustomer();
  const login = await new PlainBrowser().formOn("/auth", "Login");
  for (const next of ways) {
    const opened = await (await new PlainBrowser().send(`/auth?next=${encodeURIComponent(next)}`)).text();
    expect(opened.replaceAll(/self\.__next_f\.push[\s\S]*?<\/script>/g, ""), next).not.toMatch(
      /href="[^"]*evil/,
    );
  }
  for (const next of ways.slice(0, 12)) {
    const { location, notice } = await login({ email, password, next });
    expect(notice, next).toBe("signed-in");
    const target = new URL(location ?? "", shopUrl);
    expect(target.origin, next).toBe(shopUrl);
    expect(target.href, next).not.toContain("evil");
  }
});

test("oversized and malformed names, emails and numbers get a message, never a server error", async () => {
  const browser = new PlainBrowser();
  const { lastName, email, phone, password } = new Newcomer();
  const rest = { lastName, email, password, confirmPassword: password };
  const form = await browser.formOn("/auth?tab=register", "Create Account");
  expect((await form({ ...rest, firstName: "x".repeat(10_000_000) })).status).toBe(413);
  const odd = {
    long: "x".repeat(200_000),
    "an escape": "Lee\u001b[31mla",
    "two lines": "Leela\nBcc: all@kapas.test",
    "written backwards": "Leela\u202egnp.exe",
    "hidden isolates": "Leela\u2066x\u2069",
    blanks: "   ",
    "an ideographic blank": "\u3000\u3000",
  };
  for (const [what, firstName] of Object.entries(odd)) {
    const { status, state } = await form({ ...rest, firstName });
    expect(status, what).toBe(303);
    expect(state?.fieldErrors?.firstName, what).toMatch(/^First name /);
  }
  const emails = ["a@b@c.test", "x\r\nBcc: y@z.test", `${"x".repeat(400)}@b.test`, "а@кapas.test"];
  for (const wrong of emails) {
    const { state } = await form({ ...rest, firstName: "Leela", email: wrong });
    expect(state?.fieldErrors?.email, wrong).toBe("Please enter a valid email address");
  }
  const send = await browser.formOn("/auth", "Send OTP");
  for (const wrong of [`${phone}\u0001`, "9".repeat(100_000), "98765<script>"]) {
    expect((await send({ phone: wrong })).state?.fieldErrors?.phone, wrong.slice(0, 20)).toMatch(
      /^(Please enter a valid phone number|Phone number must be at least 10 digits)$/,
    );
  }
  const extra = await form({ ...rest, firstName: "Leela", role: "admin", user_metadata: "{}" });
  expect(extra.state?.ok).toBe(false);
  expect(await messagesTo(email, "email")).toHaveLength(0);
});

test("a number or an email address has one account, however it is written", async () => {
  const first = new Newcomer();
  await register(new PlainBrowser(), first);
  const form = await new PlainBrowser().formOn("/auth?tab=register", "Register with Phone");
  const { firstName, lastName } = first;
  const tries = [
    { phone: first.phone, email: new Newcomer().email },
    { phone: `+91 ${first.phone}`, email: new Newcomer().email },
    { phone: new Newcomer().phone, email: first.email },
    { phone: new Newcomer().phone, email: first.email.toUpperCase() },
  ];
  for (const fields of tries) {
    const { state } = await form({ firstName, lastName, ...fields });
    expect(state?.message).toBe("An account with this email already exists. Please login instead.");
  }
});

test("a form sent from another site is refused and changes nothing", async () => {
  const browser = new PlainBrowser();
  const who = new Newcomer();
  const form = await browser.formOn("/auth?tab=register", "Create Account");
  const { firstName, lastName, email, password } = who;
  const answer = await form(
    { firstName, lastName, email, password, confirmPassword: password },
    { origin: "https://evil.example", referer: "https://evil.example/" },
  );
  expect(answer.status).not.toBe(303);
  expect(browser.cookies.size).toBe(0);
  expect(await messagesTo(email, "email")).toHaveLength(0);
});
