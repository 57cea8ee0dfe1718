import { expect, test } from "@playwright/test";
import { forgetAttempts } from "../support/attempts";
import { messagesTo } from "../support/inbox";
import { Newcomer, people } from "../support/newcomer";
import { type FormAnswer, PlainBrowser } from "../support/plain-browser";

const pairs = 16;

type Ask = (isKnown: boolean) => Promise<FormAnswer>;

/** Asks about a known and an unknown account at the same moment, so that a busy machine slows both. They take turns to be first. */
async function compare(ask: Ask): Promise<{ known: FormAnswer[]; unknown: FormAnswer[] }> {
  const known: FormAnswer[] = [];
  const unknown: FormAnswer[] = [];
  await ask(true);
  for (let index = 0; index < pairs; index += 1) {
    const isFirstKnown = index % 2 === 0;
    const [first, second] = await Promise.all([ask(isFirstKnown), ask(!isFirstKnown)]);
    known.push(isFirstKnown ? first : second);
    unknown.push(isFirstKnown ? second : first);
  }
  return { known, unknown };
}

const timesOf = (answers: FormAnswer[]) => answers.map(({ ms }) => ms);

/** How often a known account is slower than an unknown one: 0.5 if timing reveals nothing, 0 or 1 if it reveals everything. */
function advantage(known: FormAnswer[], unknown: FormAnswer[]): number {
  const [a, b] = [timesOf(known), timesOf(unknown)];
  const wins = a.flatMap((x) => b.map((y) => (x > y ? 1 : x === y ? 0.5 : 0)));
  return wins.reduce<number>((sum, win) => sum + win, 0) / wins.length;
}

function expectNoHint({ known, unknown }: { known: FormAnswer[]; unknown: FormAnswer[] }): void {
  const shapes = new Set([...known, ...unknown].map(({ shape }) => shape));
  expect([...shapes]).toHaveLength(1);
  // With 16 and 16 answers, chance alone stays within these bounds in 9999 of 10,000 runs (Mann-Whitney).
  expect(advantage(known, unknown)).toBeGreaterThan(0.1);
  expect(advantage(known, unknown)).toBeLessThan(0.9);
}

test("logging in tells nobody whether there is an account", async () => {
  const login = await new PlainBrowser().formOn("/auth", "Login");
  let count = 0;
  const ask: Ask = (isKnown) => {
    count += 1;
    // The limit counts each pair of account and IP address, so each try has a new address.
    const headers = { "x-forwarded-for": `10.77.${Math.floor(count / 250)}.${count % 250}` };
    const email = isKnown ? people.ravi.email : new Newcomer().email;
    return login({ email, password: "not-this-one" }, headers);
  };
  expectNoHint(await compare(ask));
});

test("asking for a reset link tells nobody whether there is an account", async () => {
  const opener = new PlainBrowser();
  const before = (await messagesTo(people.ravi.email, "email")).length;
  const ask: Ask = async (isKnown) => {
    await forgetAttempts("resetAccount", people.ravi.email);
    // Each try has a new browser, because cookies of the last try would change the answer.
    const forgot = await new PlainBrowser().formOf(opener, "/auth?tab=forgot-password", "Send reset link");
    return forgot({ email: isKnown ? people.ravi.email : new Newcomer().email });
  };
  expectNoHint(await compare(ask));
  expect((await messagesTo(people.ravi.email, "email")).length).toBeGreaterThan(before);
});

test("asking for a code tells nobody whether the number has an account", async () => {
  const browser = new PlainBrowser();
  const who = new Newcomer();
  const { firstName, lastName, email, phone } = who;
  const fields = { firstName, lastName, email, phone };
  await browser.submit("/auth?tab=register", "Register with Phone", fields);
  const send = await new PlainBrowser().formOn("/auth", "Send OTP");
  let count = 0;
  const ask: Ask = async (isKnown) => {
    await forgetAttempts("otpSendMinute", who.fullPhone);
    await forgetAttempts("otpSendDay", who.fullPhone);
    count += 1;
    return send(
      { phone: isKnown ? who.phone : new Newcomer().phone },
      { "x-forwarded-for": `10.78.0.${count}` },
    );
  };
  expectNoHint(await compare(ask));
  expect((await messagesTo(who.fullPhone, "sms")).length).toBeGreaterThan(pairs);
});

test("registering by email tells nobody whether there is an account", async () => {
  const opener = new PlainBrowser();
  const ask: Ask = async (isKnown) => {
    const register = await new PlainBrowser().formOf(opener, "/auth?tab=register", "Create Account");
    const { firstName, lastName, email, password } = new Newcomer();
    const address = isKnown ? people.ravi.email : email;
    await forgetAttempts("registerMailbox", people.ravi.email);
    return register({ firstName, lastName, email: address, password, confirmPassword: password });
  };
  expectNoHint(await compare(ask));
});
